//! Cutcake against its rules.

use crate::hackenbush::number;
use jury::rules::cutcake::{normalized, Bar, Cutcake};
use jury::rules::Player;
use jury::search::partizan::{Outcomes, Values};
use proptest::prelude::*;
use shared::cutcake::value;
use shared::dyadic::Dyadic;
use shared::surreal::simplest_between;

#[test]
fn winners_are_those_of_the_rules() {
    let mut outcomes = Outcomes::new(Cutcake);
    let cakes: Vec<(u32, u32)> =
        (1..=4).flat_map(|columns| (1..=4).map(move |rows| (columns, rows))).collect();
    for (at, &a) in cakes.iter().enumerate() {
        for &b in cakes[at..].iter().filter(|b| a.0 * a.1 + b.0 * b.1 <= 16) {
            let sum = value(a.0, a.1) + value(b.0, b.1);
            let position = position(&[a, b]);
            let left = outcomes.wins(&position, Player::Left);
            let right = outcomes.wins(&position, Player::Right);
            assert_eq!(left, sum > 0, "{a:?} {b:?}");
            assert_eq!(right, sum < 0, "{a:?} {b:?}");
        }
    }
}

fn position(cakes: &[(u32, u32)]) -> Vec<Bar> {
    let bars = cakes.iter().map(|&(x, y)| (x.into(), y.into()));
    normalized(bars.collect())
}

#[test]
fn values_are_those_of_the_rules() {
    let mut values = Values::new(Cutcake);
    for columns in 1..=4 {
        for rows in 1..=4 {
            let searched = number(&mut values, &position(&[(columns, rows)]));
            let value = Dyadic::from(value(columns, rows));
            assert_eq!(searched, Some(value), "{columns} {rows}");
        }
    }
}

#[test]
fn a_cake_is_the_simplest_number_between_its_cuts() {
    for columns in 1..=40 {
        for rows in 1..=40 {
            let left = (1..columns).map(|n| value(n, rows) + value(columns - n, rows));
            let right = (1..rows).map(|n| value(columns, n) + value(columns, rows - n));
            let simplest =
                simplest_between(left.max().map(Dyadic::from), right.min().map(Dyadic::from));
            let expected = Dyadic::from(value(columns, rows));
            assert_eq!(simplest, Some(expected), "{columns} {rows}");
        }
    }
}

proptest! {
    #[test]
    fn exchanging_the_sides_negates_the_value(columns in 1..=u32::MAX, rows in 1..=u32::MAX) {
        prop_assert_eq!(value(columns, rows), -value(rows, columns));
    }

    #[test]
    fn sides_are_halved_until_one_is_1(mut columns in 1..=u32::MAX, mut rows in 1..=u32::MAX) {
        let cake = value(columns, rows);
        while columns > 1 && rows > 1 {
            columns /= 2;
            rows /= 2;
        }
        prop_assert_eq!(cake, i64::from(columns - 1) - i64::from(rows - 1));
    }
}
