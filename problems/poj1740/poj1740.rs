//! POJ 1740 — A New Stone Game (<http://poj.org/problem?id=1740>)
//!
//! Game:      Piles of stones. A move throws away at least one stone of a pile and may spread any
//!            of that pile's other stones over piles that still have stones. Whoever cannot move
//!            loses.
//! Theorem:   the mover loses exactly when the piles can be matched into pairs of equal size. Then the opponent
//!            restores the pairs by making the same move on the partner of the pile just used. If no such matching
//!            exists, the greatest pile can fill all differences of the others, sorted and paired. If the number of
//!            these others is odd, the least of them is left out, and the greatest pile is reduced to its size.
//! Cost:      O(n) per case. The judge allows 1 s and 29.296875 MiB.
//! Status:    the sample; all cases of up to four piles with up to four stones against the rules; 100
//!            in every pile, zeros, unsorted piles; full size in games played to their end.
//! Limits:    a pile is below 128, since each size has a bit of a word.

use proconio::{input, is_stdin_empty};
use shared::bounds::check;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        check("n", n, 1..=10);
        // The sizes that an odd number of piles has.
        let mut unpaired = 0_u128;
        for _ in 0..n {
            input! { pile: u32 }
            check("a pile", pile, 0..=100);
            assert!(pile < 128, "a pile must be below 128");
            unpaired ^= 1 << pile;
        }
        let in_pairs = unpaired & !1 == 0;
        answers += if in_pairs { "0\n" } else { "1\n" };
    }
    print!("{answers}");
}
