//! The two sentences about lost states, checked for a guess: every move from a lost state leads to a won one,
//! and some move from a won state leads to a lost one.

use crate::output::stdout;
use crate::report::{self, counted};
use anyhow::{Result, ensure};
use guesser::exploration::ImpartialGame;
use guesser::guess::{Guess, Impartial, Known};
use jury::rules::Player;
use jury::states::{States, Worth};
use std::collections::HashMap;
use std::io::Write;

/// A guess, with what is known about the states of the game.
pub(super) struct Why<'a> {
    guess: &'a Guess<Impartial>,
    states: &'a States,
    /// The Grundy values of all states, or else their outcomes.
    worths: Vec<Worth>,
    misere: bool,
    /// The states that the guess is about.
    described: HashMap<usize, &'a Known<Impartial>>,
}

impl<'a> Why<'a> {
    /// # Errors
    ///
    /// If states can repeat: the two sentences then hold for wrong guesses too.
    pub(super) fn new(
        guess: &'a Guess<Impartial>,
        game: &'a ImpartialGame,
        misere: bool,
    ) -> Result<Why<'a>> {
        let ImpartialGame { states, held: known, .. } = game;
        ensure!(
            states.ends(),
            "--why needs a game that ends: where states can repeat, the two sentences do not decide who wins"
        );
        let numbered = known.iter().filter_map(|one| Some((states.find(&one.name)?, one)));
        let values = if misere { None } else { states.grundy() };
        let worths = values.unwrap_or_else(|| game.worths.clone());
        Ok(Why { guess, states, worths, misere, described: numbered.collect() })
    }

    /// Prints the sentence that holds for each of these states, or the first state of all that breaks the guess.
    pub(super) fn print(&self, shown: &[Known<Impartial>]) -> Result<()> {
        let described = self.described.iter().map(|(state, one)| (*state, *one));
        let mut described: Vec<(usize, &Known<Impartial>)> = described.collect();
        described.sort_unstable_by_key(|(state, _)| *state);
        if let Some((state, one)) = described.iter().find(|(_, one)| !self.guess.holds(one)) {
            let reason = match self.sentence(*state) {
                Err(reason) => reason,
                Ok(_) => match one.worth.value {
                    Some(value) => format!("both sentences hold, but its value is {value}"),
                    None => {
                        String::from("both sentences hold for it, but not for all states after it")
                    }
                },
            };
            writeln!(stdout(), "{} breaks the guess: {reason}", one.name)?;
            return Ok(());
        }
        let mut table = report::table(&["state", "guess", "because"]);
        for one in shown {
            let Some(state) = self.states.find(&one.name) else {
                continue;
            };
            let claim = if self.is_lost(state) { "lost" } else { "won" };
            let (Ok(reason) | Err(reason)) = self.sentence(state);
            table.add_row([one.name.as_str(), claim, &reason]);
        }
        writeln!(stdout(), "{table}")?;
        let count = counted(described.len() as u64, "state");
        writeln!(stdout(), "the two sentences hold for {count}")?;
        Ok(())
    }

    /// Returns why the claim about a state follows from those about the states after it, or else why not.
    fn sentence(&self, state: usize) -> Result<String, String> {
        let moves = self.states.moves_of(state, Player::Left);
        if moves.is_empty() {
            let reason = "it has no moves".to_owned();
            return if self.is_lost(state) == self.misere { Err(reason) } else { Ok(reason) };
        }
        let lost = moves.iter().find(|sum| self.is_sum_lost(sum));
        let name = |sum: &[usize]| self.states.name_of_sum(sum);
        match (self.is_lost(state), lost) {
            (true, None) if moves.len() == 1 => {
                Ok(format!("its only move leads to {}, which is won", name(moves.parts())))
            }
            (true, None) => Ok(format!("all its {} moves lead to won states", moves.len())),
            (true, Some(sum)) => {
                Err(format!("it is called lost, but so is {}, to which it moves", name(sum)))
            }
            (false, Some(sum)) => Ok(format!("it moves to {}, which is lost", name(sum))),
            (false, None) => {
                Err(String::from("it is called won, but no move leads to a lost state"))
            }
        }
    }

    /// Returns whether the guess calls a state lost; a state that it is not about is what it is.
    fn is_lost(&self, state: usize) -> bool {
        match self.described.get(&state) {
            Some(one) => {
                let worth = Impartial { value: Some(0), is_lost: true };
                let claimed = Known { worth, numbers: one.numbers.clone(), name: one.name.clone() };
                self.guess.holds(&claimed)
            }
            None => matches!(self.worths[state], Worth::Grundy(0) | Worth::Loss(_)),
        }
    }

    fn is_sum_lost(&self, sum: &[usize]) -> bool {
        let [state] = sum[..] else {
            let values = sum.iter().map(|&state| match self.worths[state] {
                Worth::Grundy(value) => value,
                _ => unreachable!("sums have Grundy values"),
            });
            return values.fold(0, |sum, value| sum ^ value) == 0;
        };
        self.is_lost(state)
    }
}
