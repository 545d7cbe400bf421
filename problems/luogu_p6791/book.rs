//! Take Stones: from how many of the heaps of 1 to N stones does the player who begins, with at most k stones, win
//! Fibonacci Nim in misère play?

use super::prelude::*;
use crate::rules::take_away::TakeAway;
use crate::second_opinion::take_away::{least_winning_moves_in_misere_play, without_small_parts};

const MOST: u64 = 1_000_000_000_000_000_000;
const SEARCHED: u64 = 150;
/// The size of the second opinion's table.
const TABLE: u64 = 1 << 16;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::MisereOutcomes<TakeAway>,
    /// The second opinion's table.
    least: OnceCell<Vec<u64>>,
}

impl super::Book for Book {
    /// The limit on the first move, and the largest heap.
    type Case = (u64, u64);
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of heaps from 1 to N that the player to move wins");
    const SUBJECT: &str = "a case asks for the number of won heaps";

    fn file() -> File<(u64, u64)> {
        let numbers = (number("k", 1..=MOST), number("N", 1..=MOST));
        counted("T", 1..=100_000, numbers.line())
    }

    fn answer(&mut self, &(limit, largest): &(u64, u64)) -> Option<u64> {
        only_if(largest <= SEARCHED)?;
        // The limit on a move is at most the heap.
        let won = (1..=largest).filter(|&heap| self.outcomes.wins(&(heap, limit.min(heap))));
        Some(won.count() as u64)
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(1..=60)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        let largest = rng.random_range(1..=SEARCHED);
        (cases::number(rng, 1..=largest + 1), largest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "up to 65,536 stones, a table of the least winning moves by the rules of misère play; for more, a \
         recurrence over the lost heaps of Schwenk's recurrence for take-away games (1970), where the solution \
         counts in closed form",
    );

    const WAYS: &'static [Way<Self>] = &[
        |book, &(limit, largest)| {
            only_if(largest < TABLE)?;
            let least = book.least.get_or_init(|| least_winning_moves_in_misere_play(TABLE));
            let won = least[1..=largest as usize].iter().filter(|&&least| least <= limit);
            Some(won.count() as u64)
        },
        // Whoever leaves one stone wins, so one stone is set aside. A heap of one stone then has no move, and counts as
        // one without a small part.
        |_, &(limit, largest)| Some(largest - without_small_parts(largest, limit)),
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<(u64, u64)>)> {
        let queries = cases::several(100_000, || {
            let limit = cases::number(rng, 1..=100);
            (limit, rng.random_range(MOST - MOST / 10..=MOST))
        });
        vec![("100,000 queries up to 10^18", queries)]
    }
}
