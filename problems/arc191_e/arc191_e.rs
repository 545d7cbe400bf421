//! AtCoder ARC191 E — Unfair Game (<https://atcoder.jp/contests/arc191/tasks/arc191_e>)
//!
//! Game:      bags of gold and silver coins. Takahashi keeps some, Aoki gets the others. In turn, Takahashi first, a
//!            player takes a bag of his own, swaps a gold coin of it for silver ones (X if he is Takahashi, Y if Aoki)
//!            or throws a silver one away, and hands the bag to the other player. Whoever cannot move loses. For how
//!            many choices does Takahashi win, modulo 998,244,353?
//! Theorem:   a bag of Takahashi's is `{L |}`, since only he moves there, to bags of Aoki's. These are worth 0 or
//!            -1, by the mirrored argument, so his bag is worth 1 if one of them is worth 0, and otherwise 0. Say
//!            that a bag is a move if it is worth one move to its holder, that is, if it leads to a bag that is not
//!            a move. If X and Y are odd, every turn flips the parity of the silver coins, so a bag is a move iff
//!            their number is odd. If both are even, the same holds for the number of all coins. If one is even,
//!            call its owner E. Without gold, a bag is a move iff silver is odd. With gold, a bag of E's is a move,
//!            and a bag of the other player's only if there is a single gold coin and silver is odd. The reason:
//!            the other player's bag leads to a bag of E's with gold, which is a move, or, by a swap of the last
//!            gold coin, to even silver exactly when silver was odd; and E can leave even silver, with or without
//!            gold, by a throw or by a swap, which is not a move for the other player. The values add up, and
//!            Takahashi wins exactly when the sum is at least 1, since at 0 the first player loses. Keeping a bag
//!            rather than giving it away gains 0, 1 or 2.
//! Cost:      O(N), for N up to 200,000. The judge allows 2 s and 1024 MiB.
//! Status:    the samples; all lists of up to two bags of up to 2 coins of each kind with X and Y up to 3, all of three
//!            bags of up to 1, and random ones against the rules; up to 2,000 bags against a table of values and a
//!            count by sums, bag by bag; the largest for time and crashes only.

use proconio::input;
use shared::bounds::check;
use shared::modular::{Binomials, Modular};

const PRIME: u32 = 998_244_353;

fn main() {
    input! { n: usize, x: u64, y: u64 }
    check("N", n, 1..=200_000);
    check("X", x, 1..=1_000_000_000);
    check("Y", y, 1..=1_000_000_000);
    // The numbers of bags that gain 0, 1 and 2 if kept, and the number that are moves if given away.
    let mut gaining = [0; 3];
    let mut against = 0;
    for _ in 0..n {
        input! { gold: u64, silver: u64 }
        check("A", gold, 0..=1_000_000_000);
        check("B", silver, 0..=1_000_000_000);
        let kept = is_move(gold, silver, x, y);
        let given = is_move(gold, silver, y, x);
        gaining[usize::from(kept) + usize::from(given)] += 1;
        against += usize::from(given);
    }
    println!("{}", choices(gaining, against + 1).value());
}

/// Returns whether a bag is worth a move to its holder, who gets `own` silver coins for a gold one; the opponent gets
/// `other`.
fn is_move(gold: u64, silver: u64, own: u64, other: u64) -> bool {
    match (own % 2, other % 2) {
        _ if gold == 0 => silver % 2 == 1,
        (1, 1) => silver % 2 == 1,
        (0, 0) => (gold + silver) % 2 == 1,
        (0, _) => true,
        _ => gold == 1 && silver % 2 == 1,
    }
}

/// The number of choices of the bags that gain 0, 1 and 2 with a sufficient gain.
fn choices([idle, single, double]: [usize; 3], enough: usize) -> Modular<PRIME> {
    let binomials = Binomials::up_to(single.max(double));
    // The number of choices of at least this many of the bags that gain 1.
    let mut at_least = vec![Modular::ZERO; single + 2];
    for count in (0..=single).rev() {
        at_least[count] = at_least[count + 1] + binomials.choose(single, count);
    }
    let with_double = |count: usize| {
        let missing = enough.saturating_sub(2 * count).min(single + 1);
        binomials.choose(double, count) * at_least[missing]
    };
    let gaining: Modular<PRIME> = (0..=double).map(with_double).sum();
    gaining * Modular::new(2).pow(idle as u64)
}
