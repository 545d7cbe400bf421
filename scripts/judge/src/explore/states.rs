//! The states of a game that can be reached from given ones, and their values.

use super::rules::{Left, Rules};
use anyhow::{Result, bail, ensure};
use std::collections::{HashMap, HashSet};
use std::fmt;

/// The maximum number of rounds, each of which asks for the moves from the states that the previous one
/// found.
const ROUNDS: usize = 1000;

/// The number of states that are asked again at the end, the last first.
const ASKED_AGAIN: usize = 1000;

/// The states that can be reached, each with its moves.
#[derive(Default)]
pub(crate) struct States {
    /// The names of the states, as the program writes them.
    names: Vec<String>,
    numbers: HashMap<String, usize>,
    /// The moves of each state; of each move, the states whose sum it leaves.
    moves: Vec<Vec<Vec<usize>>>,
}

/// The value of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Worth {
    Grundy(u64),
    /// The player to move wins in this many moves.
    Win(u32),
    /// The player to move loses after this many moves.
    Loss(u32),
    /// Nobody can force a win.
    Draw,
}

/// A value with the number of moves, for games in which states can repeat.
pub(crate) struct WithDistance(pub(crate) Worth);

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Worth::Grundy(value) => value.fmt(f),
            Worth::Win(_) => f.write_str("N"),
            Worth::Loss(_) => f.write_str("P"),
            Worth::Draw => f.write_str("draw"),
        }
    }
}

impl fmt::Display for WithDistance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            Worth::Win(moves) => write!(f, "N in {moves}"),
            Worth::Loss(moves) => write!(f, "P in {moves}"),
            other => other.fmt(f),
        }
    }
}

impl States {
    /// Adds all states that can be reached from these.
    ///
    /// # Errors
    ///
    /// If the program fails, more than `limit` states are reached, a state is listed twice, or its moves
    /// change when it is asked again.
    pub(crate) fn reach(&mut self, rules: &Rules, starts: &[String], limit: usize) -> Result<()> {
        for start in starts {
            self.number(start);
        }
        for round in 0.. {
            if self.moves.len() == self.names.len() {
                break;
            }
            ensure!(
                round < ROUNDS,
                "after {ROUNDS} moves there are still new states, such as `{}`; ask for a range that holds more of \
                 them",
                self.names[self.names.len() - 1]
            );
            let known = self.moves.len();
            let asked: Vec<&str> = self.names[known..].iter().map(String::as_str).collect();
            for (at, moves) in rules.moves(&asked)?.iter().enumerate() {
                self.add(known + at, moves)?;
            }
            ensure!(
                self.names.len() <= limit,
                "more than {limit} states can be reached; explore fewer, or raise --limit"
            );
        }
        self.ask_again(rules)
    }

    fn number(&mut self, name: &str) -> usize {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = self.names.len();
        self.names.push(name.to_owned());
        self.numbers.insert(name.to_owned(), number);
        number
    }

    fn add(&mut self, state: usize, moves: &[Left]) -> Result<()> {
        let mut numbered = Vec::with_capacity(moves.len());
        let mut seen = HashSet::new();
        for left in moves {
            let mut left: Vec<usize> = left.iter().map(|name| self.number(name)).collect();
            left.sort_unstable();
            if !seen.insert(left.clone()) {
                let left = left.iter().map(|&part| self.names[part].as_str());
                let left: Vec<&str> = left.collect();
                bail!(
                    "the moves from `{}` lead to `{}` twice; list each state once",
                    self.names[state],
                    left.join(" + ")
                );
            }
            numbered.push(left);
        }
        self.moves.push(numbered);
        Ok(())
    }

