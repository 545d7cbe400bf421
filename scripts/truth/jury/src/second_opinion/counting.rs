//! Counts won or lost positions modulo a prime, by tables that grow heap by heap.

use super::choose_column;
use crate::search::memo::Memo;

/// The number of binary digits; heaps must be below 2^`DIGITS`.
const DIGITS: usize = 7;

/// The sums, up to a bound below 128, of `heaps` heaps in which each binary digit is 1 in a multiple of
/// `divisor` heaps; each with the number of ways to choose the heaps.
pub fn balanced(heaps: u64, most: u64, divisor: u8, modulus: u64) -> Vec<(u64, u64)> {
    // Indexed by the sum and by the number of heaps with each digit, modulo the divisor.
    let mut ways: Memo<(u64, [u8; DIGITS]), u64> = Memo::default();
    ways.insert((0, [0; DIGITS]), 1);
    for _ in 0..heaps {
        let mut with_heap = Memo::default();
        for ((sum, digits), ways) in ways {
            for heap in 0..=most - sum {
                let digits = std::array::from_fn(|place| {
                    (digits[place] + (heap >> place & 1) as u8) % divisor
                });
                let with_heap = with_heap.get_or_insert((sum + heap, digits), |_| 0);
                *with_heap = (*with_heap + ways) % modulus;
            }
        }
        ways = with_heap;
    }
    let mut balanced = Vec::new();
    for ((sum, digits), ways) in ways {
        if digits == [0; DIGITS] {
            balanced.push((sum, ways));
        }
    }
    balanced
}

/// Counts the placements of pieces on a row of cells that are wins. Some gaps between the pieces are heaps,
/// and a placement is a loss if these have one of the sums, each given with its number of ways.
pub fn won_placements(
    cells: u64,
    pieces: u64,
    heaps: u64,
    lost: impl IntoIterator<Item = (u64, u64)>,
    modulus: u64,
) -> u64 {
    let (free, others) = (cells - pieces, pieces - heaps);
    let ways_of_others = choose_column(others, (free + others) as usize, modulus);
    let lost = lost.into_iter().fold(0, |lost, (sum, ways)| {
        (lost + ways * ways_of_others[(free - sum + others) as usize]) % modulus
    });
    let all = choose_column(pieces, cells as usize, modulus)[cells as usize];
    (all + modulus - lost) % modulus
}

/// Counts the sets of heaps by their number modulo `divisor` and by their nim-sum below `sums`, a power of
/// two greater than all heaps.
pub fn sets_by_nim_sum(
    heaps: impl IntoIterator<Item = u64>,
    divisor: usize,
    sums: usize,
    modulus: u64,
) -> Vec<Vec<u64>> {
    let mut sets = vec![vec![0; sums]; divisor];
    sets[0][0] = 1;
    for heap in heaps {
        let without = sets.clone();
        for (count, without) in without.iter().enumerate() {
            for (sum, without) in without.iter().enumerate() {
                let sets = &mut sets[(count + 1) % divisor][sum ^ heap as usize];
                *sets = (*sets + without) % modulus;
            }
        }
    }
    sets
}

/// Counts the lists of 1 to `most` of these numbers by their nim-sum below `sums`, a power of two greater
/// than all numbers. The lists up to twice a length are those up to that length, alone or after a list of
/// exactly that length.
pub fn lists_by_nim_sum(numbers: &[u64], most: u64, sums: usize, modulus: u64) -> Vec<u64> {
    let mut single = vec![0; sums];
    for &number in numbers {
        single[number as usize] += 1;
    }
    let joined = |before: &[u64], after: &[u64]| {
        let mut joined = vec![0; sums];
        for (a, before) in before.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            for (b, after) in after.iter().enumerate() {
                joined[a ^ b] = (joined[a ^ b] + before * after) % modulus;
            }
        }
        joined
    };
    // The lists whose length is in the first binary digits of `most`, and those of 1 up to that length.
    let mut of_length = vec![0; sums];
    of_length[0] = 1;
    let mut shorter = vec![0; sums];
    let add = |to: &mut Vec<u64>, more: &[u64]| {
        for (ways, more) in to.iter_mut().zip(more) {
            *ways = (*ways + more) % modulus;
        }
    };
    for digit in (0..u64::BITS - most.leading_zeros()).rev() {
        let longer = joined(&of_length, &shorter);
        add(&mut shorter, &longer);
        of_length = joined(&of_length, &of_length);
        if most >> digit & 1 == 1 {
            of_length = joined(&single, &of_length);
            add(&mut shorter, &of_length);
        }
    }
    shorter
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::{all_lists, all_lists_of, subsets};
    use std::collections::BTreeMap;

    const PRIME: u64 = 1_000_000_007;

    #[test]
    fn two_heaps_are_balanced_if_they_are_equal() {
        let ways: BTreeMap<u64, u64> = balanced(2, 100, 2, PRIME).into_iter().collect();
        assert!(ways.into_iter().eq((0..=50).map(|heap| (2 * heap, 1))));
    }

    #[test]
    fn heaps_are_balanced_digit_by_digit() {
        let ways: BTreeMap<u64, u64> = balanced(4, 9, 3, PRIME).into_iter().collect();
        for sum in 0..=9 {
            let is_balanced = |heaps: &Vec<u64>| {
                let ones = |place: u64| heaps.iter().filter(|&heap| heap >> place & 1 == 1).count();
                heaps.iter().sum::<u64>() == sum && (0..4).all(|place| ones(place) % 3 == 0)
            };
            let count = all_lists(4..=4, 0..=9).filter(is_balanced).count();
            assert_eq!(ways.get(&sum).copied().unwrap_or(0), count as u64, "{sum}");
        }
    }

    #[test]
    fn the_rest_of_the_placements_is_won() {
        // A placement is lost if both inner gaps of three pieces are empty.
        let lost = |cells: &&Vec<u64>| cells[1] == cells[0] + 1 && cells[2] == cells[1] + 1;
        let placements: Vec<Vec<u64>> = subsets((1..=7).collect()).collect();
        let placements = placements.iter().filter(|cells| cells.len() == 3);
        let won = placements.clone().count() - placements.filter(lost).count();
        assert_eq!(won_placements(7, 3, 2, [(0, 1)], PRIME), won as u64);
    }

    #[test]
    fn sets_are_counted() {
        let heaps = vec![1, 2, 3, 3, 7];
        let sets = sets_by_nim_sum(heaps.clone(), 3, 8, PRIME);
        for (count, sets) in sets.iter().enumerate() {
            for (sum, &number) in (0..).zip(sets) {
                let is_counted = |set: &Vec<u64>| {
                    set.len() % 3 == count && set.iter().fold(0, |sum, heap| sum ^ heap) == sum
                };
                assert_eq!(subsets(heaps.clone()).filter(is_counted).count() as u64, number);
            }
        }
    }

    #[test]
    fn lists_are_counted() {
        let numbers = [1, 2, 5];
        for most in 1..=6 {
            let lists = lists_by_nim_sum(&numbers, most, 8, PRIME);
            for (sum, &number) in (0..).zip(&lists) {
                let all = all_lists_of(1..=most as usize, numbers.to_vec());
                let sums = all.map(|list| list.iter().fold(0, |sum, heap| sum ^ heap));
                assert_eq!(sums.filter(|&other| other == sum).count() as u64, number);
            }
        }
    }
}
