//! Codeforces 1033G — Chip Game (<https://codeforces.com/problemset/problem/1033/G>)
//!
//! Game:      piles of chips. Alice takes exactly a chips from one pile, Bob exactly b; whoever cannot move loses. Over
//!            all pairs of a and b from 1 to m: in how many does Alice win whoever begins, in how many Bob, in how many
//!            the player who begins, and in how many the other?
//! Theorem:   a pile is equal to its remainder r modulo s = a + b. In the difference of piles of v and v - s, each
//!            move is answered by the same move in the other pile or, if that is not possible, by the opponent's
//!            move in the same pile, which leaves equal piles. Let a be at most b, since exchanging them exchanges
//!            Alice and Bob. Then r is worth 0 if r < a; a whole number of Alice's moves if a <= r < b; a star if b
//!            <= r < 2a; otherwise Alice moves to a whole number of moves, and Bob to 0, and the pile is called
//!            hot. Alice wins if there is a pile of the second kind, or two hot ones. With one hot pile, whoever begins
//!            wins if the number of stars is even, and Alice wins if it is odd; without a hot pile, the parity of the
//!            stars decides. No pile is of the second kind if a is more than the smaller of r and s - 1 - r for
//!            each r. Then r >= b exactly when 2r >= s, whatever a is, and the two greatest r decide for which a no
//!            pile is hot and for which exactly one is.
//! Cost:      O(m n), with m up to 100,000 and n up to 100. The judge allows 5 s and 256 MiB.
//! Status:    the samples; all choices of one pile of up to 12 chips, of two of up to 9 and of three of up to 6, with m
//!            up to 5, and random ones of up to 3 piles of up to 12 chips with m up to 6, against the rules; m up to
//!            300 against the kinds of the piles for each a and b; the largest for time and crashes only.

use proconio::input;
use shared::bounds::{check, check_each};

fn main() {
    input! { n: usize, m: u64 }
    check("n", n, 1..=100);
    check("m", m, 1..=100_000);
    input! { piles: [u64; n] }
    check_each("a pile", &piles, 1..=1_000_000_000_000_000_000);
    // The numbers of pairs for which the player who begins wins, and for which the other player does.
    let (mut first, mut second) = (0, 0);
    for total in 2..=2 * m {
        // Two multiplications are quicker than a division. The quotient may be too small by 1.
        let reciprocal = u64::MAX / total;
        let modulo_total = |pile: u64| {
            let quotient = ((u128::from(pile) * u128::from(reciprocal)) >> 64) as u64;
            let rest = pile - quotient * total;
            rest - if rest < total { 0 } else { total }
        };
        let mut least = total.saturating_sub(m).max(1);
        let (mut greatest, mut next, mut live) = (0, 0, 0);
        for &pile in &piles {
            let rest = modulo_total(pile);
            least = least.max(rest.min(total - 1 - rest) + 1);
            live += u64::from(2 * rest >= total);
            next = next.max(rest.min(greatest));
            greatest = greatest.max(rest);
        }
        // Live piles are stars, but if their number is odd, one of them may be hot.
        if live % 2 == 1 {
            first += pairs(least.max(next / 2 + 1), total);
        } else {
            second += pairs(least.max(greatest / 2 + 1), total);
        }
    }
    let one_sided = (m * m - first - second) / 2;
    println!("{one_sided} {one_sided} {first} {second}");
}

/// The number of pairs with this total in which the smaller number is at least `least`.
fn pairs(least: u64, total: u64) -> u64 {
    // Each smaller number belongs to two pairs, except half of the total.
    (total + 1).saturating_sub(2 * least)
}
