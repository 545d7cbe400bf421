//! Games in which the players have different moves, or points decide.

use super::{Question, known};
use crate::Rules;
use crate::finding::Finding;
use crate::guess::{Dyadic, Known, TwoSided, of_two_sided};
use crate::measured::{GIVEN_UP, NONE, name, value};
use crate::proof::Subtraction;
use crate::starts::{Cases, names};
use anyhow::{Context, Result, ensure};
use jury::position::{Measure, Position, Value};
use jury::states::{States, one_line, positions};
use std::collections::HashSet;
use std::rc::Rc;

/// The start states with their values, and the guesses about them.
pub struct TwoSidedGame<'q> {
    question: &'q Question,
    pub measure: Measure,
    /// The values of the start states as text.
    pub values: Vec<String>,
    /// The states on which guesses are tested.
    pub held: Vec<Known<TwoSided>>,
    /// The guesses of [`attack`](Self::attack).
    pub finding: Finding<TwoSided>,
    states: Rc<States>,
    search: Search,
    /// False if a larger set of states can be explored, and guesses are not tested on one.
    is_tested: bool,
}

impl<'q> TwoSidedGame<'q> {
    pub(super) fn new(question: &'q Question, states: States) -> Result<TwoSidedGame<'q>> {
        ensure!(
            !question.misere,
            "misère play needs a game in which both players have the same moves and nobody counts points; play it by \
             the normal rule"
        );
        let states = Rc::new(states);
        let mut search = Search { measure: question.measure, limit: question.limit, last: None };
        let (mut values, mut held) = (Vec::new(), Vec::new());
        let positions = positions(&states, &names(&question.cases))?;
        for (position, case) in positions.into_iter().zip(&question.cases) {
            let (text, worth) = search.value(position)?;
            values.push(text);
            held.extend(worth.map(|worth| known(case, worth)));
        }
        let measure = search.measure.context("there is no state to explore")?;
        let (finding, is_tested) = (Finding::new(Vec::new(), &held), question.is_about_all());
        Ok(TwoSidedGame { question, measure, values, held, finding, states, search, is_tested })
    }

    /// Guesses, tests the guesses on these sets of states, each larger than the one before, as far as they and their
    /// values are found in time, and proves those that hold, if it can.
    pub fn attack<R: Rules>(&mut self, sets: impl Iterator<Item = (Cases, R)>) {
        let guess = |known: &[Known<TwoSided>]| of_two_sided(name_in_guess(self.measure), known);
        self.finding = Finding::new(self.question.guesses(&self.held, guess), &self.held);
        if !self.finding.has_guess() {
            return;
        }
        self.test(sets);
        // Moves from larger states may refute what the start states seem to be.
        if self.is_tested && self.measure == Measure::Canonical {
            let game = Subtraction::new(&self.held, &self.states);
            self.finding.prove(|guess| game.as_ref()?.proof(guess));
        }
    }

    fn test<R: Rules>(&mut self, sets: impl Iterator<Item = (Cases, R)>) {
        let mut tried: HashSet<String> = names(&self.question.cases).into_iter().collect();
        for (mut cases, rules) in sets {
            cases.retain(|(_, case)| tried.insert(one_line(case).into_owned()));
            let larger = match self.larger(&rules, &cases) {
                Ok(larger) => larger,
                Err(error) => return self.finding.fail(&error, &rules),
            };
            if !larger.is_empty() {
                self.held.extend(larger);
                self.finding.test(&self.held);
                self.is_tested = true;
            }
            if !self.finding.has_guess() {
                return;
            }
        }
    }

    /// The worths of these states as far as they can be found in time.
    fn larger(&mut self, rules: &impl Rules, cases: &Cases) -> Result<Vec<Known<TwoSided>>> {
        let states = self.question.reach((*self.states).clone(), cases, rules)?;
        let states = Rc::new(states);
        let positions = positions(&states, &names(cases))?;
        self.states = states;
        let mut more = Vec::new();
        for (position, case) in positions.into_iter().zip(cases) {
            if rules.is_late() {
                break;
            }
            let worth = self.search.value(position).ok().and_then(|(_, worth)| worth);
            more.extend(worth.map(|worth| known(case, worth)));
        }
        Ok(more)
    }
}

/// The search for the requested measure, or else the first of the game.
struct Search {
    measure: Option<Measure>,
    limit: usize,
    last: Option<Box<dyn Position>>,
}

impl Search {
    /// The value of a position as text, and if it is known, the worth for guesses.
    fn value(&mut self, mut position: Box<dyn Position>) -> Result<(String, Option<TwoSided>)> {
        if let Some(last) = &self.last {
            position.share_search(&**last);
        }
        let text = value(&*position, &mut self.measure, self.limit)?;
        let worth = self.worth(&*position, text.clone());
        self.last = Some(position);
        Ok((text, worth))
    }

    fn worth(&self, position: &dyn Position, text: String) -> Option<TwoSided> {
        if [NONE, GIVEN_UP].contains(&text.as_str()) {
            return None;
        }
        let number = |measure| match position.value(measure, self.limit) {
            Ok(Some(Value::Number(number))) => Some(Dyadic::from(number)),
            Ok(Some(Value::Score(score))) => Some(Dyadic::from(score)),
            _ => None,
        };
        let (number, temperature) = match self.measure? {
            Measure::Canonical => {
                // Numbers are the games that are colder than 0, each with itself as its mean.
                let temperature = number(Measure::Temperature);
                let is_number = temperature.is_some_and(|found| found < Dyadic::from(0));
                (is_number.then(|| number(Measure::Mean)).flatten(), temperature)
            }
            Measure::Temperature => {
                let temperature = number(Measure::Temperature);
                (temperature, temperature)
            }
            Measure::Outcome => (None, None),
            other => (number(other), None),
        };
        Some(TwoSided { text, number, temperature })
    }
}

/// The name of a measure in guesses.
fn name_in_guess(measure: Measure) -> &'static str {
    match measure {
        Measure::Canonical => "value",
        other => name(other),
    }
}
