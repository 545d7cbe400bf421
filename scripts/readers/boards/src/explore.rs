//! Games whose moves a visitor's function lists: their values, the guesses about them, and positions to play from.
//!
//! The module imports nothing, so the page asks the function, and hands over a listing of all reachable
//! states: lines in turns with a state and its answer.

use anyhow::{Context, Result};
use guesser::Rules;
use guesser::exploration::{FACTORS, Game, Question};
use guesser::finding::Summary;
use guesser::measured::name;
use guesser::starts::{Starts, names};
use guesser::theory::Theory;
use jury::position::Position;
use jury::states::{States, one_line, position};
use serde::Serialize;
use serde_json::Value;
use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

/// The maximum number of states.
pub(crate) const LIMIT: usize = 200_000;

/// The values of start states, and the guesses about them.
#[derive(Serialize)]
pub(crate) struct Explored {
    measure: &'static str,
    /// The number of ranges of numbers among the start states.
    ranges: usize,
    table: Vec<Row>,
    /// A sentence about the guess.
    summary: String,
    /// The problems with the same rule.
    problems: Vec<&'static str>,
    /// A module and a lesson about it.
    theory: Option<(Option<&'static str>, &'static str)>,
    guesses: Value,
    near_misses: Value,
}

#[derive(Serialize)]
struct Row {
    state: String,
    numbers: Vec<u64>,
    value: String,
}

/// The answers for some states.
struct Listing<'l> {
    answers: HashMap<&'l str, &'l str>,
    /// True once an answer was missing, for which the page had no time.
    is_late: Cell<bool>,
}

impl<'l> Listing<'l> {
    fn new(lines: &'l str) -> Listing<'l> {
        // The last answer may be an empty line.
        let mut lines = lines.split('\n');
        let mut answers = HashMap::new();
        while let (Some(state), Some(answer)) = (lines.next(), lines.next()) {
            answers.insert(state, answer);
        }
        Listing { answers, is_late: Cell::new(false) }
    }
}

impl Rules for Listing<'_> {
    fn answers(&self, states: &[&str]) -> Result<Vec<String>> {
        let answer = |state: &&str| {
            let answer = self.answers.get(state).with_context(|| {
                self.is_late.set(true);
                format!("no moves of `{state}`")
            })?;
            Ok((*answer).to_owned())
        };
        states.iter().map(answer).collect()
    }

    fn is_late(&self) -> bool {
        self.is_late.get()
    }
}

/// The sets of start states of a text such as `0..40`: those to show, and larger ones on which guesses are tested.
pub(crate) fn starts(text: &str) -> Result<Vec<Vec<String>>> {
    let shown = Starts::new(text)?;
    let shown_names = names(&shown.cases());
    let larger = larger(&shown).map(|starts| names(&starts.cases()));
    Ok([shown_names].into_iter().chain(larger).collect())
}

/// The larger sets, the largest last.
fn larger(shown: &Starts) -> impl Iterator<Item = Starts> {
    FACTORS.iter().filter_map(|factor| shown.wider(*factor))
}

/// Computes the values of start states. Guesses are tested on the larger sets that the listing contains.
pub(crate) fn explore(text: &str, listing: &str, misere: bool) -> Result<Explored> {
    let question = Question::new(text, misere, None, LIMIT)?;
    let listing = &Listing::new(listing);
    let sets = larger(&question.starts).map(|starts| (starts.cases(), listing));
    Ok(match question.explore(listing)? {
        Game::Impartial(mut game) => {
            let (measure, values) = (game.measure, game.values());
            game.attack(sets);
            let summary = game.finding.summary(&game.held);
            let found = game.finding.json(&game.held);
            Explored::new(&question, name(measure), values, summary, found)
        }
        Game::TwoSided(mut game) => {
            game.attack(sets);
            let summary = game.finding.summary(&game.held);
            let found = game.finding.json(&game.held);
            Explored::new(&question, name(game.measure), game.values, summary, found)
        }
    })
}

impl Explored {
    fn new(
        question: &Question,
        measure: &'static str,
        values: Vec<String>,
        Summary { line: summary, problems, theory }: Summary,
        (guesses, near_misses): (Value, Value),
    ) -> Explored {
        let row = |((numbers, case), value): (&(Vec<u64>, String), String)| Row {
            state: one_line(case).into_owned(),
            numbers: numbers.clone(),
            value,
        };
        let table = question.cases.iter().zip(values).map(row).collect();
        let ranges = question.starts.ranges();
        let theory = theory.map(|Theory { module, lesson }| (module, lesson));
        Explored { measure, ranges, table, summary, problems, theory, guesses, near_misses }
    }
}

/// Opens a state of a listing as a position.
pub(crate) fn opened(state: &str, listing: &str, misere: bool) -> Result<Box<dyn Position>> {
    let mut states = States::default();
    let listing = Listing::new(listing);
    states.reach(&|asked| listing.answers(asked), &[state.to_owned()], LIMIT)?;
    position(&Rc::new(states), state, misere)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The listing of the game in which a move takes one or two counters, up to a heap.
    fn listing(most: u32) -> String {
        let line = |heap: u32| {
            let moves = (1..=heap.min(2)).map(|taken| format!("{};", heap - taken));
            format!("{heap}\n{}\n", moves.collect::<Vec<_>>().concat())
        };
        (0..=most).map(line).collect::<Vec<_>>().concat()
    }

    fn summary(listing: &str) -> String {
        explore("0..8", listing, false).unwrap().summary
    }

    #[test]
    fn a_guess_is_tested_on_larger_states_that_are_listed() {
        let guess = "guess: the value is n mod 3; it holds for";
        assert_eq!(summary(&listing(8)), format!("{guess} 9 states, and is not proved"));
        let tested = summary(&listing(35));
        assert!(tested.starts_with(&format!("{guess} 36 states, some of them larger")), "{tested}");
        let proved = summary(&listing(89));
        assert!(proved.starts_with(&format!("{guess} 90 states")), "{proved}");
        assert!(proved.contains("; proved: in the subtraction game {1, 2}"), "{proved}");
    }

    #[test]
    fn larger_sets_of_states_follow_the_shown_one() {
        let counts = |text| -> Vec<usize> { starts(text).unwrap().iter().map(Vec::len).collect() };
        assert_eq!(counts("0..6"), [7, 14, 28, 70]);
        assert_eq!(counts("5"), [1]);
    }

    #[test]
    fn a_state_without_an_answer_is_named() {
        let error = explore("0..6", &listing(5), false).map(|_| ()).unwrap_err();
        assert_eq!(error.to_string(), "no moves of `6`");
    }

    #[test]
    fn a_state_is_opened_with_its_sums_and_in_misere_play() {
        let row = "3\n1+1;\n1\n0;\n0\n\n";
        let position = opened("3", row, false).unwrap();
        let [(name, option)] = &position.moves()[..] else { panic!("one move") };
        assert_eq!((name.as_str(), option.draw()), ("1 + 1", String::from("1 + 1")));
        assert_eq!(option.parts().len(), 2);
        let error = opened("1", "1\n1;\n", true).map(|_| ()).unwrap_err();
        assert!(error.to_string().starts_with("states can repeat"), "{error}");
    }
}
