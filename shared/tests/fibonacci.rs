//! Fibonacci Nim against its rules, and Zeckendorf's sums against their definition.

use jury::search::impartial::{Impartial, Outcomes, Play};
use proptest::prelude::*;
use shared::fibonacci::{winning_move, wins, zeckendorf};

struct TwiceTheLast;

impl Impartial for TwiceTheLast {
    /// The heap, and the most that may be taken.
    type Position = (u64, u64);

    fn options(&self, &(heap, limit): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=limit.min(heap))
            .map(|taken| (heap - taken, 2 * taken))
            .collect()
    }
}

#[test]
fn outcomes_and_smallest_winning_moves_are_those_of_the_rules() {
    let mut outcomes = Outcomes::new(TwiceTheLast, Play::Normal);
    for heap in 0..150 {
        for limit in 0..=heap + 1 {
            let position = (heap, limit);
            assert_eq!(wins(heap, limit), outcomes.wins(&position), "{position:?}");
            let smallest = outcomes.winning_options(&position).into_iter().max();
            let left = winning_move(heap, limit).map(|taken| (heap - taken, 2 * taken));
            assert_eq!(left, smallest, "{position:?}");
        }
    }
}

#[test]
fn the_first_player_loses_the_usual_game_at_fibonacci_numbers() {
    let lost: Vec<u64> = (2..1000).filter(|&heap| !wins(heap, heap - 1)).collect();
    assert_eq!(
        lost,
        [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]
    );
}

/// The Fibonacci numbers `1, 2, 3, 5, …` of `u64`.
fn fibonacci_numbers() -> Vec<u64> {
    let mut numbers = vec![1u64, 2];
    while let Some(next) = numbers[numbers.len() - 2].checked_add(numbers[numbers.len() - 1]) {
        numbers.push(next);
    }
    numbers
}

proptest! {
    #[test]
    fn parts_are_fibonacci_numbers_without_neighbours(number in any::<u64>()) {
        let numbers = fibonacci_numbers();
        let parts = zeckendorf(number);
        prop_assert_eq!(parts.iter().sum::<u64>(), number);
        let places: Vec<usize> = parts
            .iter()
            .map(|part| numbers.binary_search(part).unwrap())
            .collect();
        prop_assert!(places.windows(2).all(|pair| pair[0] >= pair[1] + 2));
    }
}

#[test]
fn fibonacci_numbers_and_their_neighbours_up_to_the_end_of_u64() {
    for number in fibonacci_numbers() {
        assert_eq!(zeckendorf(number), [number]);
        let less = zeckendorf(number - 1);
        assert_eq!(less.iter().sum::<u64>(), number - 1);
    }
    assert_eq!(zeckendorf(u64::MAX).iter().sum::<u64>(), u64::MAX);
}
