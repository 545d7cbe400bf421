//! Subtraction games against their definition, and their published periods.

use shared::grundy::{heap_values, mex};
use shared::periodic::Periodic;
use shared::subtraction::Subtraction;

/// Every set of amounts up to 7 against the definition, far beyond the values of the proof.
#[test]
fn subtraction_games_repeat_as_proved() {
    for set in 0..1 << 7 {
        let amounts: Vec<u64> = (1..=7).filter(|amount| set >> (amount - 1) & 1 == 1).collect();
        let game = Subtraction::new(&amounts);
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..1000 {
            let reached = amounts.iter().filter(|&&amount| amount <= heap);
            let value = mex(reached.map(|amount| values[(heap - amount) as usize]));
            values.push(value);
        }
        assert_eq!(game.values(999), values, "{amounts:?}");
        assert_eq!(game.dense_values(999), values, "{amounts:?}");
        let wins: Vec<bool> = values.iter().map(|&value| value > 0).collect();
        assert_eq!(game.wins(999), wins, "{amounts:?}");
        assert_eq!(heap_values(99, |heap| game.options(heap)), values[..100], "{amounts:?}");
        let periodic = game.periodic(300).unwrap();
        for (heap, value) in values.into_iter().enumerate() {
            assert_eq!(periodic.value(heap as u64), value, "{amounts:?} {heap}");
        }
    }
}

/// Many amounts, up to each heap around the ends of a word.
#[test]
fn values_and_outcomes_by_words_are_those_by_heaps() {
    let is_prime = |number: &u64| (2..*number).all(|divisor| number % divisor != 0);
    let primes: Vec<u64> = (2..500).filter(is_prime).collect();
    let squares: Vec<u64> = (1..25).map(|root| root * root).collect();
    for amounts in [primes, squares, (1..500).collect(), vec![64], vec![]] {
        let game = Subtraction::new(&amounts);
        for largest in (0..130).chain([500]) {
            let values = game.values(largest);
            assert_eq!(game.dense_values(largest), values, "{largest}");
            let wins: Vec<bool> = values.into_iter().map(|value| value > 0).collect();
            assert_eq!(game.wins(largest), wins, "{largest}");
        }
    }
}

/// T. S. Ferguson's exercise: {1, 3, 4} has period 7; {1, 2, …, m} has period m + 1; a set of odd
/// numbers with 1 has period 2.
#[test]
fn subtraction_games_have_their_published_periods() {
    let period = |amounts: &[u64]| {
        let periodic = Subtraction::new(amounts).periodic(1000).unwrap();
        (periodic.preperiod(), periodic.period())
    };
    assert_eq!(period(&[1, 3, 4]), (0, 7));
    assert_eq!(period(&[4, 2, 3, 1, 2]), (0, 5));
    assert_eq!(period(&[1, 5, 9]), (0, 2));
    assert_eq!(period(&[2, 4, 7]), (8, 3));
    assert_eq!(period(&[]), (0, 1));
}

#[test]
fn a_period_that_is_not_proved_is_not_claimed() {
    let game = Subtraction::new(&[1, 5, 9]);
    assert_eq!(game.periodic(9), None); // 10 values: one short of 2 + 9
    assert!(game.periodic(10).is_some());
}

/// No table of so many values fits in memory.
#[test]
fn no_more_values_are_computed_than_the_proof_needs() {
    let periodic = Subtraction::new(&[1, 2, 3]).periodic(u64::MAX).unwrap();
    assert_eq!((periodic.preperiod(), periodic.period()), (0, 4));
}

/// The first proof finds the same period as all values up to the limit.
#[test]
fn a_greater_limit_finds_the_same_period() {
    for amounts in [vec![2, 4, 7], vec![3, 5, 11, 13], vec![1], vec![2, 9, 17], vec![]] {
        let game = Subtraction::new(&amounts);
        let longest = amounts.last().map_or(0, |&amount| amount as usize);
        let values = game.values(2000);
        let all = Periodic::prove(&values, |start, _| start + longest);
        assert_eq!(game.periodic(2000), all, "{amounts:?}");
        assert_eq!(game.periodic(1_000_000_000), all, "{amounts:?}");
    }
}

#[test]
#[should_panic(expected = "a move must take a counter")]
fn taking_nothing_is_refused() {
    Subtraction::new(&[3, 0]);
}
