//! The guesses about a game, after their test on larger states.

use crate::Rules;
use crate::catalogued::problems;
use crate::guess::{Guess, Known};
use crate::proof::Proof;
use crate::theory::{Theory, theory};
use anyhow::Error;
use jury::states::TooMany;
use serde_json::{Value, json};

/// The number of near misses, and of exceptions of each, in JSON.
const SHOWN: usize = 5;

/// Of so many states, one may be an exception to a near miss that fails for states shown.
const STATES_PER_EXCEPTION: usize = 50;

/// Guesses, and the number of states on which they were tested.
pub struct Finding<W> {
    /// The guesses that hold for all states, the simplest first.
    surviving: Vec<Guess<W>>,
    /// The guesses that hold for the states shown but not for all others: those that held longest first, and of
    /// these the simplest.
    refuted: Vec<Guess<W>>,
    /// The guesses that fail for states shown.
    failing: Vec<Guess<W>>,
    states: usize,
    has_larger: bool,
    /// The reason why guesses are refuted, if it is not a single state.
    reason: Option<&'static str>,
    /// The error that larger states lead to.
    error: Option<String>,
}

/// The result of the search for guesses.
pub struct Summary {
    /// A sentence about the guess.
    pub line: String,
    /// The problems of the catalogue with the same rule.
    pub problems: Vec<&'static str>,
    pub theory: Option<Theory>,
}

impl<W> Finding<W> {
    /// Tests guesses on the states that are shown.
    pub(crate) fn new(guesses: Vec<Guess<W>>, shown: &[Known<W>]) -> Finding<W> {
        let holds = |guess: &Guess<W>| guess.refutation(shown).is_none();
        let (surviving, failing) = guesses.into_iter().partition(holds);
        let (states, has_larger) = (shown.len(), false);
        let (refuted, reason, error) = (Vec::new(), None, None);
        Finding { surviving, refuted, failing, states, has_larger, reason, error }
    }

    pub(crate) fn has_guess(&self) -> bool {
        !self.surviving.is_empty()
    }

    /// Tests the guesses on more states, some of them larger.
    pub(crate) fn test(&mut self, states: &[Known<W>]) {
        let holds = |guess: &Guess<W>| guess.refutation(states).is_none();
        let guesses = std::mem::take(&mut self.surviving).into_iter();
        let refuted: Vec<Guess<W>>;
        (self.surviving, refuted) = guesses.partition(holds);
        self.refuted.splice(..0, refuted);
        (self.states, self.has_larger) = (states.len(), true);
    }

    /// Gives each guess that holds its proof, if there is one. Where larger states fail, their moves may contradict it.
    pub(crate) fn prove(&mut self, proof: impl Fn(&Guess<W>) -> Option<Proof>) {
        if self.error.is_some() {
            return;
        }
        for guess in &mut self.surviving {
            guess.proof = proof(guess);
        }
    }

    /// Gives the reason why all larger states refute guesses.
    pub(crate) fn blame(&mut self, reason: &'static str) {
        self.reason = Some(reason);
    }

    /// Keeps the error of larger states, after which nothing is proved, unless there was too little time or there are
    /// too many states.
    pub(crate) fn fail(&mut self, error: &Error, rules: &impl Rules) {
        if !rules.is_late() && !error.is::<TooMany>() {
            self.error = format!("{error:#}").lines().next().map(str::to_owned);
        }
    }

    /// The simplest guess that holds.
    pub fn guess(&self) -> Option<&Guess<W>> {
        self.surviving.first()
    }

    /// The guess to explain: the simplest one that holds, or else the one that was refuted last.
    pub fn guess_or_refuted(&self) -> Option<&Guess<W>> {
        self.guess().or(self.refuted.first())
    }

    /// A clause about the test and the proof of the simplest guess, such as "holds for 20 states, and is not proved".
    pub fn grounds(&self) -> String {
        let more = if self.has_larger { ", some of them larger than those shown" } else { "" };
        let states = counted(self.states);
        if let Some(proof) = self.guess().and_then(|guess| guess.proof.as_ref()) {
            return format!("holds for {states}{more}; proved: {proof}");
        }
        let why = self.error.as_ref().map(|error| format!(", since larger ones fail: {error}"));
        format!("holds for {states}{more}, and is not proved{}", why.unwrap_or_default())
    }

    /// The simplest guess with its proof and the problems with the same rule, or else the first state that refutes
    /// one.
    pub fn summary(&self, states: &[Known<W>]) -> Summary {
        let line = if let Some(Guess { text, .. }) = self.guess() {
            format!("guess: {text}; it {}", self.grounds())
        } else if let Some(guess) = self.refuted.first() {
            let at = guess.refutation(states).map_or("", |one| &one.name);
            let reason = self.reason.map_or_else(|| format!("because of {at}"), str::to_owned);
            format!("no guess holds: not `{}`, {reason}", guess.text)
        } else {
            format!("no guess holds for {}", counted(self.states))
        };
        let text = self.guess().map_or("", |guess| &guess.text);
        Summary { line, problems: problems(text), theory: theory(text) }
    }

    /// The guesses that hold with their proofs and theories, and the near misses with their first exceptions. Near
    /// misses are the refuted guesses, and those that fail for few states.
    pub fn json(&self, states: &[Known<W>]) -> (Value, Value) {
        let guesses = self.surviving.iter().map(|guess| {
            let proof = guess.proof.as_ref().map(Proof::to_string);
            json!({
                "guess": guess.text,
                "states": self.states,
                "some_larger_than_shown": self.has_larger,
                "proved": proof.is_some(),
                "proof": proof,
                "problems": problems(&guess.text),
                "theory": theory(&guess.text).map(|Theory { module, lesson }| {
                    json!({ "module": module, "lesson": lesson })
                }),
            })
        });
        let exceptions = |guess: &Guess<W>| -> Vec<&str> {
            let found = states.iter().filter(|one| !guess.holds(one));
            found.map(|one| one.name.as_str()).collect()
        };
        let refuted = self.refuted.iter().map(|guess| (guess, exceptions(guess)));
        let failing = self.failing.iter().map(|guess| (guess, exceptions(guess)));
        let most = states.len() / STATES_PER_EXCEPTION;
        let misses = refuted.chain(failing.filter(|(_, names)| names.len() <= most));
        let misses = misses.take(SHOWN).map(|(guess, names)| {
            json!({
                "guess": guess.text,
                "states": states.len(),
                "exceptions": names.len(),
                "first_exceptions": names.iter().take(SHOWN).collect::<Vec<_>>(),
            })
        });
        (guesses.collect(), misses.collect())
    }
}

fn counted(states: usize) -> String {
    let plural = if states == 1 { "" } else { "s" };
    format!("{states} state{plural}")
}
