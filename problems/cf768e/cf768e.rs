//! Codeforces 768E — Game of Stones (<https://codeforces.com/problemset/problem/768/E>)
//!
//! Game:      n piles. A move takes a positive number of stones from one of them, but not a number that has been taken
//!            from the same pile before. Whoever cannot move loses. Does the player who moves second win?
//! Theorem:   a pile of s stones is worth the length r of its longest play, the greatest r with 1 + 2 + … + r <= s.
//!            After a first move of m the longest play is shorter; otherwise m and that play would be r + 1 moves.
//!            A check by definition, for all piles of up to 60 stones, shows that some first move leaves each
//!            smaller value. The piles' values add by nim-sum (Sprague 1935, Grundy 1939).
//! Cost:      O(n), for n up to 1,000,000. The judge allows 3 s and 256 MiB.
//! Status:    the samples; all single piles of up to 16 stones, all pairs and triples of up to 5, and random ones
//!            against the rules; every pile up to 60 against its value by definition.

use proconio::input;
use shared::bounds::check;
use shared::nim;

fn main() {
    input! { n: usize }
    check("n", n, 1..=1_000_000);
    let sum = nim::sum((0..n).map(|_| {
        input! { pile: u64 }
        check("a pile", pile, 1..=60);
        longest_play(pile)
    }));
    println!("{}", if sum == 0 { "YES" } else { "NO" });
}

/// The greatest r with 1 + 2 + … + r <= stones.
fn longest_play(stones: u64) -> u64 {
    let (mut r, mut taken) = (0, 1);
    while taken <= stones {
        r += 1;
        taken += r + 1;
    }
    r
}
