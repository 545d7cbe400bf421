//! Coins 1, 2, 3, …: a move turns x, 2x, …, kx for some k, where x must show heads.

use super::{Game, Visit, bits_alone};

/// A row of at most 32 coins. A position is the set of the heads, as bits, coin 1 lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Multiples {
    /// The number of coins.
    pub coins: usize,
}

impl Game for Multiples {
    type Position = u32;

    fn moves(&self, &heads: &u32, visit: Visit<u32>) {
        for coin in (1..=self.coins).filter(|coin| heads >> (coin - 1) & 1 == 1) {
            let mut turned = heads;
            for last in (coin..=self.coins).step_by(coin) {
                turned ^= 1 << (last - 1);
                visit(turned, format_args!("turn the multiples of {coin} up to {last}"));
            }
        }
    }

    fn parts(&self, &heads: &u32) -> Vec<u32> {
        bits_alone(heads)
    }

    fn draw(&self, &heads: &u32) -> String {
        let face = |coin| if heads >> coin & 1 == 1 { 'H' } else { 'T' };
        (0..self.coins).map(face).collect()
    }
}
