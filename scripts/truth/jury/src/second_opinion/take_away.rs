//! Fibonacci Nim by Schwenk's recurrence, not by Fibonacci numbers, and take-away games by their rules.

use crate::search::memo::Memo;

/// The P-positions if the first player may take all counters but one, up to the first of at least `most`.
/// Each is the sum of the previous one and the least term after whose removal the opponent, who may take up
/// to `factor` times as many, can clear the previous one (A. J. Schwenk, Take-away games, 1970).
pub fn lost_heaps(factor: u64, most: u64) -> Vec<u64> {
    let mut heaps = vec![1];
    while let [.., last] = heaps[..]
        && last < most
    {
        let step = heaps.partition_point(|heap| factor * heap < last);
        heaps.push(last + heaps[step]);
    }
    heaps
}

/// The least winning move, found from the smallest heap up, if any number may be taken and the opponent may
/// take up to `factor` times as many.
pub fn least_to_take(factor: u64, heap: u64) -> u64 {
    // The heaps to which a move wins, ascending, each with the greatest heap from which it does, since the
    // opponent can then take only less than a winning move.
    let mut targets = vec![(0, u64::MAX)];
    for size in 1.. {
        let target = loop {
            match targets.last() {
                Some(&(_, last)) if last < size => targets.pop(),
                Some(&(target, _)) => break target,
                None => unreachable!("the empty heap wins from everywhere"),
            };
        };
        let least: u64 = size - target;
        if size == heap {
            return least;
        }
        if least > factor {
            targets.push((size, size + (least - 1) / factor));
        }
    }
    unreachable!("every heap has its turn")
}

/// The least winning move: the last term of the heap's greedy representation as a sum of P-positions.
pub fn least_winning_move(heap: u64) -> u64 {
    let mut rest = heap;
    for lost in lost_heaps(2, heap).into_iter().rev() {
        if lost == rest {
            return lost;
        }
        if lost < rest {
            rest -= lost;
        }
    }
    unreachable!("1 is a lost heap")
}

/// The least winning move of each heap below a bound in misère play, by the rules. The empty heap is won by
/// taking nothing; the heap of one is lost.
pub fn least_winning_moves_in_misere_play(bound: u64) -> Vec<u64> {
    let mut least: Vec<u64> = vec![0];
    for heap in 1..bound {
        let wins = |taken: &u64| least[(heap - taken) as usize] > 2 * taken;
        least.push((1..=heap).find(wins).unwrap_or(u64::MAX));
    }
    least
}

/// Counts the numbers below a bound whose greedy representation by P-positions has no part up to `limit`.
pub fn without_small_parts(bound: u64, limit: u64) -> u64 {
    count_without(bound, limit, &lost_heaps(2, bound), &mut Memo::default())
}

fn count_without(bound: u64, limit: u64, parts: &[u64], known: &mut Memo<u64, u64>) -> u64 {
    if bound <= 1 {
        return bound;
    }
    if let Some(&count) = known.get(&bound) {
        return count;
    }
    let greatest = parts[parts.partition_point(|&part| part < bound) - 1];
    let below = count_without(greatest, limit, parts, known);
    let others = count_without(bound - greatest, limit, parts, known) - 1;
    let count = below + others + u64::from(greatest > limit);
    known.insert(bound, count);
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_winning_move_is_the_first_from_which_the_opponent_has_none() {
        let mut least = vec![u64::MAX];
        for heap in 1..5000 {
            // Twice as many counters are not enough for a winning move of the opponent.
            let wins = |taken: &u64| least[(heap - taken) as usize] > 2 * taken;
            least.push((1..=heap).find(wins).expect("the whole heap"));
            assert_eq!(least_winning_move(heap), least[heap as usize]);
            assert_eq!(least_to_take(2, heap), least[heap as usize]);
        }
    }
}
