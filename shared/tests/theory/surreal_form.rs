//! The definitions of surreal numbers against the arithmetic of dyadic rationals. Definitions and theorems
//! are numbered as in Fang Zhanpeng 2009.

use shared::dyadic::Dyadic;
use shared::surreal::{simplest_between, Fraction};
use shared::surreal_form::Form;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

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

/// All valid forms with options among the given ones.
fn forms_over(options: &[Form]) -> Vec<Form> {
    let subsets = subsets(options);
    let pairs = subsets.iter().flat_map(|left| subsets.iter().map(move |right| (left, right)));
    pairs.filter_map(|(left, right)| Form::new(left.clone(), right.clone())).collect()
}

fn day(day: u64, forms: Vec<Form>) -> Vec<Form> {
    forms.into_iter().filter(|form| form.birthday() == day).collect()
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
    assert!(minus_one_and_one.iter().all(|form| values.contains(&form.value())));
}

#[test]
fn examples_of_the_first_days() {
    let number = |numerator, exponent| Form::canonical(Dyadic::new(numerator, exponent));
    let form = |left: &Form, right: &Form| Form::new(vec![left.clone()], vec![right.clone()]);
    let [minus, zero, one, two] = [-1, 0, 1, 2].map(|integer| number(integer, 0));
    let half = form(&zero, &one).unwrap();
    assert!(zero < half && half < one);
    assert_eq!(&half + &half, one);
    assert_eq!(form(&minus, &one), Some(zero.clone()));
    assert!(form(&zero, &zero).is_none());
    for (left, right, numerator, exponent) in
        [(&zero, &half, 1, 2), (&half, &one, 3, 2), (&one, &two, 3, 1)]
    {
        let between = form(left, right).unwrap();
        assert_eq!(between.birthday(), 3);
        assert_eq!(between.value(), Dyadic::new(numerator, exponent));
    }
    let three = Form::new(vec![two], vec![]).unwrap();
    assert_eq!((three.birthday(), three.value()), (3, Dyadic::from(3)));
}

