//! Fibonacci Nim at the ends of `u64`, and Zeckendorf sums against their definition.

use proptest::prelude::*;
use shared::fibonacci::{count_wins, winning_moves, wins, zeckendorf};

#[test]
fn the_first_player_loses_the_usual_game_at_fibonacci_numbers() {
    let lost: Vec<u64> = (2..1000).filter(|&heap| !wins(heap, heap - 1)).collect();
    assert_eq!(lost, [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]);
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

    #[test]
    fn winning_moves_leave_lost_positions(
        heap in any::<u64>(),
        limit in prop_oneof![0..100u64, any::<u64>(), Just(u64::MAX)],
    ) {
        let moves = winning_moves(heap, limit);
        prop_assert_eq!(!moves.is_empty(), wins(heap, limit));
        for (rest, next_limit) in moves {
            prop_assert!(rest < heap && heap - rest <= limit);
            prop_assert_eq!(next_limit, (heap - rest).saturating_mul(2));
            prop_assert!(!wins(rest, next_limit));
        }
    }

    /// Adds the counts of the blocks of numbers that begin with each part.
    #[test]
    fn wins_are_those_of_blocks_of_numbers(
        largest in any::<u64>(),
        limit in prop_oneof![0..1000u64, any::<u64>()],
    ) {
        let numbers = fibonacci_numbers();
        // For each Fibonacci number, how many smaller numbers have a part up to the limit.
        let mut below: Vec<u64> = vec![0];
        for (at, &number) in numbers[..numbers.len() - 1].iter().enumerate() {
            let more = if at == 0 { 0 } else { below[at - 1] };
            below.push(below[at] + u64::from(number <= limit) + more);
        }
        let mut wins = 0;
        for part in zeckendorf(largest) {
            wins += below[numbers.binary_search(&part).unwrap()] + u64::from(part <= limit);
        }
        prop_assert_eq!(count_wins(largest, limit), wins);
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

#[test]
fn wins_are_counted() {
    for limit in 0..60 {
        let mut count = 0;
        for heap in 0..=150 {
            count += u64::from(wins(heap, limit));
            assert_eq!(count_wins(heap, limit), count, "up to {heap}, {limit}");
        }
    }
    assert_eq!(count_wins(u64::MAX, u64::MAX), u64::MAX);
    assert_eq!(count_wins(u64::MAX, 0), 0);
}
