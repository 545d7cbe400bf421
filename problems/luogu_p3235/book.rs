use super::prelude::*;
use crate::rules::even_splits::EvenSplits;

const MAX_GAMES: usize = 99;
const MAX_HEAPS: usize = 99;
const MAX_HEAP: u64 = 99_999;
/// The most stones in a game that is searched.
const SEARCHED_STONES: u64 = 24;
/// The largest heap whose value is computed by definition.
const DEFINED_HEAP: usize = 500;

#[derive(Default)]
pub struct Book(impartial::Family<EvenSplits>);

impl super::Book for Book {
    /// The least heap that may be split, and the games.
    type Case = (u64, Vec<Vec<u64>>);
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the player to move wins", "1", "0").each("game", " ");

    fn file() -> File<Self::Case> {
        let heaps = line_list("N", 1..=MAX_HEAPS, number("a heap", 1..=MAX_HEAP));
        single(headed_list("T", 1..=MAX_GAMES, number("F", 1..=MAX_HEAP), heaps))
    }

    fn positions((least, games): &Self::Case) -> AllShown {
        let game = EvenSplits(*least);
        Ok(games.iter().map(|heaps| normal(game, game.normalized(heaps.clone()))).listed())
    }

    fn answer(&mut self, (least, games): &Self::Case) -> Option<Vec<bool>> {
        only_if(games.iter().all(|heaps| heaps.iter().sum::<u64>() <= SEARCHED_STONES))?;
        let game = EvenSplits(*least);
        let outcomes = self.0.of(game);
        Some(games.iter().map(|heaps| outcomes.wins(&game.normalized(heaps.clone()))).listed())
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        cases::with_each(1..=9, cases::multisets(1..=3, 1..=8))
            .map(|(least, heaps)| (least, vec![heaps]))
    }

    fn random(rng: &mut Random) -> Self::Case {
        let games = rng.random_range(1..=5);
        let games = cases::several(games, || {
            let count = rng.random_range(1..=4);
            cases::heaps(rng, count, 1..=SEARCHED_STONES / count as u64)
        });
        (rng.random_range(1..=8), games)
    }

    fn full(rng: &mut Random) -> Self::Case {
        let least = cases::number(rng, 1..=200);
        let games = rng.random_range(1..=MAX_GAMES);
        let games = cases::several(games, || {
            let count = rng.random_range(1..=MAX_HEAPS);
            let most = [30, DEFINED_HEAP as u64][rng.random_range(0..2)];
            cases::heaps(rng, count, 1..=most)
        });
        (least, games)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::By("the values of heaps up to 500 by definition, from all splits");

    fn second_opinion(&mut self, (least, games): &Self::Case) -> Option<Vec<bool>> {
        let largest = games.iter().flatten().max().copied().unwrap_or(0) as usize;
        only_if(largest <= DEFINED_HEAP)?;
        let values = grundy_table(largest, |heap, values| {
            if (heap as u64) < *least {
                return Vec::new();
            }
            let split = |parts| nim_sum((0..parts).map(|part| values[(heap + part) / parts]));
            (2..=heap).map(split).listed()
        });
        let sum = |heaps: &Vec<u64>| nim_sum(heaps.iter().map(|&heap| values[heap as usize]));
        Some(games.iter().map(|heaps| sum(heaps) != 0).listed())
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let mut of = |least| {
            let games = cases::several(MAX_GAMES, || {
                let heaps: Vec<u64> = cases::uniform(rng, MAX_HEAPS, 1..=MAX_HEAP);
                [&heaps[1..], &[MAX_HEAP]].concat()
            });
            vec![(least, games)]
        };
        vec![("F = 1", of(1)), ("F = 1000", of(1000))]
    }
}
