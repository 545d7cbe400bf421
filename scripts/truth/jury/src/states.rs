//! The states of a game whose moves a program lists, and their values.
//!
//! The program answers each state with a line: `0+4;1+3;2+2;` lists three moves, each of which leaves a sum of two
//! states, and `1;0;|0;` two moves of Left and one of Right. Where a player has no moves in a game of points, the
//! line ends with the score, as in `|=-3`.
//!
//! ```
//! # fn main() -> anyhow::Result<()> {
//! use jury::states::States;
//!
//! // Kayles: take one or two neighbouring pins of a row.
//! let kayles = |names: &[&str]| {
//!     let line = |name: &&str| -> String {
//!         let n: usize = name.parse().unwrap();
//!         let rests = (1..=n.min(2)).map(|k| n - k);
//!         rests.flat_map(|rest| (0..=rest / 2).map(move |a| format!("{a}+{};", rest - a))).collect()
//!     };
//!     Ok(names.iter().map(line).collect())
//! };
//! let mut states = States::default();
//! states.reach(&kayles, &["5".to_owned()], 100)?;
//! let values = states.grundy().expect("rows become shorter");
//! assert_eq!(states.worth_of(&values, "5").unwrap().to_string(), "4");
//! # Ok(())
//! # }
//! ```

mod cycle;
mod failure;
mod moves;
mod numbers;
mod positions;
mod protocol;

pub use failure::{Failure, TooMany};
pub use moves::Moves;
pub use positions::{position, positions};
pub use protocol::one_line;

use crate::rules::Player;
use anyhow::{Context, Error, Result, anyhow, bail, ensure};
use cycle::cycle;
use numbers::Numbers;
use protocol::{Answer, parts};
use rustc_hash::FxHashSet;
use std::{fmt, mem};

/// The maximum number of rounds, each of which asks for the moves from the states that the previous one
/// found.
const ROUNDS: usize = 1000;

/// The number of states of a cycle that an error shows.
const CYCLE: usize = 5;

const PLAYERS: [Player; 2] = [Player::Left, Player::Right];

/// The number of states that are asked again at the end, the last first.
const ASKED_AGAIN: usize = 100;

/// A program that lists moves: returns a line for each of these states.
pub type Program<'p> = dyn Fn(&[&str]) -> Result<Vec<String>> + 'p;

/// The states that can be reached, each with its moves.
#[derive(Clone, Default)]
pub struct States {
    /// The names of the states, as the program writes them.
    names: Vec<String>,
    numbers: Numbers,
    /// A state from which a move leads to each state; `None` for start states.
    reached_from: Vec<Option<usize>>,
    /// The moves of each state that both players have, or else Left's and Right's, if they are followed.
    moves: Vec<Vec<Moves>>,
    /// The answer for each state, as the program writes it, until its moves are followed.
    lines: Vec<String>,
    scores: Vec<Option<i64>>,
    /// The number of states, from the first on, of which all moves are followed.
    complete: usize,
    /// True if moves are followed only in turns, since the game is known to count points from the beginning.
    in_turns: bool,
    /// The states with the players who may be to move there, if moves are followed in turns.
    followed: FxHashSet<(usize, Player)>,
    /// The first state with a score.
    scored: Option<usize>,
    /// The first state without a score in which a player cannot move.
    unscored: Option<usize>,
}

/// The kind of game that the functions of a program describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Both players have the same moves, and whoever cannot move loses, or in misère play wins.
    Impartial,
    /// Each player has moves of their own, and whoever cannot move loses.
    Partizan,
    /// Points decide.
    Scoring,
}

/// The value of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The Grundy value in normal play.
    Grundy(u64),
    /// The player to move wins in this many moves.
    Win(u32),
    /// The player to move loses after this many moves.
    Loss(u32),
    /// Nobody can force a win.
    Draw,
}

