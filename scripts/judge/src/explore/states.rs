//! The states of a game that can be reached from given ones, and their values.

use super::cycle::cycle;
use super::rules::{Answer, Rules, Sum};
use anyhow::{Result, bail, ensure};
use jury::rules::Player;
use std::collections::{HashMap, HashSet};
use std::{fmt, mem};

/// The maximum number of rounds, each of which asks for the moves from the states that the previous one
/// found.
const ROUNDS: usize = 1000;

/// The number of states of a cycle that an error shows.
const CYCLE: usize = 5;

const PLAYERS: [Player; 2] = [Player::Left, Player::Right];

/// The number of states that are asked again at the end, the last first.
const ASKED_AGAIN: usize = 1000;

/// The states that can be reached, each with its moves.
#[derive(Clone, Default)]
pub(crate) struct States {
    /// The names of the states, as the program writes them.
    names: Vec<String>,
    numbers: HashMap<String, usize>,
    /// The moves of each state that both players have, or else Left's and Right's, if they are followed.
    moves: Vec<Vec<Moves>>,
    /// The answer for each state, without the moves that are followed.
    answers: Vec<Answer>,
    /// The number of states, from the first on, of which all moves are followed.
    complete: usize,
    /// True if moves are followed only in turns, since the game is known to count points from the beginning.
    in_turns: bool,
    /// The states with the players who may be to move there, if moves are followed in turns.
    followed: HashSet<(usize, Player)>,
    /// The first state with a score.
    scored: Option<usize>,
    /// The first state without a score in which a player cannot move.
    unscored: Option<usize>,
}

/// The moves from a state; of each move, the states whose sum it leaves, in ascending order.
type Moves = Vec<Vec<usize>>;

