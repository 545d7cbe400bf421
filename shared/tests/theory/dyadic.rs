//! Dyadic rationals against pairs of integers, and at the ends of their range.

use proptest::prelude::*;
use shared::dyadic::{Dyadic, MAX_EXPONENT};

fn small() -> impl Strategy<Value = (i128, u32)> {
    (-1000..1000i128, 0..60u32)
}

fn any_dyadic() -> impl Strategy<Value = Dyadic> {
    (-i128::MAX..=i128::MAX, 0..128u32, 0..=MAX_EXPONENT)
        .prop_map(|(numerator, shift, exponent)| Dyadic::new(numerator >> shift, exponent))
}

proptest! {
    #[test]
    fn arithmetic_and_order_are_those_of_a_common_denominator(
        (a, j) in small(),
        (b, k) in small(),
    ) {
        let (x, y) = (Dyadic::new(a, j), Dyadic::new(b, k));
        let (a, b) = (a << (60 - j), b << (60 - k));
        prop_assert_eq!(x.cmp(&y), a.cmp(&b));
        prop_assert_eq!(x + y, Dyadic::new(a + b, 60));
        prop_assert_eq!(x - y, Dyadic::new(a - b, 60));
        prop_assert_eq!(-x, Dyadic::new(-a, 60));
        prop_assert_eq!(x.floor(), a.div_euclid(1 << 60));
    }

    #[test]
    fn lowest_terms_are_unique(a in any::<i64>(), k in 0..60u32, factor in 0..60u32) {
        let number = Dyadic::new(i128::from(a), k);
        prop_assert_eq!(number, Dyadic::new(i128::from(a) << factor, k + factor));
        prop_assert!(number.exponent() == 0 || number.numerator() % 2 != 0);
    }

    #[test]
    fn the_order_is_total_and_agrees_with_differences(
        x in any_dyadic(),
        y in any_dyadic(),
        z in any_dyadic(),
    ) {
        prop_assert_eq!(x.cmp(&y), y.cmp(&x).reverse());
        prop_assert_eq!(x == y, x.cmp(&y).is_eq());
        if x <= y && y <= z {
            prop_assert!(x <= z);
        }
        if let Some(difference) = x.checked_add(-y) {
            prop_assert_eq!(x.cmp(&y), difference.cmp(&Dyadic::ZERO));
            prop_assert_eq!(difference + y, x);
        }
    }

    #[test]
    fn a_step_at_the_last_place_is_not_lost(a in -i128::MAX..i128::MAX) {
        let number = Dyadic::new(a, MAX_EXPONENT);
        prop_assert_eq!(number + Dyadic::new(1, MAX_EXPONENT), Dyadic::new(a + 1, MAX_EXPONENT));
        prop_assert!(number < Dyadic::new(a + 1, MAX_EXPONENT));
    }
}

#[test]
fn extremes_are_ordered() {
    for (a, j, b, k) in [
        (i128::MAX, 0, i128::MIN, 0),
        (i128::MAX, 0, i128::MAX, 1),
        (0, 0, -1, MAX_EXPONENT),
        (1, MAX_EXPONENT, 0, 0),
        (-1, MAX_EXPONENT, -1, 1),
        (1, 0, i128::MAX, MAX_EXPONENT),
        (i128::MIN + 1, MAX_EXPONENT, -1, 0),
        (i128::MAX, 1, i128::MAX, 2),
    ] {
        let (greater, less) = (Dyadic::new(a, j), Dyadic::new(b, k));
        assert!(greater > less, "{greater} {less}");
        assert!(less < greater, "{less} {greater}");
    }
}

#[test]
fn numbers_are_shown_as_fractions() {
    for (number, text) in [
        (Dyadic::new(-3, 2), "-3/4"),
        (Dyadic::new(6, 1), "3"),
        (Dyadic::ZERO, "0"),
        (Dyadic::new(1, 127), "1/170141183460469231731687303715884105728"),
        (Dyadic::new(i128::MIN, 0), "-170141183460469231731687303715884105728"),
    ] {
        assert_eq!(number.to_string(), text);
    }
}

#[test]
fn sums_outside_the_range_are_refused() {
    let most = Dyadic::new(i128::MAX, 0);
    assert_eq!(most.checked_add(Dyadic::ONE), None);
    assert_eq!(most.checked_add(Dyadic::new(1, 1)), None);
    assert_eq!(Dyadic::ONE.checked_add(Dyadic::new(1, MAX_EXPONENT)), None);
    assert_eq!(most.checked_add(-most), Some(Dyadic::ZERO));
}

#[test]
#[should_panic(expected = "overflows")]
fn the_operator_panics_instead() {
    let _ = Dyadic::new(i128::MAX, 0) + Dyadic::ONE;
}

#[test]
#[should_panic(expected = "2^128 is too large")]
fn too_fine_a_number_is_refused() {
    let _ = Dyadic::new(3, MAX_EXPONENT + 1);
}

#[test]
fn day_by_day_the_numbers_double() {
    // On day n, a number is born between any two neighbours and one at each end: 2^n new numbers.
    let mut numbers = vec![Dyadic::ZERO];
    for day in 1..10 {
        let mut older = numbers.clone();
        older.sort_unstable();
        let between = older.windows(2).map(|pair| {
            let sum = pair[0] + pair[1];
            Dyadic::new(sum.numerator(), sum.exponent() + 1)
        });
        let ends = [older[0] - Dyadic::ONE, older[older.len() - 1] + Dyadic::ONE];
        let born: Vec<Dyadic> = between.chain(ends).collect();
        assert!(born.iter().all(|number| number.birthday() == day));
        assert_eq!(born.len(), 1 << day);
        numbers.extend(born);
    }
}
