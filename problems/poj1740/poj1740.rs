//! POJ 1740 — A New Stone Game (<http://poj.org/problem?id=1740>)
//!
//! Game:      Piles of stones. A move throws away at least one stone of a pile and may spread any
//!            of that pile's other stones over piles that still have stones. Whoever cannot move
//!            loses.
//! Theorem:   the mover loses exactly when the piles can be matched into pairs of equal size. Then the opponent
//!            restores the pairs by making the same move on the partner of the pile just used. If no such matching
//!            exists, the greatest pile can fill all differences of the others, sorted and paired.
//! Cost:      O(n log n) per case. The judge allows 1 s and 29.296875 MiB.
//! Status:    the sample; all cases of up to four piles with up to four stones against the rules; 100
//!            in every pile, zeros, unsorted piles; full size in games played to their end.

use proconio::{input, is_stdin_empty};
use shared::bounds::{check, check_each};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        check("n", n, 1..=10);
        input! { mut piles: [u32; n] }
        check_each("a pile", &piles, 0..=100);
        piles.retain(|&pile| pile > 0);
        piles.sort_unstable();
        let in_pairs = piles.chunks(2).all(|pair| matches!(pair, [a, b] if a == b));
        answers += if in_pairs { "0\n" } else { "1\n" };
    }
    print!("{answers}");
}
