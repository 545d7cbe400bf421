//! HDU 2516: does the player to move win Fibonacci Nim?

use super::prelude::*;
use crate::rules::fibonacci::FibonacciNim;

const SEARCHED_HEAP: u64 = 200;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<FibonacciNim>,
}

impl super::Book for Book {
    type Case = u64;
    type Answer = bool;

    fn file() -> File<impl Format<Value = u64>> {
        until_zero(1, unstated(1..=100_000), number("n", 2..=2_147_483_647))
    }

    fn question() -> Question<bool> {
        yes_no("the player to move wins", "First win", "Second win")
    }

    fn position(&heap: &u64) -> Shown {
        Ok(normal(FibonacciNim, (heap, heap.saturating_sub(1))))
    }

    fn answer(&mut self, &heap: &u64) -> Option<bool> {
        (heap <= SEARCHED_HEAP).then(|| self.outcomes.wins(&(heap, heap - 1)))
    }

    fn small() -> impl Iterator<Item = u64> {
        2..=SEARCHED_HEAP
    }

    fn random(random: &mut Random) -> u64 {
        random.random_range(2..=SEARCHED_HEAP)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Schwenk's recurrence for take-away games (1970), which builds the lost heaps from \
         the rule that a move takes at most twice as many as the last one; the solution has \
         the Fibonacci numbers and Zeckendorf sums",
    );

    fn second_opinion(&mut self, &heap: &u64) -> Option<bool> {
        Some(!lost_heaps(heap).contains(&heap))
    }
}

/// The heaps that are lost for the player who may take all but one, up to the first one that is not
/// less than `most`: each adds the least heap to the one before it that the opponent, who takes up to
/// twice as many as that, cannot clear (A. J. Schwenk, Take-away games, 1970).
pub fn lost_heaps(most: u64) -> Vec<u64> {
    let mut heaps = vec![1];
    while let [.., last] = heaps[..]
        && last < most
    {
        let step = heaps.iter().find(|&&heap| 2 * heap >= last);
        heaps.push(last + step.expect("the last one"));
    }
    heaps
}

/// The least number of counters to take that wins: the last of the greatest lost heaps that sum up to
/// this one.
pub fn least_winning_move(heap: u64) -> u64 {
    let mut rest = heap;
    for lost in lost_heaps(heap).into_iter().rev() {
        if lost == rest {
            return lost;
        }
        if lost < rest {
            rest -= lost;
        }
    }
    unreachable!("1 is a lost heap")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_winning_move_is_the_first_from_which_the_opponent_has_none() {
        let mut least = vec![u64::MAX];
        for heap in 1..5000 {
            // The opponent may take up to twice as many, which is not enough for any winning move.
            let wins = |taken: &u64| least[(heap - taken) as usize] > 2 * taken;
            least.push((1..=heap).find(wins).expect("the whole heap"));
            assert_eq!(least_winning_move(heap), least[heap as usize]);
        }
    }
}
