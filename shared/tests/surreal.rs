//! Surreal numbers: the definitions against the arithmetic of dyadic rationals, and the simplest
//! number against a walk through the days.

use proptest::prelude::*;
use rstest::rstest;
use shared::dyadic::Dyadic;
use shared::surreal::{simplest_between, Bound, Form, Fraction};
use std::collections::BTreeSet;

fn subsets(forms: &[Form]) -> Vec<Vec<Form>> {
    let mut subsets = vec![vec![]];
    for form in forms {
        for at in 0..subsets.len() {
            let mut subset = subsets[at].clone();
            subset.push(form.clone());
            subsets.push(subset);
        }
    }
    subsets
}

/// All valid forms with options among some.
fn forms_over(options: &[Form]) -> Vec<Form> {
    let subsets = subsets(options);
    let pairs = subsets
        .iter()
        .flat_map(|left| subsets.iter().map(move |right| (left, right)));
    pairs
        .filter_map(|(left, right)| Form::new(left.clone(), right.clone()))
        .collect()
}

fn day(day: u64, forms: Vec<Form>) -> Vec<Form> {
    forms
        .into_iter()
        .filter(|form| form.birthday() == day)
        .collect()
}

#[test]
fn the_first_days_are_those_of_the_paper() {
    let day_0 = forms_over(&[]);
    assert_eq!(day_0.len(), 1);
    let up_to_day_1 = forms_over(&day_0);
    assert_eq!(day(1, up_to_day_1.clone()).len(), 2);

    let up_to_day_2 = forms_over(&up_to_day_1);
    assert_eq!(up_to_day_2.len(), 20);
    let born = day(2, up_to_day_2.clone());
    assert_eq!(born.len(), 17);
    let values: BTreeSet<Dyadic> = born.iter().map(Form::value).collect();
    let seven = [-4, -2, -1, 0, 1, 2, 4].map(|halves| Dyadic::new(halves, 1));
    assert_eq!(values, BTreeSet::from(seven));
    let minus_one_and_one = &up_to_day_1;
    assert!(minus_one_and_one
        .iter()
        .all(|form| values.contains(&form.value())));
}

/// The 20 forms of the first three days, and those over their seven values.
fn small_forms() -> Vec<Form> {
    let up_to_day_2 = forms_over(&forms_over(&forms_over(&[])));
    let seven = [-4, -2, -1, 0, 1, 2, 4].map(|halves| Form::canonical(Dyadic::new(halves, 1)));
    let mut forms = up_to_day_2;
    forms.extend(forms_over(&seven));
    forms
}

#[test]
fn definition_2_is_the_order_of_the_values() {
    let forms = small_forms();
    let values: Vec<Dyadic> = forms.iter().map(Form::value).collect();
    for (x, a) in forms.iter().zip(&values) {
        for (y, b) in forms.iter().zip(&values) {
            assert_eq!(x.cmp(y), a.cmp(b), "{x:?} {y:?}");
            assert_eq!(x <= y, a <= b, "{x:?} {y:?}");
        }
    }
}

#[test]
fn options_surround_the_number() {
    for form in small_forms() {
        assert!(form.left().iter().all(|left| *left < form)); // theorem 1
        assert!(form.right().iter().all(|right| form < *right));
        assert_eq!(form, Form::canonical(form.value()));
        let extreme = Form::new(
            form.left().iter().max().cloned().into_iter().collect(),
            form.right().iter().min().cloned().into_iter().collect(),
        );
        assert_eq!(extreme, Some(form)); // theorem 2
    }
}

#[test]
fn definitions_3_to_5_are_the_arithmetic_of_the_values() {
    let forms = forms_over(&forms_over(&forms_over(&[])));
    for x in &forms {
        assert_eq!((-x).value(), -x.value());
        for y in &forms {
            assert_eq!((x + y).value(), x.value() + y.value());
            assert_eq!((x - y).value(), x.value() - y.value());
            assert_eq!(x + y, y + x);
            // Theorem 5: the sum is a valid form, so it can be built from its options.
            let sum = x + y;
            let built = Form::new(sum.left().to_vec(), sum.right().to_vec());
            assert_eq!(built, Some(sum));
        }
    }
}

#[test]
fn canonical_forms_go_both_ways() {
    for exponent in 0..6 {
        for numerator in -100..=100 {
            let number = Dyadic::new(numerator, exponent);
            let form = Form::canonical(number);
            assert_eq!(form.value(), number);
            assert_eq!(u128::from(form.birthday()), number.birthday());
        }
    }
    let deep = Dyadic::new(0x5555_5555_5555_5555, 100);
    assert_eq!(Form::canonical(deep).value(), deep);
}

#[test]
fn canonical_forms_add_up() {
    let (x, y) = (Dyadic::new(-77, 5), Dyadic::new(13, 3));
    let sum = &Form::canonical(x) + &Form::canonical(y);
    assert_eq!(sum, Form::canonical(x + y));
    assert_eq!(sum.value(), x + y);
}

#[test]
fn forms_that_are_no_numbers_are_refused() {
    let [minus, zero, plus] = [-1, 0, 1].map(|n| Form::canonical(Dyadic::from(n)));
    let switch = Form::new(vec![plus.clone()], vec![minus.clone()]);
    assert!(switch.is_none());
    assert!(Form::new(vec![minus, zero.clone()], vec![plus, zero]).is_none());
}

/// The simplest number by a walk through the days: the first one on the way that lies between.
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

/// Whether a number is greater than `p / q`: its part above the floor of `p / q` is compared bit
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

#[rstest]
#[case((i64::MAX - 1, i64::MAX), (i64::MAX - 2, i64::MAX - 1))]
#[case((1, i64::MAX - 1), (1, i64::MAX))]
#[case((i64::MAX, 1), (i64::MAX - 1, 1))]
#[case((i64::MAX, 2), (i64::MAX - 1, 2))]
#[case((i64::MIN + 1, 1), (i64::MIN, 1))]
fn neighbouring_fractions(#[case] high: (i64, i64), #[case] low: (i64, i64)) {
    let number = simplest_between(
        Some(Fraction::new(low.0, low.1)),
        Some(Fraction::new(high.0, high.1)),
    )
    .unwrap();
    assert!(is_above(number, low.0, low.1), "{number}");
    assert!(is_above(-number, -i128::from(high.0), high.1), "{number}");
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

#[test]
fn forms_are_compared_by_value() {
    let numbers: Vec<Dyadic> = (-8..=8).map(|j| Dyadic::new(j, 2)).collect();
    for &a in &numbers {
        for &b in &numbers {
            let (x, y) = (Form::canonical(a), Form::canonical(b));
            assert_eq!(x == y, a == b, "{a} {b}");
            assert_eq!(x.cmp(&y), a.cmp(&b), "{a} {b}");
        }
    }
}

#[test]
fn forms_are_printed_option_by_option() {
    let zero = Form::canonical(Dyadic::ZERO);
    let half = Form::canonical(Dyadic::new(1, 1));
    assert_eq!(format!("{half:?}"), "{{|}|{{|}|}}");
    let form = Form::new(vec![zero.clone(), zero.clone(), zero], vec![half]).unwrap();
    assert_eq!(format!("{form:?}"), "{{|},{|},{|}|{{|}|{{|}|}}}");
}
