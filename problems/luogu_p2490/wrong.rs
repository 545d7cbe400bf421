//! The gaps between pairs of pieces are heaps of Moore's Nim, of which a move may touch d. White
//! loses exactly when, for each binary digit, the number of heaps with a 1 is a multiple of d + 1.

use proconio::input;
use shared::modular::{Binomials, Modular};

const P: u32 = 1_000_000_007;

/// Answers the case. Each digit is 1 in a multiple of `divisor(d)` of the gaps; there are
/// `ways(binomials, pairs, number)` choices of `number` gaps.
fn answer(divisor: fn(usize) -> usize, ways: fn(&Binomials<P>, usize, usize) -> Modular<P>) {
    input! { n: usize, k: usize, d: usize }
    let binomials = Binomials::up_to(n + k);
    let (pairs, free) = (k / 2, n - k);
    // The number of choices of gaps with which White loses, by the sum of the gaps.
    let mut lost = vec![Modular::ZERO; free + 1];
    lost[0] = Modular::ONE;
    let powers = (0..).map(|exponent| 1 << exponent);
    for bit in powers.take_while(|&bit| bit <= free) {
        let mut more = vec![Modular::ZERO; free + 1];
        for chosen in (0..=pairs).step_by(divisor(d)) {
            let chances = ways(&binomials, pairs, chosen);
            for (sum, &count) in lost.iter().enumerate() {
                if let Some(ways) = more.get_mut(sum + chosen * bit) {
                    *ways += count * chances;
                }
            }
        }
        lost = more;
    }
    let mut won = binomials.choose(n, k);
    for (sum, &count) in lost.iter().enumerate() {
        won -= count * binomials.choose(pairs + free - sum, pairs);
    }
    println!("{}", won.value());
}

/// Does not count the choices of the gaps in which a digit is 1.
pub fn choice() {
    answer(|d| d + 1, |_, _, _| Modular::ONE);
}

/// Counts modulo d instead of d + 1, which is wrong even for d = 1, plain Nim.
pub fn modulo() {
    answer(|d| d, Binomials::choose);
}

/// Plays plain Nim, as if a move could not touch several pieces.
pub fn nim() {
    answer(|_| 2, Binomials::choose);
}
