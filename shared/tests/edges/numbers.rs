//! Dyadic and surreal numbers, Hackenbush, Cutcake.

use crate::panic_message;
use shared::beatty::Surd;
use shared::cutcake;
use shared::deep_dyadic::DeepDyadic;
use shared::dyadic::Dyadic;
use shared::hackenbush::{self, Colour};
use shared::matrix_game::{solve, solve_exactly};
use shared::prime_factors::PrimeFactors;
use shared::surreal::{simplest_between, Fraction};
use shared::surreal_form::Form;
use std::cmp::Ordering;

const GREATEST: i128 = i128::MAX;
const LEAST: i128 = i128::MIN;

fn integer(number: i128) -> Dyadic {
    Dyadic::new(number, 0)
}

/// A number after `times` halvings.
fn halved(number: i64, times: u64) -> DeepDyadic {
    let mut halved = DeepDyadic::from(number);
    halved.halve(times);
    halved
}

fn sum(mut number: DeepDyadic, other: DeepDyadic) -> DeepDyadic {
    number += other;
    number
}

#[test]
fn dyadic() {
    assert_eq!(Dyadic::new(0, u32::MAX), Dyadic::ZERO);
    assert_eq!(Dyadic::new(LEAST, 127), Dyadic::from(-1));
    assert_eq!(Dyadic::new(LEAST, 0).birthday(), 1 << 127);
    assert_eq!(Dyadic::new(GREATEST, 127).floor(), 0);
    assert_eq!(Dyadic::new(GREATEST, 127).birthday(), 128);
    assert_eq!(Dyadic::new(1, 127).to_string(), format!("1/{}", 1_u128 << 127));
    assert!(Dyadic::new(1, 127) < integer(GREATEST) && integer(LEAST) < Dyadic::new(-1, 127));
    let message = panic_message(|| Dyadic::new(1, u32::MAX));
    assert!(message.contains("too large for a dyadic"), "{message}");
}

#[test]
fn sums_are_dyadics_whenever_they_fit() {
    let finest = Dyadic::new(1, 127);
    assert_eq!(Dyadic::ONE - finest, Dyadic::new(GREATEST, 127));
    assert_eq!(Dyadic::new(GREATEST, 127) + finest, Dyadic::ONE);
    assert_eq!(finest - Dyadic::ONE, Dyadic::new(-GREATEST, 127));
    assert_eq!(Dyadic::new(-GREATEST, 127) - finest, Dyadic::from(-1));
    assert_eq!(Dyadic::from(2) - Dyadic::new(1, 126), Dyadic::new(GREATEST, 126));
    assert_eq!(Dyadic::new(3, 1).checked_add(-finest), None);
    assert_eq!(Dyadic::ONE.checked_add(finest), None);
    assert_eq!(integer(GREATEST).checked_add(Dyadic::ONE), None);
    assert_eq!(integer(GREATEST).checked_add(Dyadic::new(-1, 1)), None);
    assert_eq!(integer(LEAST) + integer(GREATEST), Dyadic::from(-1));
    let message = panic_message(|| -integer(LEAST));
    assert!(message.contains("overflows"), "{message}");
}

#[test]
fn deep_dyadic() {
    let one_less = |times| sum(DeepDyadic::from(1), halved(-1, times));
    assert_eq!(one_less(127).to_dyadic(), Some(Dyadic::new(GREATEST, 127)));
    assert_eq!(one_less(128).to_dyadic(), None);
    let two_less = sum(DeepDyadic::from(2), halved(-1, 126));
    assert_eq!(two_less.to_dyadic(), Some(Dyadic::new(GREATEST, 126)));
    assert_eq!(halved(i64::MIN, 63).to_dyadic(), Some(Dyadic::from(-1)));
    assert_eq!(halved(i64::MIN, 0).floor(), i64::MIN);
    assert_eq!(halved(i64::MAX, 1 << 20).sign(), Ordering::Greater);
    assert_eq!((-DeepDyadic::from(i64::MAX)).floor(), -i64::MAX);
    let least = sum(halved(i64::MIN + 1, 0), DeepDyadic::from(-1));
    let around_the_least = sum(sum(least, halved(1, 1)), halved(-1, 1));
    assert_eq!(around_the_least.floor(), i64::MIN);
    let above_the_least = sum(DeepDyadic::from(i64::MIN), halved(1, 1));
    assert_eq!((-above_the_least).floor(), i64::MAX);
}

