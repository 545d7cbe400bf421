//! The searches of any game against those of the jury.

use crate::grundy::unequal_parts;
use crate::hackenbush::{in_units, stalks, tower};
use crate::rules::sums;
use jury::rules::towers::Towers;
use jury::rules::{Game, Partizan, Player};
use jury::search::{impartial, partizan};
use shared::search::{Grundy, Numbers};

#[test]
fn grundy_values_are_those_of_the_jury() {
    let rules = sums(unequal_parts);
    let mut values = Grundy::new(|heaps: &Vec<u64>| rules.options(heaps));
    let mut expected = impartial::Grundy::new(sums(unequal_parts));
    for a in 0..=9 {
        for b in a..=9 {
            let heaps = vec![a, b];
            assert_eq!(values.value(&heaps), expected.value(&heaps), "{heaps:?}");
        }
    }
}

#[test]
fn numbers_are_those_of_the_jury() {
    let options = |position: &_| {
        let left = Towers.options(position, Player::Left);
        (left, Towers.options(position, Player::Right))
    };
    let mut numbers = Numbers::new(options);
    let mut expected = partizan::Numbers::new(Towers);
    for a in stalks(4) {
        for b in stalks(4) {
            let towers = vec![tower(&a), tower(&b)];
            let number = numbers.value(&towers).and_then(in_units);
            assert_eq!(number, expected.value(&towers), "{towers:?}");
        }
    }
}

#[test]
fn what_is_no_number_has_none() {
    // From 2 and 1 either player moves to 0, from 3 Left only.
    let mut numbers = Numbers::new(|&position: &u32| match position {
        0 => (vec![], vec![]),
        1 => (vec![0], vec![0]),
        2 => (vec![1], vec![]),
        _ => (vec![0], vec![]),
    });
    assert_eq!(numbers.value(&1), None);
    assert_eq!(numbers.value(&2), None);
    assert_eq!(numbers.value(&3), Some(1.into()));
}
