//! Octal games against `ogs`.

use crate::{Comparison, Tried, same};
use ogs::{Game, NaiveSolver, RC2Solver, RCSolver, Solver};
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use shared::octal::Octal;

pub const COMPARISONS: &[Comparison] = &[
    Comparison { what: "nim-values of octal games", against: "ogs", try_case: values },
    Comparison {
        what: "nim-values of octal games by sparse spaces",
        against: "ogs",
        try_case: sparse_values,
    },
    Comparison { what: "periods of octal games", against: "ogs", try_case: periods },
    Comparison { what: "the table of periods", against: "ogs", try_case: table },
];

/// One line per code: the period and the first heap from which it holds, or `unproved`.
const TABLE: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../../shared/tests/theory/octal_periods.txt"
));

/// The maximum number of heaps, beyond which the theory's own tests check periods.
const MOST_HEAPS: usize = 20_000;

/// A code of up to four digits that does not end with 0.
fn code(rng: &mut ChaCha8Rng) -> String {
    let mut code = String::from(if rng.random_bool(0.2) { "4." } else { "0." });
    for _ in 0..rng.random_range(0..4) {
        code.push(rng.random_range('0'..='7'));
    }
    code.push(rng.random_range('1'..='7'));
    code
}

fn parsed(code: &str) -> (Octal, Game) {
    (code.parse().unwrap(), code.parse().unwrap())
}

/// The values of the heaps below `heaps` by the crate.
fn solved<S: Solver<Stats = ()>>(game: Game, heaps: usize) -> Vec<u16> {
    S::new(game).take(heaps).collect()
}

fn values(rng: &mut ChaCha8Rng) -> Tried {
    let (code, largest) = (code(rng), rng.random_range(0..200));
    let (octal, game) = parsed(&code);
    let values = solved::<NaiveSolver>(game, largest + 1);
    let values = values.into_iter().map(u64::from).collect();
    same(code, octal.values(largest as u64), values)
}

fn sparse_values(rng: &mut ChaCha8Rng) -> Tried {
    let (code, largest) = (code(rng), rng.random_range(0..3000));
    let (octal, game) = parsed(&code);
    let mut heaps = octal.sparse_values().expect("the code ends");
    heaps.extend_to(largest);
    let values = if rng.random() {
        solved::<RCSolver>(game, largest + 1)
    } else {
        solved::<RC2Solver>(game, largest + 1)
    };
    same(code, heaps.values(), &values)
}

/// Compares the periods that the same values prove. Fewer values are enough for the crate if no move splits a heap, and
/// if it takes the period to begin with heap 0, from which the theorem does not hold (see `shared::octal`).
fn periods(rng: &mut ChaCha8Rng) -> Tried {
    let (code, heaps) = (code(rng), rng.random_range(1..2000));
    let (octal, game) = parsed(&code);
    let values = solved::<RCSolver>(game.clone(), heaps);
    let proved = octal.prove(&values);
    let ours = proved.map(|values| (values.preperiod(), values.period()));
    let theirs = game.period(&values);
    let is_from_0 = |&(preperiod, period): &(usize, usize)| {
        preperiod == 0 && heaps < heaps_needed(&code, 1, period)
    };
    if ours.is_none() && (game.breaking.is_empty() || theirs.as_ref().is_some_and(is_from_0)) {
        return Ok(());
    }
    same((code, heaps), ours, theirs)
}

fn table(rng: &mut ChaCha8Rng) -> Tried {
    let proved: Vec<(&str, usize, usize)> = TABLE.lines().filter_map(proved).collect();
    let &(code, preperiod, period) = proved.choose(rng).expect("there are proved periods");
    let (octal, game) = parsed(code);
    let heaps = heaps_needed(code, preperiod, period);
    let theirs = game.period(&solved::<RCSolver>(game.clone(), heaps));
    let ours = octal.periodic(heaps as u64).map(|values| (values.preperiod(), values.period()));
    same(code, Some((preperiod, period)), theirs)?;
    same(code, ours, theirs)
}

/// A line's code, preperiod and period, if few heaps prove it.
fn proved(line: &str) -> Option<(&str, usize, usize)> {
    let mut words = line.split(' ');
    let code = words.next()?;
    let [period, preperiod] = [words.next()?.parse().ok()?, words.next()?.parse().ok()?];
    let is_quick = heaps_needed(code, preperiod, period) <= MOST_HEAPS;
    is_quick.then_some((code, preperiod, period))
}

/// The number of heaps that prove the period, or a few more: a move takes fewer counters than the code is
/// long.
fn heaps_needed(code: &str, preperiod: usize, period: usize) -> usize {
    2 * (preperiod + period) + code.len()
}
