//! Grundy values and winning moves against the rules of the games.

use jury::search::impartial::{Grundy, Impartial, Outcomes, Play};
use proptest::prelude::*;
use shared::grundy::{
    dag_values, heap_values, lasker, mex, sum_value, take_and_break, winning_moves, Periodic,
    Subtraction,
};
use std::collections::BTreeSet;

/// A sum of heaps, each replaced by the options of a single heap; heaps are sorted.
struct Heaps<F>(F);

impl<F: Fn(usize) -> Vec<Vec<usize>>> Impartial for Heaps<F> {
    type Position = Vec<usize>;

    fn options(&self, heaps: &Vec<usize>) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        for at in 0..heaps.len() {
            for parts in self.0(heaps[at]) {
                options.push(replaced(heaps, at, &parts));
            }
        }
        options
    }
}

/// The heaps with one of them replaced, sorted.
fn replaced(heaps: &[usize], at: usize, parts: &[usize]) -> Vec<usize> {
    let mut option = [&heaps[..at], parts, &heaps[at + 1..]].concat();
    option.sort_unstable();
    option
}

fn unequal_parts(heap: usize) -> Vec<Vec<usize>> {
    let parts = (1..heap).map(|part| vec![part, heap - part]);
    parts.filter(|parts| parts[0] < parts[1]).collect()
}

fn lasker_options(heap: usize) -> Vec<Vec<usize>> {
    let smaller = (0..heap).map(|rest| vec![rest]);
    let split = (1..heap).map(|part| vec![part, heap - part]);
    smaller.chain(split).collect()
}

fn every_sum(largest: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..=largest).flat_map(move |a| {
        (a..=largest).flat_map(move |b| (b..=largest).map(move |c| vec![a, b, c]))
    })
}

fn assert_sums_follow_the_rules(largest: usize, options: fn(usize) -> Vec<Vec<usize>>) {
    let values = heap_values(largest, options);
    let mut outcomes = Outcomes::new(Heaps(options), Play::Normal);
    for heaps in every_sum(largest) {
        assert_eq!(
            sum_value(&values, &heaps) != 0,
            outcomes.wins(&heaps),
            "{heaps:?}"
        );
        let moves = winning_moves(&values, &heaps, options);
        let reached: BTreeSet<_> = moves
            .iter()
            .map(|(at, parts)| replaced(&heaps, *at, parts))
            .collect();
        let expected: BTreeSet<_> = outcomes.winning_options(&heaps).into_iter().collect();
        assert_eq!(reached, expected, "{heaps:?}");
    }
}

#[test]
fn sums_of_heaps_follow_the_rules() {
    assert_sums_follow_the_rules(8, unequal_parts);
    assert_sums_follow_the_rules(6, lasker_options);
    assert_sums_follow_the_rules(12, |heap| Subtraction::new(&[2, 3, 7]).options(heap));
}

#[test]
fn values_of_heaps_are_those_of_the_definition() {
    let values = heap_values(10, lasker_options);
    let mut grundy = Grundy::new(Heaps(lasker_options));
    for (heap, value) in values.into_iter().enumerate() {
        assert_eq!(value, grundy.value(&vec![heap]), "{heap}");
    }
}

#[test]
fn the_values_of_lasker_are_those_of_its_options() {
    let values = heap_values(400, lasker_options);
    let code = take_and_break(400, |taken| if taken == 0 { 4 } else { 3 });
    assert_eq!(values, code);
    for (heap, value) in values.into_iter().enumerate() {
        assert_eq!(value, lasker(heap as u32), "{heap}");
    }
}

/// What a move can leave of a heap if `digits[t]` is about the moves that take `t` counters.
fn octal_options(digits: [u8; 3], heap: usize) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for (taken, digit) in (0..=heap).zip(digits) {
        let may_leave = |heaps: u32| digit / 2_u8.pow(heaps) % 2 == 1;
        let rest = heap - taken;
        if may_leave(0) && taken > 0 && rest == 0 {
            options.push(vec![]);
        }
        if may_leave(1) && taken > 0 && rest > 0 {
            options.push(vec![rest]);
        }
        if may_leave(2) {
            options.extend((1..rest).map(|part| vec![part, rest - part]));
        }
    }
    options
}

#[test]
fn values_by_digits_are_those_of_the_definition() {
    for number in 0..512_usize {
        let digits = [number >> 6, number >> 3 & 7, number & 7].map(|digit| digit as u8);
        let values = take_and_break(7, |taken| digits.get(taken).copied().unwrap_or(0));
        let mut grundy = Grundy::new(Heaps(|heap| octal_options(digits, heap)));
        for (heap, value) in values.into_iter().enumerate() {
            assert_eq!(value, grundy.value(&vec![heap]), "{digits:?} {heap}");
        }
    }
}

/// A. Guy's table of Grundy's game, as in *Winning Ways*, chapter 4.
#[test]
fn grundys_game_has_its_published_values() {
    let published = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2,
        3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0,
    ];
    assert_eq!(heap_values(50, unequal_parts), published);
}

