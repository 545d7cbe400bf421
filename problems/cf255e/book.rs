use super::prelude::*;
use crate::rules::roots::Roots;

const MAX_HEAP: u64 = 777_777_777_777;
const SEARCHED_HEAPS: usize = 3;
const SEARCHED_HEAP: u64 = 3000;
/// The square root of the largest heap.
const MAX_OPTION: usize = 881_917;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<Roots>,
    /// The second opinion's table: for each size, the number of smaller ones with each value, and its own value.
    counts: Vec<[u32; 4]>,
    values: Vec<u64>,
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Furlo, who begins, wins", "Furlo", "Rublo");

    fn file() -> File<Vec<u64>> {
        single(list("n", 1..=77_777, number("a heap", 1..=MAX_HEAP)))
    }

    fn position(heaps: &Vec<u64>) -> Shown {
        Ok(normal(Roots, heaps.clone()))
    }

    fn answer(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        are_few(heaps, SEARCHED_HEAPS, SEARCHED_HEAP).then(|| self.outcomes.wins(heaps))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=2, 1..=60)
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=SEARCHED_HEAPS);
        cases::several(count, || cases::number(rng, 1..=SEARCHED_HEAP))
    }

    /// Heaps near the ends of runs, or any.
    fn full(rng: &mut Random) -> Vec<u64> {
        let ends = [3, 15, 81, 6723, 50_625, 2_562_991_875];
        let count = rng.random_range(1..=20);
        cases::several(count, || {
            if rng.random() {
                ends[rng.random_range(0..ends.len())] + rng.random_range(0..3)
            } else {
                cases::number(rng, 1..=MAX_HEAP)
            }
        })
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a table of the values of all sizes that a move can leave, by definition",
    );

    fn second_opinion(&mut self, heaps: &Vec<u64>) -> Option<bool> {
        if self.values.is_empty() {
            self.counts.push([0; 4]);
            for size in 0..=MAX_OPTION {
                let value = self.value(size as u64);
                let mut counts = self.counts[size];
                counts[value as usize] += 1;
                self.counts.push(counts);
                self.values.push(value);
            }
        }
        Some(nim_sum(heaps.iter().map(|&heap| self.value(heap))) != 0)
    }
}

impl Book {
    /// The mex over the options, by the table of smaller sizes.
    fn value(&self, heap: u64) -> u64 {
        let Some(greatest) = heap.checked_sub(1) else {
            return 0;
        };
        let most = heap.isqrt().min(greatest);
        // The fourth root, rounded up.
        let from = most.isqrt().saturating_sub(2);
        let least = (from..=heap).find(|&root| root.pow(4) >= heap).unwrap_or(heap);
        if least > most {
            return 0;
        }
        let [below, within] = [least, most + 1].map(|size| self.counts[size as usize]);
        (0..4).find(|&value| below[value] == within[value]).unwrap_or(4) as u64
    }
}
