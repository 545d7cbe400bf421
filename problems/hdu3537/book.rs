use super::prelude::*;
use crate::rules::mock_turtles::MockTurtles;

const SEARCHED_COIN: u64 = 11;
/// The coins whose values determine all others.
const LINEAR: usize = 8;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<MockTurtles>,
    /// The second opinion's table.
    values: Vec<u64>,
}

impl super::Book for Book {
    /// The heads, from 0, in any order, possibly with repetitions.
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move loses", "Yes", "No");

    fn file() -> File<Vec<u64>> {
        let coins = list("n", 0..=100, number("a coin", 0..=99_999_999));
        until_end(unstated(0..=10_000), coins)
    }

    fn position(heads: &Vec<u64>) -> Shown {
        shown_if(heads.iter().all(|&coin| coin < 32))?;
        Ok(normal(MockTurtles, set(heads)))
    }

    fn answer(&mut self, heads: &Vec<u64>) -> Option<bool> {
        heads.iter().all(|&coin| coin <= SEARCHED_COIN).then(|| !self.outcomes.wins(&set(heads)))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::subsets((0..10).listed())
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        cases::some_heaps(rng, 0..=12, 0..=SEARCHED_COIN)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a table of Grundy values by definition for 128 coins, and beyond, those of 8 coins continued by the \
         linearity of such values in the binary digits of a coin (Conway and Sloane, Lexicographic codes, \
         1986), where the solution counts digits",
    );

    const WAYS: &'static [Way<Self>] = &[
        |book, heads| book.is_lost(heads, |values, coin| values.get(coin as usize).copied()),
        |book, heads| book.is_lost(heads, |values, coin| Some(linear(&values[..LINEAR], coin))),
    ];
}

impl Book {
    fn is_lost(
        &mut self,
        heads: &[u64],
        value: impl Fn(&[u64], u64) -> Option<u64>,
    ) -> Option<bool> {
        if self.values.is_empty() {
            self.values = grundy_table(127, |coin, values| {
                let mut options = vec![0];
                options.extend_from_slice(values);
                for a in 0..coin {
                    for b in a..coin {
                        options.push(nim_sum([values[a], values[b]]));
                    }
                }
                options
            });
        }
        let heads = sorted::numbers(heads.iter().copied());
        let values = heads.into_iter().map(|coin| value(&self.values, coin));
        Some(nim_sum(values.all_listed()?) == 0)
    }
}

/// The Grundy value of a coin: that of coin 0, and the contribution of each binary digit of its number. The
/// contributions double from one power of two to the next, as in the table.
fn linear(table: &[u64], coin: u64) -> u64 {
    let last = table.len().ilog2() - 1;
    let power = |place: u32| table[1 << place.min(last)] << place.saturating_sub(last);
    let places = (0..u64::BITS).filter(|place| coin >> place & 1 == 1);
    places.fold(table[0], |sum, place| nim_sum([sum, table[0], power(place)]))
}

fn set(coins: &[u64]) -> u32 {
    coins.iter().fold(0, |set, coin| set | 1 << coin)
}
