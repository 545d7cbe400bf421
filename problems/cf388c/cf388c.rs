//! Codeforces 388C — Fox and Card Game (<https://codeforces.com/problemset/problem/388/C>)
//!
//! Game:      piles of cards with numbers. In turn, Ciel takes the top card of a pile and Jiro the bottom card of one.
//!            Each maximises the sum of her or his own cards. What are the sums?
//! Theorem:   a pile of even length is worth its upper half to Ciel and its lower half to Jiro. In a pile of odd
//!            length, the middle card c is also a switch: whoever plays there first gets it. By induction, a
//!            position is worth X ± A to Ciel (`shared::switches`), where X is her halves minus his, and the
//!            switches are `{c | -c}`. Her move in an odd pile effectively takes the middle card, since an even
//!            pile is left: the greatest one is best. Her move in an even pile opens a switch, the first card d of
//!            the lower half: it yields `X + d - A'`, at most `X + A`, with equality if no pile is odd. The same
//!            holds for his moves.
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
    // The middle cards that the first player to take one gets, and those of the other player.
    let (first, second) = stops(&middles);
    println!("{} {}", upper + first, lower + second);
}