#[test]
fn deep_dyadics_overflow_with_a_reason() {
    let message = panic_message(|| -DeepDyadic::from(i64::MIN));
    assert!(message.contains("overflows"), "{message}");
    let message = panic_message(|| sum(DeepDyadic::from(i64::MAX), DeepDyadic::from(1)));
    assert!(message.contains("overflows"), "{message}");
    for times in [(1 << 32) + 1, u64::MAX] {
        let message = panic_message(move || halved(1, times));
        assert!(message.contains("2^32 digits"), "{message}");
    }
}

#[test]
fn hackenbush() {
    use Colour::{Blue, Red};

    // -n on a blue segment is worth 2^-n, and n on a red one is worth -2^-n.
    for below in [1, 2, 1 << 20] {
        for (colour, sign) in [(Blue, 1), (Red, -1)] {
            let value = hackenbush::on_segment(DeepDyadic::from(-sign * below), colour);
            assert_eq!(value.sign(), sign.cmp(&0), "{below}");
            let rest = sum(value, halved(-sign, below as u64));
            assert_eq!(rest.to_dyadic(), Some(Dyadic::ZERO), "2^-{below}");
        }
    }
    let message = panic_message(|| hackenbush::on_segment(DeepDyadic::from(i64::MIN), Blue));
    assert!(message.contains("2^32 digits"), "{message}");
    let message = panic_message(|| hackenbush::on_segment(DeepDyadic::from(i64::MIN), Red));
    assert!(message.contains("overflows"), "{message}");
    let message = panic_message(|| hackenbush::on_segment(DeepDyadic::from(i64::MAX), Blue));
    assert!(message.contains("overflows"), "{message}");
    assert_eq!(hackenbush::prefix_values(&[]), [Dyadic::ZERO]);
    assert!(!hackenbush::wins(&[], Blue) && !hackenbush::wins(&[vec![]], Red));
    assert!(hackenbush::winning_moves(&[vec![]], Blue).is_empty());
    let mut stalk = vec![Red; 129];
    stalk[0] = Blue;
    assert_eq!(hackenbush::stalk_value(&stalk[..128]), Dyadic::new(1, 127));
    let message = panic_message(move || hackenbush::stalk_value(&stalk));
    assert!(message.contains("too large for a dyadic"), "{message}");
    assert_eq!(hackenbush::tree_value(1, &[], 0).sign(), Ordering::Equal);
    let message = panic_message(|| hackenbush::tree_value(0, &[], 0));
    assert!(message.contains("root"), "{message}");
}

#[test]
fn surreal() {
    let simplest = |left: Option<i128>, right: Option<i128>| {
        simplest_between(left.map(integer), right.map(integer))
    };
    assert_eq!(simplest(None, None), Some(Dyadic::ZERO));
    assert_eq!(simplest(Some(LEAST), Some(-5)), Some(Dyadic::from(-6)));
    assert_eq!(simplest(Some(LEAST), Some(LEAST + 2)), Some(integer(LEAST + 1)));
    assert_eq!(simplest(None, Some(LEAST + 1)), Some(integer(LEAST)));
    assert_eq!(simplest(Some(GREATEST - 1), None), Some(integer(GREATEST)));
    assert_eq!(simplest(Some(5), Some(GREATEST)), Some(Dyadic::from(6)));
    assert_eq!(simplest(Some(LEAST), Some(GREATEST)), Some(Dyadic::ZERO));
    assert_eq!(simplest(Some(GREATEST), Some(LEAST)), None);
    for beyond in [
        (Some(GREATEST), None),
        (None, Some(LEAST)),
        (Some(GREATEST - 1), Some(GREATEST)),
        (Some(LEAST), Some(LEAST + 1)),
    ] {
        let message = panic_message(move || simplest(beyond.0, beyond.1));
        assert!(message.contains("overflows"), "{beyond:?}: {message}");
    }
    let finest = Dyadic::new(1, 127);
    let message = panic_message(move || simplest_between(Some(Dyadic::ZERO), Some(finest)));
    assert!(message.contains("too large for a dyadic"), "{message}");
    assert_eq!(simplest_between(Some(-Dyadic::ONE), Some(-finest)), Some(Dyadic::new(-1, 1)));
}