/// The 20 forms of the first three days, and the forms with options among their seven values.
pub fn small_forms() -> Vec<Form> {
    let up_to_day_2 = first_forms();
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
fn theorem_1_a_number_lies_between_its_options() {
    for form in small_forms() {
        assert!(form.left().iter().all(|left| *left < form));
        assert!(form.right().iter().all(|right| form < *right));
    }
}

#[test]
fn theorem_2_the_greatest_left_and_the_least_right_option_are_enough() {
    for form in small_forms() {
        let extreme = form.without_dominated();
        assert!(extreme.left().len() <= 1 && extreme.right().len() <= 1);
        assert!(form.left().iter().all(|left| *left <= extreme.left()[0]));
        assert!(form.right().iter().all(|right| extreme.right()[0] <= *right));
        assert_eq!(extreme, form);
    }
}

#[test]
fn options_beside_the_extreme_ones_change_nothing() {
    let numbers = |numbers: &[i64]| -> Vec<Form> {
        let forms = numbers.iter().map(|&n| Form::canonical(Dyadic::from(n)));
        forms.collect()
    };
    let forms: Vec<Form> =
        [(&[1, 2, 3][..], &[4, 5][..]), (&[3], &[4, 5]), (&[1, 2, 3], &[4]), (&[3], &[4])]
            .map(|(left, right)| Form::new(numbers(left), numbers(right)).unwrap())
            .to_vec();
    for form in &forms {
        assert_eq!(*form, forms[3]);
        assert_eq!(form.value(), Dyadic::new(7, 1));
    }
}

/// The numbers born up to a given day, with their birthdays: each day, a form is built for every possible
/// left and right option; by theorem 2, at most one of each is enough.
fn birthdays(last: u32) -> BTreeMap<Dyadic, u32> {
    let mut days = BTreeMap::new();
    for day in 0..=last {
        let numbers = days.keys().map(|&number| vec![Form::canonical(number)]);
        let options: Vec<Vec<Form>> = numbers.chain([vec![]]).collect();
        for left in &options {
            for right in &options {
                if let Some(form) = Form::new(left.clone(), right.clone()) {
                    days.entry(form.value()).or_insert(day);
                }
            }
        }
    }
    days
}

#[test]
fn theorems_3_and_4_one_number_between_two_is_born_first_and_they_are_its_options() {
    let days = birthdays(4);
    assert_eq!(days.len(), 31);
    let numbers: Vec<Dyadic> = days.keys().copied().collect();
    for (at, &left) in numbers.iter().enumerate() {
        for &right in &numbers[at + 1..] {
            let between: Vec<_> = days.range(left..right).filter(|&(&x, _)| x > left).collect();
            let Some(first) = between.iter().map(|&(_, &day)| day).min() else {
                continue; // born after the last day of this test
            };
            let born_first: Vec<Dyadic> =
                between.iter().filter(|&&(_, &day)| day == first).map(|&(&x, _)| x).collect();
            let [simplest] = born_first[..] else {
                panic!("between {left} and {right} are born {born_first:?} on day {first}");
            };
            let form = Form::new(vec![Form::canonical(left)], vec![Form::canonical(right)]);
            assert_eq!(form.unwrap(), Form::canonical(simplest));
            assert_eq!(simplest_between(Some(left), Some(right)), Some(simplest));
            assert_eq!(simplest.birthday(), u128::from(first));
        }
    }
}

/// The 20 forms of the first three days.
pub fn first_forms() -> Vec<Form> {
    forms_over(&forms_over(&forms_over(&[])))
}

#[test]
fn definitions_3_to_5_are_the_arithmetic_of_the_values() {
    let forms = first_forms();
    for x in &forms {
        assert_eq!((-x).value(), -x.value());
        for y in &forms {
            assert_eq!((x + y).value(), x.value() + y.value());
            assert_eq!((x - y).value(), x.value() - y.value());
        }
    }
}

#[test]
fn theorem_5_the_sum_of_two_numbers_is_a_number() {
    let forms = first_forms();
    for x in &forms {
        for y in &forms {
            let sum = x + y;
            let built = Form::new(sum.left().to_vec(), sum.right().to_vec());
            assert_eq!(built, Some(sum));
        }
    }
}

#[test]
fn theorem_6_addition_is_commutative() {
    let forms = first_forms();
    for x in &forms {
        for y in &forms {
            assert_eq!(x + y, y + x);
        }
    }
}

#[test]
fn theorem_7_addition_is_associative() {
    let forms = first_forms();
    for x in &forms {
        for y in &forms {
            let sum = x + y;
            for z in &forms {
                assert_eq!(&sum + z, x + &(y + z), "{x:?} {y:?} {z:?}");
            }
        }
    }
}

#[test]
fn the_sum_by_extreme_options_is_the_sum() {
    for x in small_forms().iter().step_by(17) {
        for y in &first_forms() {
            let sum = x.plus_undominated(y);
            assert_eq!(sum, x + y, "{x:?} {y:?}");
            assert!(sum.left().len() <= 1 && sum.right().len() <= 1);
        }
    }
}

/// Returns the text of the Dalí function, by Fang Zhanpeng's definition.
fn dali(number: Dyadic) -> String {
    let step = Dyadic::new(1, number.exponent());
    let [below, above] = [number - step, number + step];
    match (number.exponent(), number.cmp(&Dyadic::ZERO)) {
        (0, Ordering::Equal) => String::from("{|}"),
        (0, Ordering::Greater) => format!("{{{}|}}", dali(below)),
        (0, Ordering::Less) => format!("{{|{}}}", dali(above)),
        _ => format!("{{{}|{}}}", dali(below), dali(above)),
    }
}

#[test]
fn canonical_forms_have_the_options_of_the_dali_function() {
    for exponent in 0..4 {
        for numerator in -20..=20 {
            let number = Dyadic::new(numerator, exponent);
            assert_eq!(format!("{:?}", Form::canonical(number)), dali(number));
        }
    }
}

/// A third is not one of its numbers, and most forms are not among its forms.
#[test]
fn the_dali_function_reaches_neither_each_real_nor_each_form() {
    let third = Fraction::new(1, 3);
    for exponent in 0..=60 {
        let below = Dyadic::new((1 << exponent) / 3, exponent);
        let above = below + Dyadic::new(1, exponent);
        let fraction =
            |number: Dyadic| Fraction::new(number.numerator() as i64, 1 << number.exponent());
        assert!(fraction(below) < third && third < fraction(above));
    }
    let is_canonical = |form: &&Form| format!("{form:?}") == dali(form.value());
    assert_eq!(first_forms().iter().filter(is_canonical).count(), 7);
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
fn definition_1_forms_that_are_no_numbers_are_refused() {
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
