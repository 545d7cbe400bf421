//! Moore's Nim: a move takes any number of counters from each of between one and a fixed number of heaps.

use super::{Game, Large, Visit, draw_heaps, greatest, nonempty, reduced, reductions, replaced};
use crate::Random;
use crate::cases::number;
use rand::Rng;
use std::fmt::{self, Display};

/// Moves in up to this many heaps. A position is the list of heaps, including empty ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moore(pub usize);

impl Game for Moore {
    type Position = Vec<u64>;

    fn moves(&self, heaps: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (option, _) in reduced(heaps, self.0).into_iter().skip(1) {
            visit(option.clone(), format_args!("{}", Taken(heaps, &option)));
        }
    }

    fn draw(&self, heaps: &Vec<u64>) -> String {
        draw_heaps(heaps)
    }
}

struct Taken<'a>(&'a [u64], &'a [u64]);

impl Display for Taken<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let pairs = (1..).zip(self.0.iter().zip(self.1));
        let reduced = pairs.filter(|(_, (before, after))| after < before);
        for (place, (number, (before, after))) in reduced.enumerate() {
            let word = if place == 0 { "take" } else { " and" };
            write!(f, "{word} {} from heap {number}", before - after)?;
        }
        Ok(())
    }
}

impl Large for Moore {
    fn allows(&self, from: &Vec<u64>, to: &Vec<u64>) -> bool {
        reductions(from, to).is_some_and(|count| (1..=self.0).contains(&count))
    }

    fn random_move(&self, heaps: &Vec<u64>, rng: &mut Random) -> Vec<u64> {
        let first = nonempty(heaps, rng);
        let mut option = replaced(heaps, first, number(rng, 0..=heaps[first] - 1));
        for _ in 1..rng.random_range(1..=self.0) {
            let at = nonempty(heaps, rng);
            option[at] = option[at].min(number(rng, 0..=heaps[at]));
        }
        option
    }

    fn greedy_move(&self, heaps: &Vec<u64>) -> Vec<u64> {
        let empty_greatest = |heaps: Vec<u64>, _| replaced(&heaps, greatest(&heaps), 0);
        (0..self.0.min(heaps.len())).fold(heaps.clone(), empty_greatest)
    }
}