#[test]
fn fractions() {
    let simplest = |left: (i64, i64), right: (i64, i64)| {
        let (left, right) = (Fraction::new(left.0, left.1), Fraction::new(right.0, right.1));
        simplest_between(Some(left), Some(right))
    };
    let (greatest, least) = (i64::MAX, i64::MIN);
    assert_eq!(simplest((least, 1), (-5, 1)), Some(Dyadic::from(-6)));
    assert_eq!(
        simplest((least, 1), (least + 1, 1)),
        Some(Dyadic::new(2 * i128::from(least) + 1, 1))
    );
    assert_eq!(simplest((0, 1), (1, greatest)), Some(Dyadic::new(1, 63)));
    assert_eq!(simplest((-1, greatest), (0, 1)), Some(Dyadic::new(-1, 63)));
    assert!(Fraction::new(least, greatest) < Fraction::new(least + 1, greatest));
    for denominator in [0, least] {
        let message = panic_message(move || Fraction::new(1, denominator));
        assert!(message.contains("denominator"), "{message}");
    }
}

#[test]
fn surreal_form() {
    for number in [
        Dyadic::new(GREATEST, 127),
        Dyadic::new(-GREATEST, 127),
        Dyadic::new(1, 127),
        Dyadic::new(GREATEST, 126),
        Dyadic::ZERO,
    ] {
        let form = Form::canonical(number);
        assert_eq!(form.value(), number);
        assert_eq!(u128::from(form.birthday()), number.birthday());
    }
    assert_eq!(Form::new(vec![], vec![]), Some(Form::canonical(Dyadic::ZERO)));
    let message = panic_message(|| {
        let [zero, finest] = [Dyadic::ZERO, Dyadic::new(1, 127)].map(Form::canonical);
        Form::new(vec![zero], vec![finest]).unwrap().value()
    });
    assert!(message.contains("too large for a dyadic"), "{message}");
}

#[test]
fn cutcake() {
    let greatest = u32::MAX;
    assert_eq!(cutcake::value(greatest, 1), i64::from(greatest) - 1);
    assert_eq!(cutcake::value(1, greatest), 1 - i64::from(greatest));
    assert_eq!(cutcake::value(greatest, greatest), 0);
    for (columns, rows) in [(0, 1), (1, 0)] {
        let message = panic_message(move || cutcake::value(columns, rows));
        assert!(message.contains("side of 0"), "{message}");
    }
}

#[test]
fn beatty() {
    let widest = Surd::new(0, 1, u64::MAX, 1);
    assert_eq!(widest.floor_of_multiple(0), 0);
    assert_eq!(widest.floor_of_multiple(1), (1 << 32) - 1);
    let greatest = Surd::new(i64::MAX, 1, 2, 1);
    let multiple = 1 << 63;
    let root_of_2 = 13_043_817_825_332_782_212; // ⌊2⁶³ √2⌋
    assert_eq!(
        greatest.floor_of_multiple(multiple),
        i64::MAX as u128 * u128::from(multiple) + root_of_2
    );
    // Just above 0, and just below 1.
    let least = Surd::new(-(1 << 31), 1, (1 << 62) + 1, i64::MAX);
    assert_eq!(least.floor_of_multiple(1 << 31), 0);
    let below_1 = Surd::new(0, 1, (1 << 62) - 1, 1 << 31);
    assert_eq!(below_1.complement(), None);
    let golden = Surd::new(1, 1, 5, 2);
    let member = golden.floor_of_multiple(1 << 61) as u64;
    assert_eq!(golden.index_of(member), Some(1 << 61));

    for (reason, call) in [
        ("k q √d is 2^64", (|| widest_floor(u64::MAX)) as fn() -> u128),
        ("k q √d is 2^64", || widest_floor(1 << 32 | 1)),
        ("the complement overflows", || {
            let complement = Surd::new(i64::MAX, 1, 2, 1).complement();
            complement.map_or(0, |surd| surd.floor_of_multiple(1))
        }),
        ("the reciprocal overflows", || {
            u128::from(Surd::new(i64::MAX, 1, 2, 1).index_of(1).unwrap())
        }),
        ("the reciprocal overflows", || {
            // q²d is not within i128.
            let number = Surd::new(0, (1 << 32) + 1, (1 << 63) - 1, i64::MAX);
            u128::from(number.index_of(1).unwrap_or(0))
        }),
        ("the index is 2^64", || u128::from(Surd::new(5, -1, 2, 23).index_of(1 << 63).unwrap())),
        ("q and r must not be 0", || Surd::new(1, 0, 2, 1).floor_of_multiple(1)),
        ("q and r must not be 0", || Surd::new(1, 1, 2, 0).floor_of_multiple(1)),
        ("must not be a square", || Surd::new(1, 1, 0, 1).floor_of_multiple(1)),
        ("must be positive", || Surd::new(i64::MIN, 1, 2, 1).floor_of_multiple(1)),
        ("the negative of i64::MIN", || Surd::new(1, i64::MIN, 2, -1).floor_of_multiple(1)),
    ] {
        let message = panic_message(call);
        assert!(message.contains(reason), "{reason}: {message}");
    }
}

