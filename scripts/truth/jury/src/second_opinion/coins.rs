//! Grundy values of single coins in coin-turning games, by definition: a position's value is the nim-sum of
//! those of its single coins.

use super::nim_sum;
use crate::listed::Listed;
use crate::rules::Game;
use crate::rules::coin_board::CoinBoard;
use crate::search::impartial::mex;
use crate::search::memo::Memo;

/// The maximum number of coins above and to the left of a coin whose options are searched.
const SEARCHED_COINS: usize = 16;

/// The values of coins if a move turns a connected set: see [`CoinBoard`].
#[derive(Default)]
pub struct CoinValues(Memo<(usize, usize), u64>);

impl CoinValues {
    /// The value of the coin in this row and column, counted from 1; `None` if it is beyond the search.
    pub fn value(&mut self, rows: usize, columns: usize) -> Option<u64> {
        if let Some(&known) = self.0.get(&(rows, columns)) {
            return Some(known);
        }
        let coins = rows * columns;
        let value = if rows.min(columns) == 1 {
            // The other coins of a connected set are all coins from some coin on.
            let others = (1..coins).rev();
            let values = others.map(|other| self.value(rows.min(other), columns.min(other)));
            let values = values.all_listed()?;
            mex((0..=values.len()).map(|count| nim_sum(values[..count].iter().copied())))
        } else if coins <= SEARCHED_COINS {
            let values = (0..coins - 1).map(|at| self.value(at / columns + 1, at % columns + 1));
            let values = values.all_listed()?;
            let options = CoinBoard::new(rows, columns).options(&(1 << (coins - 1)));
            mex(options.into_iter().map(|option| {
                let tails = (0..coins - 1).filter(|at| option >> at & 1 == 1);
                nim_sum(tails.map(|at| values[at]))
            }))
        } else {
            return None;
        };
        self.0.insert((rows, columns), value);
        Some(value)
    }
}

/// The values of coins if a move turns x, 2x, …, kx: see [`Multiples`](crate::rules::multiples::Multiples).
#[derive(Default)]
pub struct MultiplesValues(Memo<u64, u64>);

impl MultiplesValues {
    /// The maximum number of multiples of a coin.
    pub const MOST: u64 = 1000;

    /// The value of a coin with this many multiples, including itself, like that of the first of a row of
    /// coins; `None` if there are too many.
    pub fn value(&mut self, multiples: u64) -> Option<u64> {
        (multiples <= Self::MOST).then(|| {
            let value = |&multiples: &u64| value_of_first(multiples as usize);
            *self.0.get_or_insert(multiples, value)
        })
    }
}

/// The value of the first of a row of coins, computed from the last one down.
fn value_of_first(coins: usize) -> u64 {
    let mut values = vec![0; coins + 1];
    for coin in (1..=coins).rev() {
        let others = (2 * coin..=coins).step_by(coin).map(|other| values[other]);
        let sums = others.scan(0, |sum, value| {
            *sum = nim_sum([*sum, value]);
            Some(*sum)
        });
        values[coin] = mex([0].into_iter().chain(sums));
    }
    values[1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::multiples::Multiples;
    use crate::search::impartial::Grundy;

    #[test]
    fn coins_are_worth_what_the_search_says() {
        let mut values = CoinValues::default();
        for (rows, columns) in [(1, 6), (6, 1), (2, 3), (3, 3)] {
            let coin = 1 << (rows * columns - 1);
            let searched = Grundy::new(CoinBoard::new(rows, columns)).value(&coin);
            assert_eq!(values.value(rows, columns), Some(searched), "{rows} x {columns}");
        }
        assert_eq!(values.value(5, 5), None);
        for coins in 1..12 {
            let searched = Grundy::new(Multiples { coins }).value(&1);
            let value = MultiplesValues::default().value(coins as u64);
            assert_eq!(value, Some(searched), "{coins}");
        }
    }
}
