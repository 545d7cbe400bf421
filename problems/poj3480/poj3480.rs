//! POJ 3480 — John (<http://poj.org/problem?id=3480>)
//!
//! Game:      Misère Nim: a move eats at least one candy of one colour; whoever eats the last
//!            candy loses. John begins.
//! Theorem:   as in normal Nim if some heap has two candies or more; otherwise John wins exactly when the number of
//!            heaps is even (Bouton 1901).
//! Cost:      O(n) per case. The judge's limits are unknown.
//! Status:    the sample; every position of up to four heaps of up to 7 candies against the rules of the game; 47 heaps
//!            of one candy, 46 of them and a greater one; full size against nim-sums by digits, in games played to
//!            their end if they are short.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::nim::wins_misere;

fn main() {
    input! { t: usize }
    check("T", t, 1..=474);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        check("N", n, 1..=47);
        input! { heaps: [u64; n] }
        check_each("a heap", &heaps, 1..=4747);
        answers += if wins_misere(&heaps) { "John\n" } else { "Brother\n" };
    }
    print!("{answers}");
}
