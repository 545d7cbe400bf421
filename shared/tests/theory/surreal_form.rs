//! Surreal numbers: the definitions against the arithmetic of dyadic rationals.

use shared::dyadic::Dyadic;
use shared::surreal_form::Form;
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
