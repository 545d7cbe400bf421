//! AtCoder AGC 044 E — Random Pawn (<https://atcoder.jp/contests/agc044/tasks/agc044_e>)
//!
//! Game:      a pawn stands at a random one of N places on a circle. In each turn, the only player either stops and
//!            receives the A of the place, or pays its B, and the pawn goes to either neighbour with probability
//!            1/2. What is the greatest expected gain?
//! Theorem:   the value of a place is V = max(A, (V' + V'') / 2 - B), where V' and V'' are its neighbours' values.
//!            At the greatest A the player stops, so the circle can be cut there. Let C be 0 at the first two
//!            places, and C'' = 2 (C + B) - C' for three neighbours in a row. Then W = V - C satisfies W = max(A -
//!            C, (W' + W'') / 2), which has no costs. The least such W is nowhere below A - C, is concave, and is
//!            straight where it is above A - C: it is the upper hull of the points of A - C.
//! Cost:      O(N), for N up to 200,000; the hull is exact. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all circles of up to 4 places with small numbers, and random ones of up to 12, against all
//!            sets of places to stop at; up to 300 places against the places that no chord passes above.

use proconio::input;
use shared::bounds::{check, check_each};

/// The digits behind the decimal point.
const DIGITS: u32 = 12;

fn main() {
    input! { n: usize }
    check("N", n, 2..=200_000);
    input! { mut prizes: [i64; n] }
    check_each("A", &prizes, 0..=1_000_000_000_000);
    input! { mut costs: [i64; n] }
    check_each("B", &costs, 0..=100);
    let best = (0..n).max_by_key(|&place| prizes[place]).unwrap_or(0);
    prizes.rotate_left(best);
    costs.rotate_left(best);
    prizes.push(prizes[0]);
    // C of the theorem at each place.
    let mut paid = vec![0; n + 1];
    for place in 1..n {
        paid[place + 1] = 2 * (paid[place] + costs[place]) - paid[place - 1];
    }
    let points = prizes.iter().zip(&paid).enumerate();
    let points = points.map(|(place, (prize, paid))| (place as i128, i128::from(prize - paid)));
    let hull = upper_hull(points);
    // Twice the sum of all values: of a chord, that of an arithmetic sequence without its last number.
    let chords = hull.windows(2).map(|ends| {
        let [(x, y), (to_x, to_y)] = [ends[0], ends[1]];
        let length = to_x - x;
        2 * length * y + (to_y - y) * (length - 1)
    });
    let paid: i128 = paid[..n].iter().map(|&paid| i128::from(paid)).sum();
    let (sum, count) = (chords.sum::<i128>() + 2 * paid, 2 * n as i128);
    let unit = 10_i128.pow(DIGITS);
    let rounded = (sum * unit + count / 2) / count;
    println!("{}.{:0width$}", rounded / unit, rounded % unit, width = DIGITS as usize);
}

/// The corners of the least concave function above points that go from left to right.
fn upper_hull(points: impl Iterator<Item = (i128, i128)>) -> Vec<(i128, i128)> {
    let mut hull: Vec<(i128, i128)> = Vec::new();
    for point in points {
        while let [.., before, last] = hull[..] {
            let rises = (last.1 - before.1) * (point.0 - last.0);
            if rises > (point.1 - last.1) * (last.0 - before.0) {
                break;
            }
            hull.pop();
        }
        hull.push(point);
    }
    hull
}
