//! HDU 1846 — Brave Game (<https://acm.hdu.edu.cn/showproblem.php?pid=1846>)
//!
//! Game:      Bachet's game. One heap of n stones; a move takes 1 to m of them. Whoever takes the
//!            last stone wins.
//! Theorem:   the mover loses exactly when m + 1 divides n (Bachet 1612).
//! Cost:      O(1) per case. The judge allows 1 s and 32 MiB.
//! Status:    the sample; all n and m up to 100, and random ones up to 1,000, against the rules of
//!            the game.

use proconio::input;
use shared::bachet::wins;
use shared::bounds::check;

fn main() {
    input! { cases: usize }
    check("C", cases, 1..=100);
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        check("n", n, 1..=1000);
        check("m", m, 1..=1000);
        answers += if wins(n, m) { "first\n" } else { "second\n" };
    }
    print!("{answers}");
}
