//! HDU 3032 — Nim or not Nim? (<https://acm.hdu.edu.cn/showproblem.php?pid=3032>)
//!
//! Game:      Lasker's Nim. A move takes any positive number of objects from one heap, or splits
//!            one heap into two. Whoever takes the last object wins; Alice moves first.
//! Theorem:   a heap of n has the value n, except that the values of 4k - 1 and 4k are exchanged (*Winning Ways*, ch.
//!            4; the code 4.333... in `shared::octal`); the mover wins unless the nim-sum of the values is 0.
//! Cost:      O(n) per case; its heaps are kept, 4 MiB. The judge allows 1 s and 32 MiB.
//! Status:    the sample; all positions of up to 3 heaps of up to 6 against the rules; the values up to 400 against
//!            the mex of their options; up to 1,000 heaps of any size against a table continued with its period.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::nim;
use shared::octal::lasker;

fn main() {
    input! { t: usize }
    check("T", t, 1..=100);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("N", n, 1..=1_000_000);
        input! { heaps: [u32; n] }
        check_each("a heap", &heaps, 1..=(1 << 31) - 1);
        let sum = nim::sum(heaps.into_iter().map(lasker));
        answers += if sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}
