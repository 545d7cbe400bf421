//! Codeforces 388C — Fox and Card Game (<https://codeforces.com/problemset/problem/388/C>)
//!
//! Game:      piles of cards with numbers. In turn, Ciel takes the top card of a pile and Jiro the bottom
//!            card of one. Each wants the sum of her or his own cards to be great. What are the sums?
//! Theorem:   a pile of even length is worth its upper half to Ciel and its lower half to Jiro; one of
//!            odd length as well, and the middle card c is a switch: whoever begins there gets it. By
//!            induction, what there is is worth X ± A to Ciel (`shared::switches`), X being her halves less
//!            his, with switches `{c | -c}`. Her move in an odd pile takes its middle, as what is left
//!            is even: best is the greatest one. In an even pile it opens a switch, the first card d
//!            of the lower half: it brings `X + d - A'`, no more than `X + A`, and as much where
//!            nothing is odd. The same holds of his moves.
//! Cost:      O(cards + n log n), for n up to 100 piles of up to 100 cards. The judge allows 1 s and 256 MiB.
//! Status:    the samples; all single piles of up to 5 cards and all pairs of piles of up to 3 cards,
//!            with numbers up to 3, and random ones of up to four piles against the rules; full size
//!            against games played out.

use proconio::input;
use shared::bounds::{check, check_each};
use shared::switches::stops;

fn main() {
    input! { n: usize }
    check("n", n, 1..=100);
    let (mut upper, mut lower) = (0, 0);
    let mut middles = Vec::new();
    for _ in 0..n {
        input! { s: usize }
        check("s", s, 1..=100);
        input! { pile: [i64; s] }
        check_each("a card", &pile, 1..=1000);
        let half = s / 2;
        upper += pile[..half].iter().sum::<i64>();
        lower += pile[s - half..].iter().sum::<i64>();
        if s % 2 == 1 {
            middles.push((pile[half], 0));
        }
    }
    // What a player gets of the middles by beginning, and what is left for the other one.
    let (first, second) = stops(&middles);
    println!("{} {}", upper + first, lower + second);
}