/// Every set of amounts up to 7 against the definition and far past the end of the proof.
#[test]
fn subtraction_games_repeat_as_proved() {
    for set in 0_usize..1 << 7 {
        let amounts: Vec<usize> = (1..=7)
            .filter(|amount| set >> (amount - 1) & 1 == 1)
            .collect();
        let game = Subtraction::new(&amounts);
        let mut values = Vec::new();
        for heap in 0..1000 {
            let reached = amounts.iter().filter(|&&amount| amount <= heap);
            let value = mex(reached.map(|amount| values[heap - amount]));
            values.push(value);
        }
        assert_eq!(game.values(999), values, "{amounts:?}");
        assert_eq!(
            heap_values(99, |heap| game.options(heap)),
            values[..100],
            "{amounts:?}"
        );
        let periodic = game.periodic(300).unwrap();
        for (heap, value) in values.into_iter().enumerate() {
            assert_eq!(periodic.value(heap as u64), value, "{amounts:?} {heap}");
        }
    }
}

/// T. S. Ferguson's exercise: {1, 3, 4} has period 7; {1, 2, …, m} has period m + 1; a set of odd
/// numbers with 1 has period 2.
#[test]
fn subtraction_games_have_their_published_periods() {
    let period = |amounts: &[usize]| {
        let periodic = Subtraction::new(amounts).periodic(1000).unwrap();
        (periodic.preperiod(), periodic.period())
    };
    assert_eq!(period(&[1, 3, 4]), (0, 7));
    assert_eq!(period(&[4, 2, 3, 1, 2]), (0, 5));
    assert_eq!(period(&[1, 5, 9]), (0, 2));
    assert_eq!(period(&[2, 4, 7]), (8, 3));
    assert_eq!(period(&[]), (0, 1));
}

#[test]
fn a_period_that_is_not_proved_is_not_claimed() {
    let game = Subtraction::new(&[1, 5, 9]);
    assert_eq!(game.periodic(9), None); // 10 values: one short of 2 + 9
    assert!(game.periodic(10).is_some());
    assert_eq!(Periodic::prove(&[], |_, _| 0), None);
}

#[test]
fn exceptions_are_the_places_that_differ_from_the_period() {
    let values = [5, 1, 2, 9, 1, 2, 3, 1, 2, 3, 1];
    let periodic = Periodic::prove(&values, |start, period| start + period).unwrap();
    assert_eq!((periodic.preperiod(), periodic.period()), (4, 3));
    assert_eq!(periodic.exceptions(), [(0, 5), (3, 9)]);
    assert_eq!(periodic.value(u64::MAX), 3); // 2⁶⁴ - 1 is a multiple of 3
}

#[test]
#[should_panic(expected = "a move must take a counter")]
fn taking_nothing_is_refused() {
    Subtraction::new(&[3, 0]);
}

/// A token on an acyclic graph.
struct Token<'a>(&'a [Vec<usize>]);

impl Impartial for Token<'_> {
    type Position = usize;

    fn options(&self, &vertex: &usize) -> Vec<usize> {
        self.0[vertex].clone()
    }
}

/// Arcs from each vertex to some of the vertices before it, and then all vertices renamed.
fn acyclic_graph() -> impl Strategy<Value = Vec<Vec<usize>>> {
    (1_usize..12)
        .prop_flat_map(|n| {
            let arcs = proptest::collection::vec(any::<u16>(), n);
            (arcs, Just((0..n).collect::<Vec<_>>()).prop_shuffle())
        })
        .prop_map(|(arcs, names)| {
            let mut graph = vec![Vec::new(); names.len()];
            for (vertex, arcs) in arcs.into_iter().enumerate() {
                let before = (0..vertex).filter(|&option| arcs >> option & 1 == 1);
                graph[names[vertex]] = before.map(|option| names[option]).collect();
            }
            graph
        })
}

proptest! {
    #[test]
    fn values_on_a_graph_are_those_of_the_definition(graph in acyclic_graph()) {
        let values = dag_values(&graph).unwrap();
        let mut grundy = Grundy::new(Token(&graph));
        for (vertex, &value) in values.iter().enumerate() {
            prop_assert_eq!(value, grundy.value(&vertex));
        }
    }

    #[test]
    fn a_graph_with_a_cycle_has_no_values(mut graph in acyclic_graph(), at in any::<usize>()) {
        let vertex = at % graph.len();
        graph[vertex].push(vertex);
        prop_assert_eq!(dag_values(&graph), None);
    }

    #[test]
    fn mex_is_the_least_absent_number(values in proptest::collection::vec(0..20_u64, 0..30)) {
        let mex = mex(values.iter().copied().chain([u64::MAX]));
        prop_assert!(!values.contains(&mex));
        prop_assert!((0..mex).all(|smaller| values.contains(&smaller)));
    }
}

#[test]
fn a_deep_graph_needs_no_stack() {
    let path: Vec<Vec<usize>> = (0..1_000_000_usize)
        .map(|vertex| vertex.checked_sub(1).into_iter().collect())
        .collect();
    assert_eq!(dag_values(&path).unwrap()[999_999], 1);
}
