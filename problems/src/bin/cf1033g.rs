//! Codeforces 1033G — Chip Game (<https://codeforces.com/problemset/problem/1033/G>)
//!
//! Game:      piles of chips. Alice takes exactly a chips from one pile, Bob exactly b; whoever cannot
//!            move loses. Of all a and b from 1 to m, with how many does Alice win whoever begins,
//!            Bob, whoever begins, and whoever does not begin?
//! Theorem:   a pile is equal to its remainder r modulo s = a + b. In the difference of piles of v and
//!            v - s, each move is answered by the same one in the other pile; where that is not
//!            possible, by the opponent's one in the same pile, which leaves equal piles. Let a be at
//!            most b, as exchanging them exchanges Alice and Bob. Then r is worth 0 if r < a; a whole
//!            number of Alice's moves if a <= r < b; a star if b <= r < 2a; otherwise Alice moves
//!            to a whole number of moves, and Bob to 0: call that hot. Alice wins if there is a
//!            pile of the second kind, or two hot ones. Beside one hot pile an even number of stars
//!            lets whoever begins win, an odd one Alice; without any, the parity of the stars
//!            decides. For each s, the a without piles of the second kind are an interval between
//!            two neighbouring remainders, and those without hot piles, or with one, are parts of it.
//! Cost:      O(m n log n), with m up to 100,000 and n up to 100. The judge allows 5 s and 256 MiB.
//! Status:    the samples; all choices of up to 3 piles of up to 9 chips with m up to 5, and random ones
//!            with m up to 6, against the rules; m up to 300 against the kinds of the piles for each
//!            a and b; the largest for time and crashes only.

use proconio::input;
use shared::bounds::{check, check_each};

fn main() {
    input! { n: usize, m: u64 }
    check("n", n, 1..=100);
    check("m", m, 1..=100_000);
    input! { piles: [u64; n] }
    check_each("a pile", &piles, 1..=1_000_000_000_000_000_000);
    // The pairs with which whoever begins wins, and those with which the other player does.
    let (mut first, mut second) = (0, 0);
    let mut rests = vec![0; n];
    for total in 2..=2 * m {
        for (rest, pile) in rests.iter_mut().zip(&piles) {
            *rest = pile % total;
        }
        rests.sort_unstable();
        for dead in 0..=n {
            let (odd, even) = without_free_moves(&rests, dead, total, m);
            first += odd;
            second += even;
        }
    }
    let one_sided = (m * m - first - second) / 2;
    println!("{one_sided} {one_sided} {first} {second}");
}

/// The pairs a, b with this total and no pile of a free move, in which the first `dead` piles, and no
/// others, are too small for both players: those that whoever begins wins, and those that the other does.
fn without_free_moves(rests: &[u64], dead: usize, total: u64, m: u64) -> (u64, u64) {
    let (dead, live) = rests.split_at(dead);
    let mut least = total.saturating_sub(m).max(1);
    least = least.max(dead.last().map_or(0, |rest| rest + 1));
    let mut most = total / 2;
    if let Some(&rest) = live.first() {
        least = least.max(total - rest);
        most = most.min(rest);
    }
    // A pile is hot up to half of its rest.
    let half = |from_end: usize| {
        live.len()
            .checked_sub(from_end)
            .map_or(0, |at| live[at] / 2)
    };
    let stars = pairs(least.max(half(1) + 1), most, total);
    let one_hot = pairs(least.max(half(2) + 1), most.min(half(1)), total);
    if live.len() % 2 == 1 {
        (stars + one_hot, 0)
    } else {
        (0, stars)
    }
}

/// The pairs with this total of which the smaller number is in a range.
fn pairs(least: u64, most: u64, total: u64) -> u64 {
    let smaller = (most + 1).saturating_sub(least);
    let is_equal_last = smaller > 0 && 2 * most == total;
    2 * smaller - u64::from(is_equal_last)
}