/// The kind of game that the functions of a program describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Both players have the same moves, and whoever cannot move loses, or in misère play wins.
    Impartial,
    /// Each player has moves of their own, and whoever cannot move loses.
    Partizan,
    /// Points decide.
    Scoring,
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
    /// If the program fails, more than `limit` states are reached, a state is listed twice, its moves change
    /// when it is asked again, or some answers are of another kind of game than others.
    pub(crate) fn reach(&mut self, rules: &Rules, starts: &[String], limit: usize) -> Result<()> {
        for start in starts {
            ensure!(
                !start.starts_with(['|', '=']),
                "the state `{start}` begins with a sign that stands between moves in answers; write it in another way"
            );
            self.number(start);
        }
        let is_first = self.answers.is_empty();
        self.ask(rules)?;
        self.in_turns = if is_first { self.is_scoring() } else { self.in_turns };
        let mut open: Vec<(usize, Player)> =
            starts.iter().map(|start| (self.numbers[start], Player::Left)).collect();
        for round in 0.. {
            if self.in_turns {
                open = self.follow_turns(open)?;
            } else {
                self.follow_all()?;
            }
            ensure!(
                self.names.len() <= limit,
                "more than {limit} states can be reached; explore fewer, or raise --limit"
            );
            if self.answers.len() == self.names.len() {
                break;
            }
            ensure!(
                round < ROUNDS,
                "after {ROUNDS} moves there are still new states, such as `{}`; ask for a range that holds more of \
                 them",
                self.names[self.names.len() - 1]
            );
            self.ask(rules)?;
        }
        self.check_scores()?;
        self.ask_again(rules)
    }

    /// Asks for the moves from all states that are not yet answered.
    fn ask(&mut self, rules: &Rules) -> Result<()> {
        let asked = self.names[self.answers.len()..].iter().map(String::as_str);
        for answer in rules.answers(&asked.collect::<Vec<_>>())? {
            self.add(answer)?;
        }
        Ok(())
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

    /// Adds the answer for the next state.
    fn add(&mut self, answer: Answer) -> Result<()> {
        let state = self.answers.len();
        let count = answer.moves.len();
        if let Some(first) = self.answers.first().filter(|first| first.moves.len() != count) {
            let [with, without] = if count > first.moves.len() { [state, 0] } else { [0, state] };
            bail!(
                "the answer for `{}` has a `|` between Left's moves and Right's, but that for `{}` has none; write \
                 it for all states or for none",
                self.names[with],
                self.names[without]
            );
        }
        self.moves.push(vec![Moves::new(); count]);
        self.unscored =
            self.unscored.or((answer.is_end() && answer.score.is_none()).then_some(state));
        self.scored = self.scored.or(answer.score.map(|_| state));
        self.answers.push(answer);
        Ok(())
    }

    /// Follows all moves from the states that are answered.
    fn follow_all(&mut self) -> Result<()> {
        for state in self.complete..self.answers.len() {
            for &player in &PLAYERS[..self.moves[state].len()] {
                self.follow(state, player)?;
            }
        }
        self.complete = self.answers.len();
        Ok(())
    }

    /// Follows the moves of players who may be to move in states, as far as these are answered. Returns the
    /// other states with their players.
    fn follow_turns(&mut self, mut open: Vec<(usize, Player)>) -> Result<Vec<(usize, Player)>> {
        let mut unanswered = Vec::new();
        while let Some((state, player)) = open.pop() {
            if state >= self.answers.len() {
                unanswered.push((state, player));
                continue;
            }
            if self.followed.insert((state, player)) {
                self.follow(state, player)?;
                let parts = self.moves_of(state, player).iter().flatten();
                open.extend(parts.map(|&part| (part, player.other())));
            }
        }
        Ok(unanswered)
    }

    /// Follows a player's moves from a state, unless they are followed already.
    fn follow(&mut self, state: usize, player: Player) -> Result<()> {
        let list = self.list(player);
        let moves = mem::take(&mut self.answers[state].moves[list]);
        if !moves.is_empty() {
            self.moves[state][list] = self.numbered(state, player, &moves)?;
        }
        Ok(())
    }

    /// The number of the list that has the moves of a player.
    fn list(&self, player: Player) -> usize {
        if self.is_partizan() { player as usize } else { 0 }
    }

    fn numbered(&mut self, state: usize, player: Player, moves: &[Sum]) -> Result<Moves> {
        let mut numbered = Vec::with_capacity(moves.len());
        let mut seen = HashSet::new();
        for sum in moves {
            let mut sum: Vec<usize> = sum.iter().map(|name| self.number(name)).collect();
            sum.sort_unstable();
            ensure!(
                seen.insert(sum.clone()),
                "{} from `{}` lead to `{}` twice; list each state once",
                if self.is_partizan() {
                    format!("{player:?}'s moves")
                } else {
                    String::from("the moves")
                },
                self.names[state],
                self.name_of_sum(&sum)
            );
            numbered.push(sum);
        }
        Ok(numbered)
    }

    /// The names of the parts of a sum.
    pub(crate) fn name_of_sum(&self, sum: &[usize]) -> String {
        let names: Vec<&str> = sum.iter().map(|&part| self.names[part].as_str()).collect();
        names.join(" + ")
    }

    /// Checks that each state in which a player cannot move has a score if any has one.
    fn check_scores(&self) -> Result<()> {
        if let (Some(scored), Some(unscored)) = (self.scored, self.unscored) {
            bail!(
                "the answer for `{}` has a score, but that for `{}` has none, although a player cannot move there; \
                 write it wherever a player has no moves",
                self.names[scored],
                self.names[unscored]
            );
        }
        Ok(())
    }

    /// Checks that some of the states, asked again in another order, have the same answers.
    fn ask_again(&self, rules: &Rules) -> Result<()> {
        let step = self.names.len().div_ceil(ASKED_AGAIN).max(1);
        let chosen: Vec<usize> = (0..self.names.len()).rev().step_by(step).collect();
        let asked: Vec<&str> = chosen.iter().map(|&state| self.names[state].as_str()).collect();
        let answers = rules.answers(&asked)?;
        for (&state, answer) in chosen.iter().zip(&answers) {
            let is_same = |&player: &Player| {
                let again = answer.moves.get(self.list(player));
                (self.in_turns && !self.followed.contains(&(state, player)))
                    || again.is_some_and(|again| self.are(self.moves_of(state, player), again))
            };
            ensure!(
                PLAYERS.iter().all(is_same),
                "the moves from `{}` have changed when it was asked again; let them depend only on the state",
                self.names[state]
            );
            ensure!(
                self.score(state) == answer.score,
                "the score of `{}` has changed when it was asked again; let it depend only on the state",
                self.names[state]
            );
        }
        Ok(())
    }

    /// Returns whether these are the same moves in any order.
    fn are(&self, moves: &Moves, again: &[Sum]) -> bool {
        let number = |name: &String| self.numbers.get(name).copied();
        let again = again.iter().map(|sum| {
            let mut sum: Vec<Option<usize>> = sum.iter().map(number).collect();
            sum.sort_unstable();
            sum
        });
        let moves = moves.iter().map(|sum| sum.iter().copied().map(Some).collect());
        again.collect::<HashSet<_>>() == moves.collect::<HashSet<Vec<Option<usize>>>>()
    }

    fn is_partizan(&self) -> bool {
        self.moves.first().is_some_and(|lists| lists.len() == 2)
    }

    fn is_scoring(&self) -> bool {
        self.scored.is_some()
    }

    /// The kind of the game.
    pub(crate) fn kind(&self) -> Kind {
        match (self.is_scoring(), self.is_partizan()) {
            (true, _) => Kind::Scoring,
            (false, true) => Kind::Partizan,
            (false, false) => Kind::Impartial,
        }
    }

    /// The moves of a player from a state.
    pub(crate) fn moves_of(&self, state: usize, player: Player) -> &Moves {
        &self.moves[state][self.list(player)]
    }

    /// Left's points minus Right's, if the game ends in this state.
    pub(crate) fn score(&self, state: usize) -> Option<i64> {
        self.answers[state].score
    }

    /// The states that can be reached from these by some moves.
    #[cfg(test)]
    pub(crate) fn of(starts: &[String], moves: impl Fn(&str) -> Vec<Sum>) -> States {
        let mut states = States::default();
        for start in starts {
            states.number(start);
        }
        while states.answers.len() < states.names.len() {
            let moves = moves(&states.names[states.answers.len()]);
            states.add(Answer { moves: vec![moves], score: None }).unwrap();
            states.follow_all().unwrap();
        }
        states
    }

    /// The names of all states, as the program writes them.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// The number of the state with this name.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        self.numbers.get(name).copied()
    }

    /// Checks that a partizan game ends, whoever moves how often.
    ///
    /// # Errors
    ///
    /// If a state can repeat. The error shows how.
    pub(crate) fn check_end(&self) -> Result<()> {
        let next = |state: usize| {
            let moves = PLAYERS.iter().flat_map(move |&player| self.moves_of(state, player));
            moves.flatten().copied().collect()
        };
        self.check_no_cycle(cycle(0..self.names.len(), next))
    }

    /// Checks that a game of points ends if the players take turns, and that no move leaves a sum.
    ///
    /// # Errors
    ///
    /// If a state can repeat, or a move leaves a sum. The error names it.
    pub(crate) fn check_turns_end(&self, starts: &[usize]) -> Result<()> {
        let is_sum = |state: &usize| {
            let mut moves = PLAYERS.iter().flat_map(|&player| self.moves_of(*state, player));
            moves.any(|sum| sum.len() != 1)
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
            let moves = self.moves_of(turn / 2, player).iter().flatten();
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
    pub(crate) fn worth_of<'w>(&self, worths: &'w [Worth], name: &str) -> Option<&'w Worth> {
        self.numbers.get(name).map(|&number| &worths[number])
    }

    /// The Grundy values of all states; `None` if states can repeat.
    pub(crate) fn grundy(&self) -> Option<Vec<Worth>> {
        let mut values = vec![0_u64; self.names.len()];
        for state in self.ends_first()? {
            let moves = self.moves[state][0].iter();
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
            self.moves.iter().map(|lists| lists[0].iter().map(Vec::len).sum()).collect();
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
        for (state, lists) in self.moves.iter().enumerate() {
            for &part in lists[0].iter().flatten() {
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
        let is_sum = |lists: &Vec<Moves>| lists[0].iter().any(|sum| sum.len() != 1);
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
