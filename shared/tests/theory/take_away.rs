//! Take-away with a factor against the definition of its sums, and with the factors 1 and 2.

use proptest::prelude::*;
use shared::fibonacci::zeckendorf;
use shared::take_away::TakeAway;

#[test]
fn the_factor_1_has_the_powers_of_two() {
    let game = TakeAway::new(1, u64::MAX);
    let powers: Vec<u64> = (0..u64::BITS).map(|place| 1 << place).collect();
    assert_eq!(game.lost_heaps(), powers);
}

#[test]
fn the_factor_2_has_the_fibonacci_numbers() {
    let game = TakeAway::new(2, u64::MAX);
    for heap in (0..5000).chain(u64::MAX - 5000..=u64::MAX) {
        assert_eq!(game.parts(heap), zeckendorf(heap));
    }
}

/// The sums of lost heaps by their definition, each once.
#[test]
fn every_number_is_one_sum() {
    for factor in 1..=9 {
        let game = TakeAway::new(factor, 300);
        let mut sums = vec![(0, 0)];
        for &lost in game.lost_heaps() {
            let below = sums.iter().filter(|(_, greatest)| factor * greatest < lost);
            let with: Vec<_> = below.map(|(sum, _)| (sum + lost, lost)).collect();
            sums.extend(with);
        }
        let mut sums: Vec<u64> = sums.into_iter().map(|(sum, _)| sum).collect();
        sums.sort_unstable();
        assert!(sums.len() > 300 && sums.iter().copied().eq(0..sums.len() as u64));
    }
}

#[test]
fn tables_of_any_size_are_the_first_lost_heaps() {
    for factor in 1..=5 {
        let all = TakeAway::new(factor, 1000);
        for largest in 0..=1000 {
            let some = TakeAway::new(factor, largest);
            let lost = all.lost_heaps().iter().filter(|&&lost| lost <= largest);
            assert!(some.lost_heaps().iter().eq(lost));
        }
    }
}

proptest! {
    #[test]
    fn parts_are_lost_heaps_far_enough_apart(factor in 1..1000_u64, heap in any::<u64>()) {
        let game = TakeAway::new(factor, heap);
        let parts = game.parts(heap);
        prop_assert_eq!(parts.iter().sum::<u64>(), heap);
        prop_assert!(parts.iter().all(|part| game.lost_heaps().binary_search(part).is_ok()));
        prop_assert!(parts.windows(2).all(|pair| pair[0] > pair[1].saturating_mul(factor)));
    }

    #[test]
    fn winning_moves_leave_lost_positions(
        factor in 1..1000_u64,
        heap in any::<u64>(),
        limit in prop_oneof![0..100_u64, any::<u64>(), Just(u64::MAX)],
    ) {
        let game = TakeAway::new(factor, heap);
        let moves = game.winning_moves(heap, limit);
        prop_assert_eq!(!moves.is_empty(), game.wins(heap, limit));
        for (rest, next_limit) in moves {
            prop_assert!(rest < heap && heap - rest <= limit);
            prop_assert_eq!(next_limit, (heap - rest).saturating_mul(factor));
            prop_assert!(!game.wins(rest, next_limit));
        }
    }
}
