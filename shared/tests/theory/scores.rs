//! Rows and stacks of numbers, against all lines of play.

use jury::Random;
use rand::{Rng, SeedableRng};
use shared::scores::{row_lead, OpenEnds};
use std::collections::HashMap;

/// Rows, and stacks from the wall to the top.
type Position = (Vec<Vec<i64>>, Vec<Vec<i64>>);

/// The lead of the player to move by the rules.
fn lead(position: &Position, known: &mut HashMap<Position, i64>) -> i64 {
    if let Some(&lead) = known.get(position) {
        return lead;
    }
    let (rows, stacks) = position;
    let mut options: Vec<(i64, Position)> = Vec::new();
    for (at, row) in rows.iter().enumerate().filter(|(_, row)| !row.is_empty()) {
        let (first, last) = (row[0], row[row.len() - 1]);
        for (taken, rest) in [(first, &row[1..]), (last, &row[..row.len() - 1])] {
            let mut option = position.clone();
            option.0[at] = rest.to_vec();
            options.push((taken, option));
        }
    }
    for at in 0..stacks.len() {
        let mut option = position.clone();
        if let Some(top) = option.1[at].pop() {
            options.push((top, option));
        }
    }
    let leads = options.into_iter().map(|(taken, option)| taken - lead(&option, known));
    let lead = leads.max().unwrap_or(0);
    known.insert(position.clone(), lead);
    lead
}

fn folded((rows, stacks): &Position) -> i64 {
    let mut game = OpenEnds::new();
    for row in rows {
        game.add_row(row.iter().copied());
    }
    for stack in stacks {
        game.add_stack(stack.iter().copied());
    }
    game.lead()
}

/// All lists of these lengths with numbers up to `most`.
fn lists(longest: u32, most: i64) -> Vec<Vec<i64>> {
    let mut all = vec![vec![]];
    let mut last = all.clone();
    for _ in 0..longest {
        let longer =
            last.iter().flat_map(|list| (0..=most).map(|number| [&list[..], &[number]].concat()));
        last = longer.collect();
        all.extend(last.clone());
    }
    all
}

#[test]
fn single_rows_and_stacks_have_the_lead_of_best_play() {
    let known = &mut HashMap::new();
    for numbers in lists(6, 3) {
        let row = (vec![numbers.clone()], vec![]);
        assert_eq!(row_lead(numbers.iter().copied()), lead(&row, known), "row {numbers:?}");
        let stack = (vec![], vec![numbers]);
        assert_eq!(folded(&stack), lead(&stack, known), "{stack:?}");
    }
}

#[test]
fn sums_have_the_lead_of_best_play() {
    let known = &mut HashMap::new();
    let short = lists(3, 2);
    for first in &short {
        for second in &short {
            let both = [first.clone(), second.clone()];
            let [one, other] = both.clone();
            for position in
                [(both.to_vec(), vec![]), (vec![], both.to_vec()), (vec![one], vec![other])]
            {
                assert_eq!(folded(&position), lead(&position, known), "{position:?}");
            }
        }
    }
}

/// Random sums with negative numbers, ties and two walls, which are too long to try all of them.
#[test]
fn random_sums_have_the_lead_of_best_play() {
    let rng = &mut Random::seed_from_u64(1953);
    for round in 0..400 {
        let spread = [1, 4, 1000][round % 3];
        let mut list = || {
            let length = rng.random_range(0..5);
            (0..length).map(|_| rng.random_range(-spread..=2 * spread)).collect()
        };
        let position: Position = (vec![list(), list()], vec![list(), list()]);
        let expected = lead(&position, &mut HashMap::new());
        assert_eq!(folded(&position), expected, "{position:?}");
    }
}
