//! The vertices of value 0 are removed, set by set.

use proconio::input;
use proconio::marker::Usize1;
use shared::modular::Modular;

type Count = Modular<1_000_000_007>;

/// Counts the sets of arcs that Alice wins. The first closure counts, for a vertex with this many
/// arcs into the vertices of value 0, the choices that give it another value. The second counts the
/// arc sets that lose if both tokens are on vertices of other values: from the number of arcs among
/// these vertices, for use if all are free, and the number of arc sets that give equal values.
fn answer(above_0: fn(u32) -> Count, both_above_0: fn(u32, Count) -> Count) {
    input! { n: usize, m: usize, arcs: [(Usize1, Usize1); m] }
    let mut reached = vec![0_usize; n];
    for (from, to) in arcs {
        reached[from] |= 1 << to;
    }
    let between = |from: usize, to: usize| -> u32 {
        let from = (0..n).filter(|vertex| from >> vertex & 1 == 1);
        from.map(|vertex| (reached[vertex] & to).count_ones()).sum()
    };
    let power_of_2 = |exponent: u32| Count::new(2).pow(exponent.into());
    let mut equal = vec![Count::ZERO; 1 << n];
    for all in (0b11..1 << n).step_by(4) {
        let mut zeros = all;
        while zeros > 0 {
            let others = all & !zeros;
            let inner = between(others, others);
            let outside = (0..n).filter(|vertex| others >> vertex & 1 == 1);
            let needed = outside.map(|vertex| above_0((reached[vertex] & zeros).count_ones()));
            let needed = needed.fold(Count::ONE, |product, ways| product * ways);
            let ways = needed * power_of_2(between(zeros, others));
            let right = match zeros & 0b11 {
                0b11 => power_of_2(inner),
                0 => both_above_0(inner, equal[others]),
                _ => Count::ZERO,
            };
            equal[all] += ways * right;
            zeros = (zeros - 1) & all;
        }
    }
    println!("{}", (power_of_2(m as u32) - equal[(1 << n) - 1]).value());
}

/// Counts the choices with at least one of `arcs` arcs.
fn at_least_one(arcs: u32) -> Count {
    Count::new(2).pow(arcs.into()) - Count::ONE
}

/// Allows all arcs into the vertices of value 0 to be absent, and so counts a set of arcs once for
/// each independent set of vertices.
pub fn unreached() {
    answer(|arcs| Count::new(2).pow(arcs.into()), |_, equal| equal);
}

/// Lets Alice lose if the player to move would win with either token alone, whatever the values.
pub fn won() {
    answer(at_least_one, |inner, _| Count::new(2).pow(inner.into()));
}
