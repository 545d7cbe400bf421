//! Luogu P2148 — SDOI2009 E&D (<https://www.luogu.com.cn/problem/P2148>)
//!
//! Game:      piles in pairs. A move throws one pile of a pair away and splits the other one into
//!            two piles, the new pair. Whoever cannot move, all piles being 1, loses.
//! Theorem:   the Grundy value of the pair (x, y) is the position of the lowest 0 bit of (x - 1) | (y - 1). By
//!            induction, splitting k reaches exactly the positions p of the 1 bits of k - 1. If k = a + b reaches p,
//!            neither a - 1 nor b - 1 has a 1 at p, and at each lower position at least one of them has. So their
//!            remainders modulo 2^(p + 1) add up to at least 2^p - 1 and at most 2^(p + 1) - 2, and k - 1 = (a - 1) +
//!            (b - 1) + 1 has a 1 at p. Conversely, if k - 1 has a 1 at p, the parts 2^p and k - 2^p reach p.
//! Cost:      O(N) per case. The judge allows 1 s and 125 MiB.
//! Status:    the sample; the game tree of two pairs with piles up to 5, and of one pair with piles
//!            up to 40; full size against a table up to 512 stones, and a recurrence beyond.
//! Limits:    a pile has a stone; N is even.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::nim;

/// The Grundy value of a pair of piles.
fn grundy(x: u64, y: u64) -> u64 {
    assert!(x > 0 && y > 0, "a pile must have a stone");
    ((x - 1) | (y - 1)).trailing_ones().into()
}

fn main() {
    input! { t: usize }
    check("T", t, 1..=20);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("N", n, 2..=20_000);
        assert!(n % 2 == 0, "N is {n}, not even");
        input! { piles: [u64; n] }
        check_each("a pile", &piles, 1..=2_000_000_000);
        let sum = nim::sum(piles.chunks(2).map(|pair| grundy(pair[0], pair[1])));
        answers += if sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{answers}");
}
