//! Nim with forbidden takes against the rules, and against the mex.

use jury::cases::subsets;
use jury::rules::forbidden_takes::ForbiddenTakes as Rules;
use jury::search::impartial::Grundy;
use proptest::prelude::*;
use shared::forbidden_takes::ForbiddenTakes;
use shared::grundy::heap_values;
use shared::nim;

#[test]
fn sums_are_worth_the_nim_sum_of_their_heaps() {
    let takes = (1..=4).flat_map(|size| (1..=size).map(move |taken| (size, taken)));
    for takes in subsets(takes.collect()) {
        let values = ForbiddenTakes::new(&takes);
        let mut grundy = Grundy::new(Rules(takes));
        for (a, b) in [(0, 4), (1, 3), (2, 2), (3, 4), (5, 6), (4, 4)] {
            let sum = nim::sum([values.value(a), values.value(b)]);
            assert_eq!(sum, grundy.value(&vec![a, b]));
        }
    }
}

/// Takes from heaps of up to 20 stones; about half of them are forbidden.
fn takes() -> impl Strategy<Value = Vec<(u64, u64)>> {
    let take = (1..=20_u64).prop_flat_map(|size| (Just(size), 1..=size));
    proptest::collection::vec(take, 0..150)
}

proptest! {
    #[test]
    fn values_are_the_mex_of_the_options(takes in takes()) {
        let values = ForbiddenTakes::new(&takes);
        let options = |heap: u64| {
            let is_allowed = |rest: &u64| !takes.contains(&(heap, heap - rest));
            (0..heap).filter(is_allowed).map(|rest| vec![rest]).collect()
        };
        for (heap, expected) in (0..).zip(heap_values(30, options)) {
            prop_assert_eq!(values.value(heap), expected, "{}", heap);
        }
    }

    #[test]
    fn neither_order_nor_repetition_matters(takes in takes()) {
        let reversed = takes.iter().rev().chain(&takes).copied();
        let no_moves = [(0, 0), (3, 0), (3, 4)];
        let others: Vec<_> = reversed.chain(no_moves).collect();
        prop_assert_eq!(ForbiddenTakes::new(&takes), ForbiddenTakes::new(&others));
    }
}
