//! Games in which both players have the same moves.

use super::{Question, known};
use crate::Rules;
use crate::finding::Finding;
use crate::guess::{Impartial, Known, of_impartial};
use crate::proof::Recognised;
use crate::starts::{Cases, names};
use anyhow::{Result, bail};
use jury::position::Measure;
use jury::states::{States, WithDistance, Worth, one_line};

/// The states of a game with their values, and the guesses about them.
pub struct ImpartialGame<'q> {
    question: &'q Question,
    pub measure: Measure,
    /// The start states.
    pub shown: Vec<Known<Impartial>>,
    /// The states on which guesses are tested.
    pub held: Vec<Known<Impartial>>,
    /// The guesses of [`attack`](Self::attack).
    pub finding: Finding<Impartial>,
    pub states: States,
    /// The value of each of [`states`](Self::states).
    pub worths: Vec<Worth>,
    /// False if a larger set of states can be explored, and guesses are not tested on one.
    is_tested: bool,
}

impl<'q> ImpartialGame<'q> {
    pub(super) fn new(question: &'q Question, states: States) -> Result<ImpartialGame<'q>> {
        let (measure, worths) = worths(question, &states)?;
        let shown = all_known(&states, &worths, &question.cases);
        let finding = Finding::new(Vec::new(), &shown);
        let (held, is_tested) = (shown.clone(), question.is_about_all());
        Ok(ImpartialGame { question, measure, shown, held, finding, states, worths, is_tested })
    }

    /// The values of the start states as text.
    pub fn values(&self) -> Vec<String> {
        let is_told = self.measure == Measure::Outcome && !self.states.ends();
        let text = |worth: &Worth| {
            if is_told { WithDistance(*worth).to_string() } else { worth.to_string() }
        };
        let value =
            |name: &String| self.states.worth_of(&self.worths, name).map_or(String::new(), text);
        names(&self.question.cases).iter().map(value).collect()
    }

    /// Guesses, tests the guesses on these sets of states, each larger than the one before, as far as they are found in
    /// time, and proves those that hold, if it can. The moves from larger states may refute what the start states seem
    /// to be, so only tested guesses are proved.
    pub fn attack<R: Rules>(&mut self, sets: impl Iterator<Item = (Cases, R)>) {
        let guesses = self.question.guesses(&self.shown, of_impartial);
        self.finding = Finding::new(guesses, &self.shown);
        if !self.finding.has_guess() {
            return;
        }
        self.test(sets);
        if self.is_tested && self.finding.has_guess() {
            let game = Recognised::new(&self.held, &self.states, self.question.misere);
            self.finding.prove(|guess| game.as_ref()?.proof(guess));
        }
    }

    fn test<R: Rules>(&mut self, sets: impl Iterator<Item = (Cases, R)>) {
        let question = self.question;
        for (cases, rules) in sets {
            let larger = question.reach(self.states.clone(), &cases, &rules);
            let explored = larger.and_then(|larger| Ok((worths(question, &larger)?, larger)));
            let ((measure, worths), larger) = match explored {
                Ok(explored) => explored,
                Err(error) => return self.finding.fail(&error, &rules),
            };
            if measure != self.measure {
                self.finding.blame("since larger states can repeat, and have no Grundy values");
            }
            self.held = all_known(&larger, &worths, &cases);
            self.finding.test(&self.held);
            (self.states, self.worths, self.is_tested) = (larger, worths, true);
            if !self.finding.has_guess() {
                return;
            }
        }
    }
}

/// The known winners and values of these cases.
fn all_known(states: &States, worths: &[Worth], cases: &Cases) -> Vec<Known<Impartial>> {
    let known = cases.iter().filter_map(|case| {
        let worth = *states.worth_of(worths, &one_line(&case.1))?;
        Some(known(case, worth.into()))
    });
    known.collect()
}

/// The values of all states by the requested measure, or else their Grundy values if they have any, or else
/// outcomes.
fn worths(question: &Question, states: &States) -> Result<(Measure, Vec<Worth>)> {
    let outcomes = || Ok((Measure::Outcome, states.outcomes(question.misere)?));
    match question.measure {
        Some(Measure::Grundy) if question.misere => {
            bail!("Grundy values need normal play; use `--value outcome` or omit `--misere`")
        }
        Some(Measure::Grundy) | None if !question.misere => match states.grundy() {
            Some(values) => Ok((Measure::Grundy, values)),
            None if question.measure.is_none() => outcomes(),
            None => {
                bail!("states can repeat, so they have no Grundy values; use `--value outcome`")
            }
        },
        Some(Measure::Outcome) | None => match states.grundy().filter(|_| !question.misere) {
            Some(values) => Ok((Measure::Outcome, values.into_iter().map(outcome).collect())),
            None => outcomes(),
        },
        _ => bail!(
            "a game with `moves` alone has outcomes and Grundy values; use `--value outcome` or `--value grundy`, or \
             define `left` and `right`, or `score`"
        ),
    }
}

/// The outcome of a state with a Grundy value.
fn outcome(worth: Worth) -> Worth {
    match worth {
        Worth::Grundy(0) => Worth::Loss(0),
        Worth::Grundy(_) => Worth::Win(0),
        other => other,
    }
}