fn widest_floor(k: u64) -> u128 {
    Surd::new(0, 1, u64::MAX, 1).floor_of_multiple(k)
}

#[test]
fn prime_factors() {
    let none = PrimeFactors::up_to(0);
    assert_eq!(none.least_index(u32::MAX - 1), 1);
    let two = PrimeFactors::up_to(2);
    assert_eq!((two.count(1), two.count(2), two.least_index(1)), (0, 1, 0));
    assert_eq!(panic_message(move || two.count(0)), "0 has no prime factors");
}

#[test]
fn matrix_game() {
    let one = solve_exactly(&[vec![i64::MIN]]).unwrap();
    assert_eq!((one.value, one.denominator), (i128::from(i64::MIN), 1));
    let wide = |most: i64| solve_exactly(&[vec![-most, most], vec![most, -most]]);
    assert_eq!(wide(1 << 40).map(|solution| solution.value), Some(0));
    assert_eq!(wide(i64::MAX), None);
    let diagonal =
        |row: usize| (0..9).map(|column| if row == column { i64::MAX } else { 0 }).collect();
    assert_eq!(solve_exactly(&(0..9).map(diagonal).collect::<Vec<_>>()), None);
    let message = panic_message(|| solve_exactly(&[]));
    assert!(message.contains("has a row and a column"), "{message}");
    let message = panic_message(|| solve_exactly(&[vec![1, 2], vec![3]]));
    assert!(message.contains("not as long as the others"), "{message}");
    let text = |matrix: &[Vec<f64>]| solve(matrix).value().to_string();
    assert_eq!(text(&[vec![f64::MAX, -f64::MAX]]), (-f64::MAX).to_string());
    assert_eq!(text(&[vec![7.0; 3], vec![7.0; 3]]), "7");
    // Half of the least positive number is 0.
    let finest = f64::from_bits(1);
    let solution = solve(&[vec![0.0, finest], vec![finest, 0.0]]);
    let all = [&solution.rows[..], &solution.columns].concat();
    assert!(all.iter().all(|probability| (probability - 0.5).abs() < 1e-12), "{solution:?}");
    assert!(solution.least >= 0.0 && solution.most <= finest, "{solution:?}");
    let widest = solve(&[vec![f64::MAX, -f64::MAX], vec![-f64::MAX, f64::MAX]]);
    assert!(widest.value().abs() < f64::MAX / 1e12, "{widest:?}");
    let message = panic_message(|| solve(&[]));
    assert!(message.contains("has a row and a column"), "{message}");
    let message = panic_message(|| solve(&[vec![1.0, 2.0], vec![3.0]]));
    assert!(message.contains("not as long as the others"), "{message}");
    let message = panic_message(|| solve(&[vec![f64::NAN]]));
    assert!(message.contains("not a finite number"), "{message}");
}
