//! POJ 3480, John: does John, who begins, win Nim in misère play?

use super::luogu_p2197::is_searchable;
use super::prelude::*;
use crate::rules::nim::Nim;
use crate::second_opinion::misere_nim_is_won;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::MisereOutcomes<Nim>,
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;

    fn file() -> File<Vec<u64>> {
        counted("T", 1..=474, list("N", 1..=47, number("a heap", 1..=4747)))
    }

    fn question() -> Question<bool> {
        yes_no("John, who begins, wins", "John", "Brother")
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(misere(Nim, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        is_searchable(heaps).then(|| self.outcomes.wins(heaps))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=7)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=6);
        let largest = random.random_range(1..=4);
        cases::heaps(random, count, 1..=largest)
    }

    fn full(random: &mut Random) -> Vec<u64> {
        cases::misere_heaps(random, 47, 4747)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played down to its end, with the claim of the nim-sum of digits held against \
         the rules in each of its positions; for long games, the claim alone",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        Some(misere_nim_is_won(heaps))
    }
}