/// A value with the number of moves, for games in which states can repeat.
pub struct WithDistance(pub Worth);

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
    /// If a start state has a separator of answers in it, the program fails, more than `limit` states are reached,
    /// a state is listed twice, its moves change when it is asked again, or some answers are of another kind of
    /// game than others.
    pub fn reach(&mut self, program: &Program, starts: &[String], limit: usize) -> Result<()> {
        for start in starts {
            ensure!(
                !start.starts_with(['|', '=']),
                "the state `{start}` begins with a sign that stands between moves in answers; write it in another way"
            );
            ensure!(
                !start.contains(['+', ';']),
                "the state `{start}` contains `+` or `;`, which separate states and moves in answers; write it in \
                 another way"
            );
            self.number(start, None);
        }
        let is_first = self.lines.is_empty();
        self.ask(program)?;
        self.in_turns = if is_first { self.is_scoring() } else { self.in_turns };
        let mut open: Vec<(usize, Player)> =
            starts.iter().filter_map(|start| Some((self.find(start)?, Player::Left))).collect();
        for round in 0.. {
            if self.in_turns {
                open = self.follow_turns(open)?;
            } else {
                self.follow_all()?;
            }
            ensure!(self.names.len() <= limit, TooMany { limit });
            if self.lines.len() == self.names.len() {
                break;
            }
            ensure!(
                round < ROUNDS,
                "after {ROUNDS} moves there are still new states, such as `{}`: the game may never end; otherwise, ask \
                 for a range that holds more of them",
                self.names[self.names.len() - 1]
            );
            self.ask(program)?;
        }
        self.check_scores()?;
        self.ask_again(program)
    }

    /// Asks for the moves from all states that are not yet answered.
    fn ask(&mut self, program: &Program) -> Result<()> {
        let asked = self.names[self.lines.len()..].iter().map(String::as_str);
        let lines = program(&asked.collect::<Vec<_>>());
        for line in lines.map_err(|error| self.located(error))? {
            self.add(line)?;
        }
        Ok(())
    }

    /// The error of a program, which tells how the state on which it fails was reached.
    fn located(&self, error: Error) -> Error {
        match error.downcast::<Failure>() {
            Ok(failure) => {
                let known = self.find(&failure.state);
                let shown =
                    known.map_or_else(|| format!("`{}`", failure.state), |state| self.shown(state));
                let hint = known.map_or(String::new(), |state| self.hint(state));
                anyhow!("{} on the state {shown}: {}{hint}", failure.program, failure.how)
            }
            Err(error) => error,
        }
    }

    /// A line about a state that may have been meant as a part of one: a move from several numbers leads to one.
    fn hint(&self, state: usize) -> String {
        let count = |state: usize| self.names[state].split_whitespace().count();
        match self.reached_from[state] {
            Some(before) if count(before) > 1 && count(state) == 1 => String::from(
                "\nThe state is a single number. In Python, a list is a sum of states, and a tuple is one state.",
            ),
            _ => String::new(),
        }
    }

    /// The name of a state, and of one from which a move leads to it.
    fn shown(&self, state: usize) -> String {
        let name = &self.names[state];
        match self.reached_from[state] {
            Some(before) => format!("`{name}` (from `{}`)", self.names[before]),
            None => format!("`{name}`"),
        }
    }

    /// The number of a state with this name, to which a move from another one may lead.
    fn number(&mut self, name: &str, before: Option<usize>) -> usize {
        if let Some(number) = self.find(name) {
            return number;
        }
        let number = self.names.len();
        self.names.push(name.to_owned());
        self.numbers.insert(name, number);
        self.reached_from.push(before);
        number
    }

    /// Adds the answer for the next state.
    fn add(&mut self, line: String) -> Result<()> {
        let state = self.lines.len();
        let answer = Answer::new(&line).with_context(|| {
            format!("the state {} is answered with `{}`", self.shown(state), line.trim_end())
        })?;
        let count = answer.moves.len();
        if let Some(first) = self.moves.first().filter(|first| first.len() != count) {
            let [with, without] = if count > first.len() { [state, 0] } else { [0, state] };
            bail!(
                "the answer for {} has a `|` between Left's moves and Right's, but that for {} has none; write \
                 it for all states or for none",
                self.shown(with),
                self.shown(without)
            );
        }
        self.moves.push(vec![Moves::default(); count]);
        self.unscored =
            self.unscored.or((answer.is_end() && answer.score.is_none()).then_some(state));
        self.scored = self.scored.or(answer.score.map(|_| state));
        self.scores.push(answer.score);
        self.lines.push(line);
        Ok(())
    }

    /// Follows all moves from the states that are answered.
    fn follow_all(&mut self) -> Result<()> {
        for state in self.complete..self.lines.len() {
            for &player in &PLAYERS[..self.moves[state].len()] {
                self.follow(state, player)?;
            }
            // Most of the memory would be of lines.
            self.lines[state] = String::new();
        }
        self.complete = self.lines.len();
        Ok(())
    }

    /// Follows the moves of players who may be to move in states, as far as these are answered. Returns the
    /// other states with their players.
    fn follow_turns(&mut self, mut open: Vec<(usize, Player)>) -> Result<Vec<(usize, Player)>> {
        let mut unanswered = Vec::new();
        while let Some((state, player)) = open.pop() {
            if state >= self.lines.len() {
                unanswered.push((state, player));
                continue;
            }
            if self.followed.insert((state, player)) {
                self.follow(state, player)?;
                let parts = self.moves_of(state, player).parts().iter();
                open.extend(parts.map(|&part| (part, player.other())));
            }
        }
        Ok(unanswered)
    }

    /// Follows a player's moves from a state.
    fn follow(&mut self, state: usize, player: Player) -> Result<()> {
        let list = self.list(player);
        let line = mem::take(&mut self.lines[state]);
        let answer = Answer::new(&line)?;
        self.moves[state][list] = self.numbered(state, player, answer.moves[list])?;
        self.lines[state] = line;
        Ok(())
    }

    /// The number of the list that has the moves of a player.
    fn list(&self, player: Player) -> usize {
        if self.is_partizan() { player as usize } else { 0 }
    }

    fn numbered(&mut self, state: usize, player: Player, listed: &str) -> Result<Moves> {
        let mut moves = Moves::default();
        for (name, is_last) in parts(listed) {
            moves.add(match self.find(name) {
                Some(part) => part,
                None => self.number(&one_line(name), Some(state)),
            });
            if is_last {
                moves.end();
            }
        }
        if let Some(same) = moves.repeated() {
            bail!(
                "{} from `{}` lead to `{}` twice; list each state once",
                if self.is_partizan() {
                    format!("{player:?}'s moves")
                } else {
                    String::from("the moves")
                },
                self.names[state],
                self.name_of_sum(&same)
            );
        }
        moves.shrink();
        Ok(moves)
    }

    /// The names of the parts of a sum.
    pub fn name_of_sum(&self, sum: &[usize]) -> String {
        let names: Vec<&str> = sum.iter().map(|&part| self.names[part].as_str()).collect();
        names.join(" + ")
    }

    /// Checks that each state in which a player cannot move has a score if any has one.
    fn check_scores(&self) -> Result<()> {
        if let (Some(scored), Some(unscored)) = (self.scored, self.unscored) {
            bail!(
                "the answer for {} has a score, but that for {} has none, although a player cannot move there; \
                 write it wherever a player has no moves",
                self.shown(scored),
                self.shown(unscored)
            );
        }
        Ok(())
    }

    /// Checks that some of the states, asked again in another order, have the same answers.
    fn ask_again(&self, program: &Program) -> Result<()> {
        let step = self.names.len().div_ceil(ASKED_AGAIN).max(1);
        let chosen: Vec<usize> = (0..self.names.len()).rev().step_by(step).collect();
        let asked: Vec<&str> = chosen.iter().map(|&state| self.names[state].as_str()).collect();
        let lines = program(&asked).map_err(|error| self.located(error))?;
        for (&state, line) in chosen.iter().zip(&lines) {
            let again = Answer::new(line).ok();
            let is_same = |&player: &Player| {
                let moves = again.as_ref().and_then(|again| again.moves.get(self.list(player)));
                (self.in_turns && !self.followed.contains(&(state, player)))
                    || moves.is_some_and(|again| self.are(self.moves_of(state, player), again))
            };
            ensure!(
                PLAYERS.iter().all(is_same),
                "the moves from `{}` have changed when it was asked again; let them depend only on the state",
                self.names[state]
            );
            ensure!(
                again.is_some_and(|again| self.score(state) == again.score),
                "the score of `{}` has changed when it was asked again; let it depend only on the state",
                self.names[state]
            );
        }
        Ok(())
    }

    /// Returns whether these are the same moves in any order.
    fn are(&self, moves: &Moves, listed: &str) -> bool {
        let mut again = Moves::default();
        for (name, is_last) in parts(listed) {
            let Some(part) = self.find(&one_line(name)) else {
                return false;
            };
            again.add(part);
            if is_last {
                again.end();
            }
        }
        again.sorted() == moves.sorted()
    }

    fn is_partizan(&self) -> bool {
        self.moves.first().is_some_and(|lists| lists.len() == 2)
    }

    fn is_scoring(&self) -> bool {
        self.scored.is_some()
    }

    /// The kind of the game.
    pub fn kind(&self) -> Kind {
        match (self.is_scoring(), self.is_partizan()) {
            (true, _) => Kind::Scoring,
            (false, true) => Kind::Partizan,
            (false, false) => Kind::Impartial,
        }
    }

    /// The moves of a player from a state.
    pub fn moves_of(&self, state: usize, player: Player) -> &Moves {
        &self.moves[state][self.list(player)]
    }

    /// Left's points minus Right's, if the game ends in this state.
    pub fn score(&self, state: usize) -> Option<i64> {
        self.scores[state]
    }

    /// The names of all states, as the program writes them.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The number of the state with this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.numbers.get(name)
    }

    /// Checks that a partizan game ends, whoever moves how often.
    ///
    /// # Errors
    ///
    /// If a state can repeat. The error shows how.
    pub fn check_end(&self) -> Result<()> {
        let next = |state: usize| {
            let moves = PLAYERS.iter().map(move |&player| self.moves_of(state, player));
            moves.flat_map(Moves::parts).copied().collect()
        };
        self.check_no_cycle(cycle(0..self.names.len(), next))
    }

    /// Checks that a game of points ends if the players take turns, and that no move leaves a sum.
    ///
    /// # Errors
    ///
    /// If a state can repeat, or a move leaves a sum. The error names it.
    pub fn check_turns_end(&self, starts: &[usize]) -> Result<()> {
        let is_sum = |state: &usize| {
            let mut moves = PLAYERS.iter().map(|&player| self.moves_of(*state, player));
            moves.any(Moves::have_sums)
        };
        if let Some(state) = (0..self.names.len()).find(is_sum) {
            bail!(
                "a move from `{}` leaves a sum, but the score of a sum does not follow from those of its parts; let a \
                 state be the whole position",
                self.names[state]
            );
        }
        // Right's turn is odd.
        let next = |turn: usize| {
            let player = PLAYERS[turn % 2];
            let moves = self.moves_of(turn / 2, player).parts().iter();
            moves.map(|option| 2 * option + player.other() as usize).collect()
        };
        let found = cycle(starts.iter().map(|start| 2 * start), next);
        self.check_no_cycle(found.map(|turns| turns.into_iter().map(|turn| turn / 2).collect()))
    }

    fn check_no_cycle(&self, cycle: Option<Vec<usize>>) -> Result<()> {
        let Some(cycle) = cycle else {
            return Ok(());
        };
        let shown = cycle.iter().take(CYCLE).map(|&state| self.names[state].as_str());
        let more = (cycle.len() > CYCLE).then_some("…");
        let names: Vec<&str> = shown.chain(more).chain([self.names[cycle[0]].as_str()]).collect();
        bail!(
            "states can repeat: {}; a game with different moves or with points must end, so let the state count what is \
             left",
            names.join(" → ")
        )
    }

    /// The value of a state with this name.
    pub fn worth_of<'w>(&self, worths: &'w [Worth], name: &str) -> Option<&'w Worth> {
        self.find(name).map(|number| &worths[number])
    }

    /// The Grundy values of all states; `None` if states can repeat.
    pub fn grundy(&self) -> Option<Vec<Worth>> {
        let mut values = vec![0_u64; self.names.len()];
        // The last state, plus 1, with an option of each value.
        let mut seen: Vec<usize> = Vec::new();
        for state in self.ends_first()? {
            let moves = &self.moves[state][0];
            seen.resize(seen.len().max(moves.len() + 1), 0);
            for left in moves.iter() {
                let value = left.iter().fold(0, |sum, &part| sum ^ values[part]);
                if let Some(last) = seen.get_mut(value as usize) {
                    *last = state + 1;
                }
            }
            values[state] = seen.iter().take_while(|last| **last == state + 1).count() as u64;
        }
        Some(values.into_iter().map(Worth::Grundy).collect())
    }

    /// Returns whether every play ends, in a game in which both players have the same moves.
    pub fn ends(&self) -> bool {
        self.ends_first().is_some()
    }

    /// The states in an order in which each follows all states that its moves lead to; `None` if states can
    /// repeat.
    fn ends_first(&self) -> Option<Vec<usize>> {
        const DONE: usize = usize::MAX;
        let mut order = Vec::with_capacity(self.names.len());
        // Of each state that was entered, the number of parts that were tried; of a finished one, `DONE`.
        let mut tried: Vec<Option<usize>> = vec![None; self.names.len()];
        for start in 0..self.names.len() {
            if tried[start].is_some() {
                continue;
            }
            let mut path = vec![start];
            while let Some(&state) = path.last() {
                let parts = self.moves[state][0].parts();
                let first = tried[state].unwrap_or(0);
                let is_open = |part: &usize| tried[*part] != Some(DONE);
                match parts[first..].iter().position(is_open) {
                    None => {
                        tried[state] = Some(DONE);
                        order.push(state);
                        path.pop();
                    }
                    Some(at) => {
                        let part = parts[first + at];
                        tried[state] = Some(first + at);
                        if tried[part].is_some() {
                            return None;
                        }
                        path.push(part);
                    }
                }
            }
        }
        Some(order)
    }

    /// The predecessors of each state, with multiplicity.
    fn before(&self) -> Vec<Vec<usize>> {
        let mut before = vec![Vec::new(); self.names.len()];
        for (state, lists) in self.moves.iter().enumerate() {
            for &part in lists[0].parts() {
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
    pub fn outcomes(&self, misere: bool) -> Result<Vec<Worth>> {
        let is_sum = |lists: &Vec<Moves>| lists[0].have_sums();
        if let Some(state) = self.moves.iter().position(is_sum) {
            bail!(
                "a move from `{}` leaves a sum, for which only Grundy values in normal play are known, if no state can \
                 repeat; let a state be the whole position",
                self.names[state]
            );
        }
        let mut open: Vec<usize> = self.moves.iter().map(|lists| lists[0].len()).collect();
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
