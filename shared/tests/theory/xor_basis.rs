//! Independent sets under exclusive or, against all subsets.

use jury::Random;
use rand::{Rng, SeedableRng};
use shared::xor_basis::{greatest_independent_sum, XorBasis};

/// The nim-sums of all subsets, the empty one first.
fn nim_sums(numbers: &[u64]) -> Vec<u64> {
    let mut sums = vec![0];
    for number in numbers {
        sums.extend(sums.clone().into_iter().map(|sum| sum ^ number));
    }
    sums
}

fn is_independent(numbers: &[u64]) -> bool {
    !nim_sums(numbers)[1..].contains(&0)
}

fn subset(numbers: &[u64], set: u32) -> Vec<u64> {
    let chosen = numbers.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
    chosen.map(|(_, &number)| number).collect()
}

#[test]
fn a_basis_spans_the_nim_sums_of_all_subsets() {
    let rng = &mut Random::seed_from_u64(1);
    for _ in 0..300 {
        let count = rng.random_range(0..8);
        let numbers: Vec<u64> = (0..count).map(|_| rng.random_range(0..32)).collect();
        let mut basis = XorBasis::new();
        for (at, &number) in numbers.iter().enumerate() {
            let is_new = !nim_sums(&numbers[..at]).contains(&number);
            assert_eq!(basis.insert(number), is_new, "{numbers:?}");
        }
        let sums = nim_sums(&numbers);
        for number in 0..64 {
            assert_eq!(basis.spans(number), sums.contains(&number), "{number}: {numbers:?}");
        }
        let sets = (0..1 << count).map(|set| subset(&numbers, set));
        let largest = sets.filter(|set| is_independent(set)).map(|set| set.len()).max();
        assert_eq!(Some(basis.rank()), largest, "{numbers:?}");
    }
}

#[test]
fn the_greedy_choice_has_the_greatest_sum_of_all_independent_subsets() {
    let rng = &mut Random::seed_from_u64(2);
    for _ in 0..300 {
        let most = [4, 16, 1 << 40][rng.random_range(0..3)];
        let count = rng.random_range(0..9);
        let numbers: Vec<u64> = (0..count).map(|_| rng.random_range(0..most)).collect();
        let sets = (0..1 << count).map(|set| subset(&numbers, set));
        let sums = sets.filter(|set| is_independent(set)).map(|set| set.iter().sum());
        let greatest: u64 = sums.max().unwrap_or(0);
        assert_eq!(greatest_independent_sum(numbers.clone()), greatest, "{numbers:?}");
    }
}
