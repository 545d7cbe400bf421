use super::prelude::*;
use crate::rules::lasker::Lasker;

const LARGEST_HEAP: u64 = 2_147_483_647;
const SEARCHED_TOTAL: u64 = 20;
/// The last value of the table that the second way uses; the period holds from half of it on.
const PERIODIC: usize = 16;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<Lasker>,
    /// The second opinion's table.
    values: OnceCell<Vec<u64>>,
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<Vec<u64>> {
        counted("T", 1..=100, list("N", 1..=1_000_000, number("a heap", 1..=LARGEST_HEAP)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(normal(Lasker, Lasker.normalized(heaps.clone())))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        let searchable = heaps.iter().sum::<u64>() <= SEARCHED_TOTAL;
        searchable.then(|| self.outcomes.wins(&Lasker.normalized(heaps.clone())))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=3, 1..=6)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=5);
        cases::heaps(rng, count, 1..=SEARCHED_TOTAL / count as u64)
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        cases::some_heaps(rng, 1..=1000, 1..=LARGEST_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a table of Grundy values by definition up to 512, and beyond, those up to 16 continued with the period \
         that they show (octal games are periodic), where the solution uses a formula; nim-sums by digits",
    );

    const WAYS: &'static [Way<Self>] = &[
        |book, heaps| book.is_won(heaps, |table, heap| table.get(heap as usize).copied()),
        |book, heaps| book.is_won(heaps, |table, heap| Some(continued(&table[..=PERIODIC], heap))),
    ];
}

impl Book {
    fn is_won(
        &mut self,
        heaps: &[u64],
        value: impl Fn(&[u64], u64) -> Option<u64>,
    ) -> Option<bool> {
        let table = || {
            grundy_table(512, |heap, values| {
                let splits = (1..=heap / 2).map(|part| [values[part], values[heap - part]]);
                splits.map(nim_sum).chain(values.iter().copied()).listed()
            })
        };
        let values = self.values.get_or_init(table);
        Some(nim_sum(heaps.iter().map(|&heap| value(values, heap)).all_listed()?) != 0)
    }
}
