//! The general searches against those of the jury.

use crate::grundy::unequal_parts;
use crate::hackenbush::{number, stalks, tower};
use crate::panics::panic_message;
use crate::rules::sums;
use jury::cases::subsets;
use jury::rules::towers::Towers;
use jury::rules::{Game, Partizan, Player, Visit};
use jury::search::{impartial, partizan};
use shared::retrograde::Player::{Left, Right};
use shared::search::{self, Grundy, Numbers, OutcomeClass, Outcomes, PartizanOutcomes};
use std::collections::BTreeSet;

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
    let mut expected = partizan::Values::new(Towers);
    for a in stalks(4) {
        for b in stalks(4) {
            let towers = vec![tower(&a), tower(&b)];
            let expected = number(&mut expected, &towers);
            assert_eq!(numbers.value(&towers), expected, "{towers:?}");
        }
    }
}

#[test]
fn games_other_than_numbers_have_no_value() {
    // From 2 and 1 either player moves to 0, from 3 only Left.
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

/// A heap from which each player takes one of his own amounts: all four classes occur.
struct Heap([Vec<u32>; 2]);

impl Partizan for Heap {
    type Position = u32;

    fn moves(&self, &heap: &u32, player: Player, visit: Visit<u32>) {
        let amounts = &self.0[usize::from(player == Player::Right)];
        for rest in amounts.iter().filter_map(|&taken| heap.checked_sub(taken)) {
            visit(rest, format_args!("leave {rest}"));
        }
    }

    fn draw(&self, heap: &u32) -> String {
        heap.to_string()
    }
}

/// The outcome class of a position, from the winner when each player begins.
pub fn class<G: Partizan>(
    outcomes: &mut partizan::Outcomes<G>,
    position: &G::Position,
) -> OutcomeClass {
    let left_begins = outcomes.wins(position, Player::Left);
    match (left_begins, outcomes.wins(position, Player::Right)) {
        (true, false) => OutcomeClass::L,
        (false, true) => OutcomeClass::R,
        (false, false) => OutcomeClass::P,
        (true, true) => OutcomeClass::N,
    }
}

#[test]
fn outcome_classes_are_those_of_the_rules() {
    let amounts: Vec<Vec<u32>> = subsets(vec![1, 2, 3, 5]).collect();
    let mut met = BTreeSet::new();
    for left in &amounts {
        for right in &amounts {
            let heap = || Heap([left.clone(), right.clone()]);
            let rules = heap();
            let mut outcomes = PartizanOutcomes::new(|position| {
                let left = rules.options(position, Player::Left);
                (left, rules.options(position, Player::Right))
            });
            let mut expected = partizan::Outcomes::new(heap());
            for size in 0..20 {
                let class = class(&mut expected, &size);
                assert_eq!(outcomes.outcome(&size), class, "{left:?} {right:?} {size}");
                met.insert(class);
            }
        }
    }
    assert_eq!(met.len(), 4);
}

/// A heap from which a move takes one or two counters; from 1 above a multiple of `lap`, a move also leads
/// back up to the next multiple.
fn lapped(lap: u32) -> impl Fn(&u32) -> Vec<u32> + Clone + std::panic::UnwindSafe {
    move |&heap| {
        let back = (heap % lap == 1).then_some(heap + lap - 1);
        let rests = (1..=2).filter_map(|taken| heap.checked_sub(taken));
        rests.chain(back).collect()
    }
}

/// A stalk of Hackenbush has its segments in binary, from a leading 1 at the ground to the top.
#[test]
fn numbers_in_arrays_are_those_of_the_search() {
    let cuts =
        |stalk: usize| (0..stalk.ilog2()).map(move |top| (stalk >> top & 1, stalk >> (top + 1)));
    let of_colour = |stalk: usize, own: usize| {
        cuts(stalk).filter(|&(colour, _)| colour == own).map(|(_, rest)| rest).collect()
    };
    let mut expected = Numbers::new(|&stalk: &usize| (of_colour(stalk, 1), of_colour(stalk, 0)));
    let stalks: Vec<usize> = (1..300).rev().collect();
    let found = search::numbers(&stalks, |stalk, show| {
        cuts(stalk).for_each(|(own, rest)| show([Right, Left][own], rest));
    });
    let expected: Vec<_> = stalks.iter().map(|stalk| expected.value(stalk)).collect();
    assert_eq!(found, expected);

    let asked = search::numbers(&[300, 7], |heap, show| {
        assert!([300, 150, 7, 3, 0].contains(&heap), "{heap} cannot be reached");
        let rest = [(300, 150), (150, 7), (7, 3), (3, 0)];
        rest.iter().filter(|&&(from, _)| from == heap).for_each(|&(_, to)| show(Left, to));
    });
    assert_eq!(asked, [4, 2].map(|number| Some(number.into())));
    for (position, option) in [(0, 0), (3, 3), (3, 4)] {
        panic_message(move || search::numbers(&[position], |_, show| show(Left, option)));
    }
    assert_eq!(search::numbers(&[], |_, _| ()), []);
}

/// The same options for both players.
fn shared_options<P: Clone>(options: impl Fn(&P) -> Vec<P>) -> impl Fn(&P) -> (Vec<P>, Vec<P>) {
    move |position| (options(position), options(position))
}

#[test]
fn deep_games_need_no_stack() {
    let deep = 1_000_000;
    let options = |&heap: &u32| (1..=2).filter_map(|taken| heap.checked_sub(taken)).collect();
    assert!(Outcomes::new(options).wins(&deep)); // 1 more than a multiple of 3
    assert_eq!(Grundy::new(options).value(&deep), 1);
    let mut outcomes = PartizanOutcomes::new(shared_options(options));
    assert_eq!(outcomes.outcome(&deep), OutcomeClass::N);
    let mut numbers =
        Numbers::new(|&heap: &u32| (heap.checked_sub(1).into_iter().collect(), vec![]));
    assert_eq!(numbers.value(&deep), Some(i64::from(deep).into()));
}

/// The search starts on a cycle, or at a position that leads to one, for cycles of many lengths.
#[test]
fn positions_that_come_back_are_refused() {
    for lap in (2..40).chain([1000]) {
        for start in [1, 2, 5, 100, 3001] {
            let options = lapped(lap);
            let [grundy, outcomes, numbers] = [(); 3].map(|()| options.clone());
            let to_left = move |position: &u32| (numbers(position), vec![]);
            let messages = [
                panic_message(move || Grundy::new(grundy).value(&start)),
                panic_message(move || {
                    PartizanOutcomes::new(shared_options(outcomes)).outcome(&start)
                }),
                panic_message(move || Numbers::new(to_left).value(&start)),
            ];
            for message in messages {
                assert!(message.contains("comes back"), "{lap} {start}: {message}");
            }
        }
    }
    let message = panic_message(|| Outcomes::new(|&at: &u32| vec![(at + 1) % 5]).wins(&2));
    assert!(message.contains("comes back"), "{message}");
}

/// An option that decides the outcome makes it unnecessary to search the others, even if they come back.
#[test]
fn outcomes_search_only_the_options_that_they_need() {
    let mut outcomes = Outcomes::new(|&at: &u32| if at == 0 { vec![] } else { vec![0, at] });
    assert!(outcomes.wins(&7));
}
