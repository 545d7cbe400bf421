//! The simplest number against a walk through the days.

use proptest::prelude::*;
use shared::dyadic::Dyadic;
use shared::surreal::{simplest_between, Bound, Fraction};

/// The simplest number by a walk through the days: the first number between the bounds.
fn by_walking<B: Bound>(left: B, right: B, as_bound: impl Fn(Dyadic) -> B) -> Dyadic {
    let mut number = Dyadic::ZERO;
    let mut step = Dyadic::ONE;
    let mut turned = false;
    let mut was_up = None;
    loop {
        let up = as_bound(number) <= left;
        if !up && as_bound(number) < right {
            return number;
        }
        turned |= was_up.is_some_and(|was_up| was_up != up);
        was_up = Some(up);
        if turned {
            step = Dyadic::new(step.numerator(), step.exponent() + 1);
        }
        number = if up { number + step } else { number - step };
    }
}

fn as_fraction(number: Dyadic) -> Fraction {
    Fraction::new(number.numerator() as i64, 1 << number.exponent())
}

#[test]
fn the_simplest_number_is_the_first_on_the_way() {
    let mut bounds = Vec::new();
    for q in 1..=16 {
        bounds.extend((-3 * q..=3 * q).map(|p| Fraction::new(p, q)));
    }
    for &left in &bounds {
        for &right in &bounds {
            let simplest = simplest_between(Some(left), Some(right));
            let expected = (left < right).then(|| by_walking(left, right, as_fraction));
            assert_eq!(simplest, expected, "{left:?} {right:?}");
        }
        let low = Fraction::new(-100, 1);
        let high = Fraction::new(100, 1);
        let below = by_walking(low, left, as_fraction);
        let above = by_walking(left, high, as_fraction);
        assert_eq!(simplest_between(None, Some(left)), Some(below));
        assert_eq!(simplest_between(Some(left), None), Some(above));
    }
    assert_eq!(simplest_between::<Fraction>(None, None), Some(Dyadic::ZERO));
}

/// The worked examples of 不平等博弈与超现实数.
#[test]
fn examples_with_fractions() {
    let fraction = |(p, q)| Fraction::new(p, q);
    for (left, right, number) in [
        (None, Some((666, 1)), Dyadic::ZERO),
        (Some((1, 3)), Some((666, 1)), Dyadic::ONE),
        (Some((-114_514, 1)), Some((-19, 7)), Dyadic::from(-3)),
        (Some((1, 919)), Some((8, 10)), Dyadic::new(1, 1)),
        (Some((0, 1)), Some((1, 1)), Dyadic::new(1, 1)), // the rule of the text gives 1
    ] {
        let (left, right) = (left.map(fraction), right.map(fraction));
        assert_eq!(simplest_between(left, right), Some(number));
        if let Some((left, right)) = left.zip(right) {
            assert_eq!(by_walking(left, right, as_fraction), number);
        }
    }
}

proptest! {
    #[test]
    fn dyadic_bounds_walk_to_the_same_number(
        a in -(1i128 << 100)..1i128 << 100,
        j in 96..=120u32,
        b in -(1i128 << 100)..1i128 << 100,
        k in 96..=120u32,
    ) {
        let (left, right) = (Dyadic::new(a, j), Dyadic::new(b, k));
        let expected = (left < right).then(|| by_walking(left, right, |number| number));
        prop_assert_eq!(simplest_between(Some(left), Some(right)), expected);
    }

    #[test]
    fn close_dyadic_bounds_part_late(
        a in 0..1i128 << 110,
        width in 1..1i128 << 20,
        j in 100..=120u32,
    ) {
        let (left, right) = (Dyadic::new(a, j), Dyadic::new(a + width, j));
        let expected = by_walking(left, right, |number| number);
        prop_assert_eq!(simplest_between(Some(left), Some(right)), Some(expected));
        prop_assert_eq!(simplest_between(Some(-right), Some(-left)), Some(-expected));
    }

    #[test]
    fn any_two_fractions_have_a_number_between(
        (p, q) in (any::<i64>(), 1..=i64::MAX),
        (r, s) in (any::<i64>(), 1..=i64::MAX),
    ) {
        let (left, right) = (Fraction::new(p, q), Fraction::new(r, s));
        prop_assume!(left < right);
        let number = simplest_between(Some(left), Some(right)).unwrap();
        prop_assert!(is_above(number, p, q));
        prop_assert!(is_above(-number, -i128::from(r), s));
    }
}

/// Returns whether a number is greater than `p / q`: its part above the floor of `p / q` is compared bit
/// by bit in a long division.
fn is_above(number: Dyadic, p: impl Into<i128>, q: i64) -> bool {
    let (p, q) = (p.into(), i128::from(q));
    let floor = p.div_euclid(q);
    if number.floor() != floor {
        return number.floor() > floor;
    }
    let mut rest = p.rem_euclid(q);
    for place in (0..number.exponent()).rev() {
        rest *= 2;
        let (ours, theirs) = (number.numerator() >> place & 1, rest / q);
        if ours != theirs {
            return ours > theirs;
        }
        rest %= q;
    }
    false
}

#[test]
fn neighbouring_fractions() {
    for (high, low) in [
        ((i64::MAX - 1, i64::MAX), (i64::MAX - 2, i64::MAX - 1)),
        ((1, i64::MAX - 1), (1, i64::MAX)),
        ((i64::MAX, 1), (i64::MAX - 1, 1)),
        ((i64::MAX, 2), (i64::MAX - 1, 2)),
        ((i64::MIN + 1, 1), (i64::MIN, 1)),
    ] {
        let number = simplest_between(
            Some(Fraction::new(low.0, low.1)),
            Some(Fraction::new(high.0, high.1)),
        )
        .unwrap();
        assert!(is_above(number, low.0, low.1), "{number}");
        assert!(is_above(-number, -i128::from(high.0), high.1), "{number}");
    }
}

#[test]
#[should_panic(expected = "too large for a dyadic")]
fn a_number_too_fine_is_refused() {
    let _ = simplest_between(Some(Dyadic::ZERO), Some(Dyadic::new(1, 127)));
}

#[test]
#[should_panic(expected = "overflows")]
fn a_number_too_great_is_refused() {
    let _ = simplest_between(Some(Dyadic::new(i128::MAX, 0)), None);
}

#[test]
fn fractions_are_compared_by_value() {
    for (p, q) in (-4..=4).flat_map(|p| (1..=4).map(move |q| (p, q))) {
        for (r, s) in (-4..=4).flat_map(|r| (1..=4).map(move |s| (r, s))) {
            // In twelfths.
            let expected = (p * (12 / q)).cmp(&(r * (12 / s)));
            let (a, b) = (Fraction::new(p, q), Fraction::new(r, s));
            assert_eq!(a.cmp(&b), expected, "{p}/{q} {r}/{s}");
            assert_eq!(a == b, expected.is_eq(), "{p}/{q} {r}/{s}");
        }
    }
}
