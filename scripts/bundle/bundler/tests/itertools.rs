//! Compares the stand-in for `itertools` with the crate: each method gives the same result and leaves the
//! same rest of an iterator.

#[allow(clippy::all, clippy::pedantic)] // not written for this package's lints
#[path = "../src/standins/itertools.rs"]
mod stand_in;

use itertools::Itertools;
use proptest::collection::vec;
use proptest::prelude::*;

/// Numbers, many of them equal and some extreme.
fn number() -> impl Strategy<Value = i64> {
    prop_oneof![-2..3_i64, Just(i64::MIN), Just(i64::MAX), any::<i64>()]
}

fn numbers() -> impl Strategy<Value = Vec<i64>> {
    prop_oneof![vec(number(), 0..8), (number(), 0..5_usize).prop_map(|(one, n)| vec![one; n])]
}

fn words() -> impl Strategy<Value = Vec<String>> {
    let word = prop_oneof![Just(String::new()), "[a-c,]{0,3}", "\\PC{0,4}"];
    vec(word, 0..6)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn words_are_joined_alike(words in words(), separator in "[, é]{0,2}") {
        let (mut ours, mut theirs) = (words.iter(), words.iter());
        prop_assert_eq!(
            stand_in::Itertools::join(&mut ours, &separator),
            theirs.join(&separator)
        );
        prop_assert_eq!(ours.len(), theirs.len());
    }

    #[test]
    fn numbers_are_joined_alike(numbers in numbers()) {
        prop_assert_eq!(
            stand_in::Itertools::join(&mut numbers.iter(), " "),
            numbers.iter().join(" ")
        );
    }

    #[test]
    fn items_are_compared_alike(numbers in numbers()) {
        let (mut ours, mut theirs) = (numbers.iter(), numbers.iter());
        prop_assert_eq!(stand_in::Itertools::all_equal(&mut ours), theirs.all_equal());
        prop_assert_eq!(ours.as_slice(), theirs.as_slice());
    }

    #[test]
    fn items_are_collected_alike(numbers in numbers()) {
        prop_assert_eq!(
            stand_in::Itertools::collect_vec(numbers.iter().rev()),
            numbers.iter().rev().collect_vec()
        );
    }

    /// Equal items stay in order, by the index in the pair.
    #[test]
    fn items_are_sorted_alike(numbers in numbers()) {
        let pairs = || numbers.iter().copied().zip(0..);
        let key = |&(number, _): &(i64, usize)| number.checked_abs();
        prop_assert!(stand_in::Itertools::sorted(pairs()).eq(pairs().sorted()));
        prop_assert!(stand_in::Itertools::sorted_by_key(pairs(), key).eq(pairs().sorted_by_key(key)));
        prop_assert!(
            stand_in::Itertools::sorted_unstable(pairs()).eq(pairs().sorted_unstable())
        );
        prop_assert_eq!(stand_in::Itertools::sorted(pairs()).len(), numbers.len());
    }
}