    /// Checks that some of the states, asked again in another order, have the same moves.
    fn ask_again(&mut self, rules: &Rules) -> Result<()> {
        let step = self.names.len().div_ceil(ASKED_AGAIN).max(1);
        let chosen: Vec<usize> = (0..self.names.len()).rev().step_by(step).collect();
        let asked: Vec<&str> = chosen.iter().map(|&state| self.names[state].as_str()).collect();
        let answers = rules.moves(&asked)?;
        for (&state, moves) in chosen.iter().zip(&answers) {
            let number = |name: &String| self.numbers.get(name).copied();
            let again = moves.iter().map(|left| {
                let mut left: Vec<Option<usize>> = left.iter().map(number).collect();
                left.sort_unstable();
                left
            });
            let again: HashSet<Vec<Option<usize>>> = again.collect();
            let before = self.moves[state].iter();
            let before = before.map(|left| left.iter().copied().map(Some).collect());
            ensure!(
                again == before.collect::<HashSet<Vec<Option<usize>>>>(),
                "the moves from `{}` have changed when it was asked again; let them depend only on the state",
                self.names[state]
            );
        }
        Ok(())
    }

    /// The value of a state with this name.
    pub(crate) fn worth_of<'w>(&self, worths: &'w [Worth], name: &str) -> Option<&'w Worth> {
        self.numbers.get(name).map(|&number| &worths[number])
    }

    /// The Grundy values of all states; `None` if states can repeat.
    pub(crate) fn grundy(&self) -> Option<Vec<Worth>> {
        let mut values = vec![0_u64; self.names.len()];
        for state in self.ends_first()? {
            let moves = self.moves[state].iter();
            let options: HashSet<u64> =
                moves.map(|left| left.iter().fold(0, |sum, &part| sum ^ values[part])).collect();
            let most = options.len() as u64;
            values[state] = (0..most).find(|value| !options.contains(value)).unwrap_or(most);
        }
        Some(values.into_iter().map(Worth::Grundy).collect())
    }

    /// The states in an order in which each follows all states that its moves lead to; `None` if states can
    /// repeat.
    fn ends_first(&self) -> Option<Vec<usize>> {
        let mut open: Vec<usize> =
            self.moves.iter().map(|moves| moves.iter().map(Vec::len).sum()).collect();
        let before = self.before();
        let mut order: Vec<usize> = (0..open.len()).filter(|&state| open[state] == 0).collect();
        let mut done = 0;
        while done < order.len() {
            for &state in &before[order[done]] {
                open[state] -= 1;
                if open[state] == 0 {
                    order.push(state);
                }
            }
            done += 1;
        }
        (order.len() == open.len()).then_some(order)
    }

    /// The predecessors of each state, with multiplicity.
    fn before(&self) -> Vec<Vec<usize>> {
        let mut before = vec![Vec::new(); self.names.len()];
        for (state, moves) in self.moves.iter().enumerate() {
            for &part in moves.iter().flatten() {
                before[part].push(state);
            }
        }
        before
    }

    /// The outcome of each state with the number of moves, found backwards from the ends: the winner hurries,
    /// and the loser delays.
    ///
    /// # Errors
    ///
    /// If a move leaves a sum, of which only Grundy values are known. The error names the state.
    pub(crate) fn outcomes(&self, misere: bool) -> Result<Vec<Worth>> {
        let is_sum = |moves: &Vec<Vec<usize>>| moves.iter().any(|left| left.len() != 1);
        if let Some(state) = self.moves.iter().position(is_sum) {
            bail!(
                "a move from `{}` leaves a sum, for which only Grundy values in normal play are known, if no state can \
                 repeat; let a state be the whole position",
                self.names[state]
            );
        }
        let mut open: Vec<usize> = self.moves.iter().map(Vec::len).collect();
        let before = self.before();
        let mut worths = vec![Worth::Draw; open.len()];
        let end = if misere { Worth::Win(0) } else { Worth::Loss(0) };
        let mut known: Vec<usize> = (0..open.len()).filter(|&state| open[state] == 0).collect();
        for &state in &known {
            worths[state] = end;
        }
        // States become known in the order of their distances.
        let mut done = 0;
        while done < known.len() {
            let worth = worths[known[done]];
            for &state in &before[known[done]] {
                if worths[state] != Worth::Draw {
                    continue;
                }
                open[state] -= 1;
                worths[state] = match worth {
                    Worth::Loss(moves) => Worth::Win(moves + 1),
                    Worth::Win(moves) if open[state] == 0 => Worth::Loss(moves + 1),
                    _ => continue,
                };
                known.push(state);
            }
            done += 1;
        }
        Ok(worths)
    }
}
