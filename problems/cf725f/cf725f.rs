//! Codeforces 725F — Family Photos (<https://codeforces.com/problemset/problem/725/F>)
//!
//! Game:      stacks of two photos, each worth a to Alice and b to Bonnie. In turn, Alice first, they take a photo from
//!            the top of a stack, or pass. The game ends after two passes in a row, or after the last photo. What is
//!            Alice's sum minus Bonnie's, if each maximises her own side of the difference?
//! Theorem:   a single photo is a switch `{a | -b}`, of mean `(a - b) / 2` and temperature `(a + b) / 2`. A stack
//!            whose top is at least as hot as its bottom counts as two switches. In any other stack, whose bottom
//!            has the temperature t, the opponent answers the first move by taking the bottom: the stack is worth
//!            the number nearest to 0 between `l = a1 - b2` and `r = a2 - b1`, where `l < r`. By induction, a
//!            position is worth X ± A (`shared::switches`), where X is the sum of all means and such numbers, and A
//!            counts for the player to move, here Alice. No photo yields more than `X + A`; beginning a stack of
//!            the second kind, worth x, yields `X - x + l + t - A'`, which is at most `X + A`, since `t ≤ A + A'`
//!            and `l ≤ x`. The hottest photo yields `X + A` and, if there is none, so does a stack with `x = l >
//!            0`. If there is neither, `X ≤ 0`, and she passes: then Bonnie ends the game at 0, or makes a move,
//!            which leaves Alice at least X. If `X + A < 0`, passing is no better, because Bonnie has such a move.
//! Cost:      O(n log n), for n up to 100,000. The judge allows 2 s and 256 MiB.
//! Status:    the samples; all single stacks with values up to 4, all pairs of stacks with values up to 2, and random
//!            cases of up to four stacks against the rules with their passes; up to 2,000 stacks against games played
//!            out.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::switches::stops;

fn main() {
    input! { n: usize }
    check("n", n, 1..=100_000);
    let mut switches = Vec::new();
    let mut settled = 0;
    for _ in 0..n {
        input! { worths: [i64; 4] }
        check_each("a worth", &worths, 0..=1_000_000_000);
        let (a1, b1, a2, b2) = (worths[0], worths[1], worths[2], worths[3]);
        if a1 + b1 >= a2 + b2 {
            switches.extend([(a1, -b1), (a2, -b2)]);
        } else {
            settled += 0.clamp(a1 - b2, a2 - b1);
        }
    }
    let (alice_begins, _) = stops(&switches);
    println!("{}", settled + alice_begins);
}
