//! Turning multiples: coins `1, 2, …, n` show heads or tails; a move turns over the coins `x, 2x, …, kx`
//! for some `k`, and `x` must go from heads to tails. Whoever cannot move because all coins show tails
//! loses.
//!
//! This is a [`coin`](super::coin)-turning game whose order is that of descending numbers, so a position is
//! worth the nim-sum of its coins that show heads, and the value of a coin is
//! `g(x) = mex { g(2x) ⊕ … ⊕ g(kx) : 1 ≤ k ≤ n / x }`.
//!
//! This value depends only on the quotient `⌊n / x⌋`: by induction from the last coin down, so do the
//! values `g(ix)`, since `⌊n / ix⌋ = ⌊⌊n / x⌋ / i⌋`. If `f(q)` is the value at the quotient `q`, then
//! `f(q) = mex { f(⌊q / 2⌋) ⊕ … ⊕ f(⌊q / k⌋) : 1 ≤ k ≤ q }`, and among `⌊n / 1⌋, ⌊n / 2⌋, …` there are only
//! about `2√n` different quotients. The same is true of `⌊q / 2⌋, ⌊q / 3⌋, …`: up to the root of `q` each
//! divisor has a quotient of its own, and then the quotients go down to 1 in runs. Within a run, at most
//! two sums occur, one of which is the sum before the run and is in the set already; the sum after the run
//! depends on the parity of its length.
//!
//! Paste alone.

use std::ops::Range;

/// The values of all coins for one number of coins.
///
/// # Examples
///
/// ```
/// use shared::multiples::Multiples;
///
/// let three = Multiples::new(3);
/// assert_eq!([1, 2, 3].map(|coin| three.value(coin)), [2, 1, 1]);
/// ```
pub struct Multiples {
    coins: u32,
    /// The values at the quotients up to the square root of `coins`.
    small: Vec<u8>,
    /// The values of the first coins, whose quotients are greater than that.
    large: Vec<u8>,
}

impl Multiples {
    /// The values for `coins` coins.
    ///
    /// # Complexity
    ///
    /// O(n^(3/4)) time, O(√n) memory.
    ///
    /// # Panics
    ///
    /// If a coin is worth more than 255, which is far above the values for a billion coins.
    pub fn new(coins: u32) -> Self {
        let square = |root: u32| u64::from(root) * u64::from(root);
        let mut root = 0;
        while square(root + 1) <= u64::from(coins) {
            root += 1;
        }
        // Every later coin has a quotient of at most the square root.
        let last = coins / (root + 1);
        let mut values = Multiples {
            coins,
            small: vec![0; root as usize + 1],
            large: vec![0; last as usize + 1],
        };
        let reciprocals = Reciprocals::up_to(root);
        let mut above_root = 1; // above the square root of the quotient; the quotients ascend
        for (quotient, coin) in (1..=root)
            .map(|quotient| (quotient, last + 1))
            .chain((1..=last).rev().map(|coin| (coins / coin, coin)))
        {
            while square(above_root) <= u64::from(quotient) {
                above_root += 1;
            }
            let value = values.mex(quotient, coin, above_root, &reciprocals);
            if coin > last {
                values.small[quotient as usize] = value;
            } else {
                values.large[coin as usize] = value;
            }
        }
        values
    }

    /// The value at a quotient, which is that of `coin` (or a coin beyond `large`); `above_root` is the
    /// least number whose square is greater than the quotient.
    fn mex(&self, quotient: u32, coin: u32, above_root: u32, reciprocals: &Reciprocals) -> u8 {
        let mut sum = 0;
        let mut is_sum = [false; 256];
        is_sum[0] = true;
        // At most the square root of the quotient, since the last coin in `large` is at most that of the
        // number of coins.
        let in_large = ((self.large.len() as u32 - 1) / coin).max(1);
        for divisor in 2..=in_large {
            sum ^= self.large[(coin * divisor) as usize];
            is_sum[usize::from(sum)] = true;
        }
        for divisor in reciprocals.of(in_large + 1..above_root) {
            // The quotient is at most the square root of the number of coins, which has 16 digits.
            sum ^= self.small[usize::from(divisor.quotient(quotient))];
            is_sum[usize::from(sum)] = true;
        }
        let mut before = (above_root - 1) as u16; // Only the parity counts.
        let runs = 1..quotient / above_root + 1;
        let values = &self.small[1..runs.end as usize];
        for (&value, divisor) in values.iter().zip(reciprocals.of(runs)).rev() {
            is_sum[usize::from(sum ^ value)] = true;
            let end = divisor.quotient(quotient);
            // The parity is hard to predict: a branch would take twice as long.
            sum ^= value & u8::from((end ^ before) & 1 == 1).wrapping_neg();
            before = end;
        }
        let mex = is_sum.iter().position(|&is_sum| !is_sum);
        mex.expect("a value is above 255") as u8
    }

    /// The Grundy value of the position in which only this coin shows heads.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If there is no such coin.
    pub fn value(&self, coin: u32) -> u64 {
        assert!((1..=self.coins).contains(&coin), "coin {coin} is not in 1..={}", self.coins);
        let first = self.large.get(coin as usize);
        u64::from(*first.unwrap_or_else(|| &self.small[(self.coins / coin) as usize]))
    }
}

/// The reciprocals of the divisors from 0 up to one below 2^16. Dividing by a multiplication makes a game
/// of a billion coins take a third of the time.
struct Reciprocals(Vec<Reciprocal>);

/// The reciprocal of a divisor, with 48 binary digits after the point, rounded up.
#[derive(Clone, Copy)]
struct Reciprocal(u64);

impl Reciprocals {
    fn up_to(last: u32) -> Self {
        // The reciprocal of 0 is not used.
        let above = |divisor: u64| Reciprocal((1 << 48) / divisor.max(1) + 1);
        Reciprocals((0..=u64::from(last)).map(above).collect())
    }

    /// The reciprocals of some divisors.
    fn of(
        &self,
        divisors: Range<u32>,
    ) -> impl DoubleEndedIterator<Item = &Reciprocal> + ExactSizeIterator {
        self.0[divisors.start as usize..divisors.end.max(divisors.start) as usize].iter()
    }
}

impl Reciprocal {
    /// The last 16 digits of a quotient, rounded down.
    ///
    /// The reciprocal is too large by at most 2^-48, so the product is too large by less than 2^-16. That
    /// does not reach the next integer, which is at least the reciprocal away from the quotient. The digits
    /// before the last 16 overflow.
    fn quotient(self, dividend: u32) -> u16 {
        (u64::from(dividend).wrapping_mul(self.0) >> 48) as u16
    }
}
