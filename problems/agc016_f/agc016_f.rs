//! AtCoder AGC016 F — Games on DAG (<https://atcoder.jp/contests/agc016/tasks/agc016_f>)
//!
//! Game:      an acyclic graph, whose arcs lead to greater numbers, and tokens on the vertices 1 and 2. A move takes a
//!            token along an arc. Alice begins; whoever cannot move loses. For how many subsets of the arcs does Alice
//!            win?
//! Theorem:   she loses exactly when the tokens' Grundy values are equal (Sprague 1935, Grundy 1939). Let Z be the set
//!            of vertices of value 0. No arc joins two of them, each other vertex has an arc into Z, and these two
//!            facts determine Z, since values are defined from the last vertex to the first. Removing Z lowers all
//!            other values by 1. Let S be a set of vertices with 1 and 2. The number of sets of arcs within S for
//!            which 1 and 2 have equal values is a sum over Z: the arcs from Z to the rest of S are free; each
//!            vertex outside Z has at least one arc into Z; and the arcs among the vertices outside Z are free if 1
//!            and 2 are in Z, and otherwise must again give 1 and 2 equal values. S and Z are chosen together,
//!            vertex by vertex from the last one, so that each factor is known.
//! Cost:      O(3^N) time, O(2^N) memory. The judge allows 5 s and 256 MiB.
//! Status:    the samples; every graph of up to 4 vertices, and random ones of up to 10 arcs, against the rules for
//!            each set of arcs; larger ones against the sum over all assignments of values to the vertices, if there
//!            are at most 1,000,000 of these; others for time and crashes only.
//! Limits:    N from 2 to 20, since a table holds 2^N sets. Arcs are distinct, and lead to greater numbers.

use proconio::input;
use proconio::marker::Usize1;
use shared::bounds::check;
use shared::modular::Modular;

type Count = Modular<1_000_000_007>;

/// The vertices 1 and 2.
const TOKENS: usize = 0b11;

fn main() {
    input! { n: usize, m: usize }
    check("N", n, 2..=15);
    check("M", m, 1..=n * (n - 1) / 2);
    assert!((2..=20).contains(&n), "N is {n}, not in 2..=20");
    let mut reached = [0; 20];
    for _ in 0..m {
        input! { from: Usize1, to: Usize1 }
        check("a vertex", from.max(to) + 1, 1..=n);
        assert!(from < to && to < n, "an arc must lead to a greater number, up to N");
        assert!(reached[from] >> to & 1 == 0, "an arc is repeated");
        reached[from] |= 1 << to;
    }
    let mut powers = [Count::ONE; 256];
    for exponent in 1..256 {
        powers[exponent] = powers[exponent - 1] + powers[exponent - 1];
    }
    let mut sizes = vec![0u8; 1 << n];
    for set in 1..1 << n {
        sizes[set] = sizes[set >> 1] + (set & 1) as u8;
    }
    let arcs = |token: usize, set: usize| sizes[reached[token] & set];
    let above_0 = |token, set| powers[usize::from(arcs(token, set))] - Count::ONE;
    let sets = 0..1 << n;
    let mut counter = Counter {
        from_tokens: sets.clone().map(|set| arcs(0, set) + arcs(1, set)).collect(),
        both_above_0: sets.map(|set| above_0(0, set) * above_0(1, set)).collect(),
        equal: vec![Count::ZERO; 1 << n],
        sizes,
        reached,
        powers,
    };
    counter.choose(n, 0, 0, Count::ONE, 0);
    let equal = counter.equal[(1 << n) - 1];
    println!("{}", (counter.powers[m] - equal).value());
}

struct Counter {
    /// The heads of each vertex's arcs, as bits; arrays of fixed length need no checks of indices.
    reached: [usize; 20],
    /// The number of vertices of each set; a look-up is faster than counting bits.
    sizes: Vec<u8>,
    /// The powers of 2: there are at most 190 arcs.
    powers: [Count; 256],
    /// The arcs from 1 and 2 into each set.
    from_tokens: Vec<u8>,
    /// The number of sets of arcs from 1 and 2 into each set with at least one arc from 1 and one from 2.
    both_above_0: Vec<Count>,
    /// For each set of vertices with 1 and 2, the number of sets of arcs within it that give these two equal values.
    equal: Vec<Count>,
}

impl Counter {
    /// Chooses for each of the first `vertices` vertices, from the last one down, whether it is absent, has value 0
    /// or has another value, and adds up the results. `ways` counts the choices of arcs from the vertices above,
    /// except the `inner` ones within `others`. Absence is tried first and another value last, so that `equal` of a
    /// smaller set is complete when needed.
    fn choose(&mut self, vertices: usize, zeros: usize, others: usize, ways: Count, inner: u8) {
        if vertices == 2 {
            let both_0 = self.powers[usize::from(inner + self.from_tokens[others])];
            let both_above_0 = self.both_above_0[zeros] * self.equal[others | TOKENS];
            self.equal[zeros | others | TOKENS] += ways * (both_0 + both_above_0);
            return;
        }
        let vertex = vertices - 1;
        let arcs = |to: usize| self.sizes[self.reached[vertex] & to];
        let (bit, free, needed) = (1 << vertex, arcs(others), arcs(zeros));
        let (zero, other) =
            (self.powers[usize::from(free)], self.powers[usize::from(needed)] - Count::ONE);
        self.choose(vertex, zeros, others, ways, inner);
        self.choose(vertex, zeros | bit, others, ways * zero, inner);
        if needed > 0 {
            self.choose(vertex, zeros, others | bit, ways * other, inner + free);
        }
    }
}
