use super::prelude::*;
use crate::rules::multiples::Multiples;
use crate::second_opinion::coins::MultiplesValues;

const MAX_CELLS: u64 = 1_000_000_000;
const MAX_POSITIONS: usize = 100;
const MAX_WHITE: u64 = 100;
const SEARCHED_CELLS: u64 = 14;

/// The cells, and the white ones of each position.
type Case = (u64, Vec<Vec<u64>>);

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Family<Multiples>,
    values: MultiplesValues,
}

impl super::Book for Book {
    type Case = Case;
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the player to move wins", "Yes", "No").each("position", "\n");

    fn file() -> File<Case> {
        let white = list("w", 1..=MAX_WHITE, number("a cell", between(1, "n")));
        let positions = list("K", 1..=MAX_POSITIONS, white.distinct());
        single((number("n", 1..=MAX_CELLS).line(), positions))
    }

    fn positions((n, positions): &Case) -> AllShown {
        shown_if(*n <= 32)?;
        let game = Multiples { coins: *n as usize };
        Ok(positions.iter().map(|white| normal(game, set(white))).listed())
    }

    fn answer(&mut self, (n, positions): &Case) -> Option<Vec<bool>> {
        only_if(*n <= SEARCHED_CELLS)?;
        let outcomes = self.outcomes.of(Multiples { coins: *n as usize });
        Some(positions.iter().map(|white| outcomes.wins(&set(white))).listed())
    }

    fn small() -> impl Iterator<Item = Case> {
        (1..=10).flat_map(|n| {
            let positions = cases::subsets((1..=n).listed()).skip(1).listed();
            positions.chunks(MAX_POSITIONS).map(|some| (n, some.to_vec())).listed()
        })
    }

    fn random(rng: &mut Random) -> Case {
        let n = rng.random_range(1..=SEARCHED_CELLS);
        with_positions(rng, n)
    }

    fn full(rng: &mut Random) -> Case {
        let n = cases::number(rng, 1..=MAX_CELLS);
        with_positions(rng, n)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Grundy values by definition, cell by cell from the last one down, for up to 1,000 cells that are \
         multiples of one; the solution uses one value for each quotient",
    );

    fn second_opinion(&mut self, (n, positions): &Case) -> Option<Vec<bool>> {
        let mut wins = |white: &Vec<u64>| {
            let values = white.iter().map(|cell| self.values.value(n / cell));
            Some(nim_sum(values.all_listed()?) != 0)
        };
        positions.iter().map(&mut wins).all_listed()
    }
}

fn set(white: &[u64]) -> u32 {
    white.iter().fold(0, |white, cell| white | 1 << (cell - 1))
}

fn with_positions(rng: &mut Random, n: u64) -> Case {
    let count = rng.random_range(1..=MAX_POSITIONS);
    // In half of the cases, cells with few enough multiples for the second opinion.
    let least = [1, n.div_ceil(MultiplesValues::MOST)][rng.random_range(0..2)];
    let positions = cases::several(count, || {
        let white = rng.random_range(1..=(n - least + 1).min(MAX_WHITE)) as usize;
        if rng.random() {
            return cases::distinct(rng, white, least..=n);
        }
        // Cells of different sizes, some with equal quotients.
        sorted::numbers((0..white.min(6)).map(|_| cases::number(rng, least..=n)))
    });
    (n, positions)
}
