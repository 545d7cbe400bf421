//! Deep dyadics against shallow ones.

use proptest::prelude::*;
use shared::deep_dyadic::DeepDyadic;
use shared::dyadic::Dyadic;
use std::cmp::Ordering;

fn deep(number: Dyadic) -> DeepDyadic {
    let mut deep = DeepDyadic::from(number.numerator() as i64);
    deep.halve(u64::from(number.exponent()));
    deep
}

fn shallow() -> impl Strategy<Value = Dyadic> {
    (-1_000_000..1_000_000i64, 0..60u32).prop_map(|(j, k)| Dyadic::new(i128::from(j), k))
}

proptest! {
    #[test]
    fn sums_are_those_of_dyadics(numbers in prop::collection::vec(shallow(), 0..20)) {
        let mut sum = DeepDyadic::default();
        for &number in &numbers {
            sum += deep(number);
        }
        let expected: Dyadic = numbers.into_iter().sum();
        prop_assert_eq!(sum.to_dyadic(), Some(expected));
        prop_assert_eq!(sum.sign(), expected.cmp(&Dyadic::ZERO));
        prop_assert_eq!((-sum).to_dyadic(), Some(-expected));
    }

    #[test]
    fn halving_a_sum_halves_it(a in shallow(), b in shallow(), times in 0..60u32) {
        let mut sum = deep(a);
        sum += deep(b);
        sum.halve(times.into());
        let expected = a + b;
        let expected = Dyadic::new(expected.numerator(), expected.exponent() + times);
        prop_assert_eq!(sum.to_dyadic(), Some(expected));
    }

    #[test]
    fn the_floor_is_at_most_the_number(a in shallow(), b in shallow()) {
        let mut sum = deep(a);
        sum += deep(b);
        prop_assert_eq!(i128::from(sum.floor()), (a + b).floor());
    }
}

#[test]
fn a_long_carry_ends_in_one() {
    // 1/2 + 1/4 + … + 2^-n, and then another 2^-n.
    let mut sum = DeepDyadic::default();
    for place in (1..=10_000).chain([10_000]) {
        let mut digit = DeepDyadic::from(1);
        digit.halve(place);
        sum += digit;
    }
    assert_eq!(sum.to_dyadic(), Some(Dyadic::ONE));
}

#[test]
fn deep_numbers_do_not_fit_in_a_dyadic() {
    let mut number = DeepDyadic::from(i64::MIN);
    number.halve(63);
    assert_eq!(number.to_dyadic(), Some(-Dyadic::ONE));
    number.halve(127);
    assert_eq!(number.to_dyadic(), Some(Dyadic::new(-1, 127)));
    number.halve(1);
    assert_eq!(number.to_dyadic(), None);
    assert_eq!(number.sign(), Ordering::Less);
}

#[test]
#[should_panic(expected = "overflows")]
fn overflow_is_refused() {
    let mut number = DeepDyadic::from(i64::MAX);
    number += DeepDyadic::from(1);
}
