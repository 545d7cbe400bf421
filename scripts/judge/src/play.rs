//! A game between a person and the machine, as a dialogue of lines.

mod words;

use crate::explain::{self, outcome_in_words};
use crate::report::wrapped;
use jury::Random;
use jury::perfect::{self, Move, Outcome};
use jury::position::{Position, TooLarge};
use rand::Rng;
use std::fmt::Write;
use words::Command;

/// How the machine chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Opponent {
    /// Best move; if none wins, the one with fewest right replies
    Perfect,
    /// Random move
    Random,
}

pub struct Match {
    opponent: Opponent,
    rng: Random,
    limit: usize,
    machine_begins: bool,
    start: Box<dyn Position>,
    played: Vec<Step>,
}

/// A move by name, and the position after it.
type Step = (String, Box<dyn Position>);

fn after<'a>(start: &'a dyn Position, played: &'a [Step]) -> &'a dyn Position {
    played.last().map_or(start, |(_, after)| &**after)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    pub text: String,
    pub is_last: bool,
}

/// The maximum number of moves to list unprompted.
const LISTED: usize = 20;

impl Match {
    /// A game from a position that can be searched.
    ///
    /// # Errors
    ///
    /// If the search exceeds `limit` positions.
    pub fn new(
        start: Box<dyn Position>,
        opponent: Opponent,
        machine_begins: bool,
        limit: usize,
        rng: Random,
    ) -> Result<Match, TooLarge> {
        perfect::outcome(&*start, limit)?;
        Ok(Match { opponent, rng, limit, machine_begins, start, played: Vec::new() })
    }

    /// The output before the person's first move.
    ///
    /// # Errors
    ///
    /// If the search exceeds the limit.
    pub fn begin(&mut self) -> Result<Reply, TooLarge> {
        let mut text = String::new();
        if let Some(turn) = self.position().turn() {
            let you = if self.machine_begins { turn.other() } else { turn };
            let _ = writeln!(text, "You are {you:?}.");
        }
        text += "Choose a move by its number or its name; `help` lists what else you can say.\n\n";
        if self.machine_begins {
            text += &self.drawing();
        }
        self.go_on(text)
    }

    /// The reply to a line that the person types.
    ///
    /// # Errors
    ///
    /// If the search exceeds the limit.
    pub fn hear(&mut self, line: &str) -> Result<Reply, TooLarge> {
        let said = words::normalized(line);
        let mut moves = self.position().moves();
        let mut is_last = false;
        let text = match words::command(&said, &moves) {
            _ if said.is_empty() => String::new(),
            Some(Command::Help) => words::HELP.to_owned(),
            Some(Command::Moves) => words::listed(&moves, usize::MAX),
            Some(Command::Hint) => self.hint()?,
            Some(Command::Why) => self.why()?,
            Some(Command::Undo) => self.undo(),
            Some(Command::Quit) => {
                is_last = true;
                String::from("You leave the game.\n")
            }
            None => match words::chosen(&moves, &said) {
                Ok(at) => return self.play(moves.swap_remove(at)),
                Err(why) => why,
            },
        };
        Ok(Reply { text, is_last })
    }

    fn position(&self) -> &dyn Position {
        after(&*self.start, &self.played)
    }

    fn drawing(&self) -> String {
        explain::indented_drawing(self.position()) + "\n"
    }

    fn turn(&self) -> String {
        let position = self.position();
        let whose = match position.turn() {
            Some(player) => format!("Your move, as {player:?}:\n"),
            None => String::from("Your move:\n"),
        };
        whose + &words::listed(&position.moves(), LISTED)
    }

    fn is_machines_turn(&self) -> bool {
        self.machine_begins == self.played.len().is_multiple_of(2)
    }

    fn play(&mut self, step: Step) -> Result<Reply, TooLarge> {
        let text = format!("You: {}\n\n", step.0);
        self.played.push(step);
        self.go_on(text)
    }

    /// Continues this text with the machine's move, the end of the game, or the person's possible moves.
    fn go_on(&mut self, mut text: String) -> Result<Reply, TooLarge> {
        if self.is_machines_turn()
            && let Some(step) = self.machines_move()?
        {
            let _ = write!(text, "The machine: {}\n\n", step.0);
            self.played.push(step);
        }
        text += &self.drawing();
        if let Some(outcome) = perfect::ended(self.position()) {
            text += &words::end(self.is_machines_turn(), outcome);
            return Ok(Reply { text, is_last: true });
        }
        text += &self.turn();
        Ok(Reply { text, is_last: false })
    }

    fn machines_move(&mut self) -> Result<Option<Step>, TooLarge> {
        let position = after(&*self.start, &self.played);
        Ok(match self.opponent {
            Opponent::Perfect => perfect::best(position, self.limit, &mut self.rng)?
                .map(|best| (best.name, best.position)),
            Opponent::Random => {
                let mut moves = position.moves();
                (!moves.is_empty())
                    .then(|| moves.swap_remove(self.rng.random_range(0..moves.len())))
            }
        })
    }

    /// The right moves, the quickest first.
    fn hint(&mut self) -> Result<String, TooLarge> {
        let moves = perfect::moves(self.position(), self.limit)?;
        let mut right = perfect::right(&moves);
        right.sort_by_key(|one| match one.outcome {
            Outcome::Win(Some(moves)) => moves,
            _ => 0,
        });
        let Some(first) = right.first() else {
            let position = after(&*self.start, &self.played);
            let best = perfect::best(position, self.limit, &mut self.rng)?;
            let best = best.map_or_else(String::new, |best| best.name);
            return Ok(format!(
                "No move wins against perfect play. This one makes it hardest:\n  {best}\n"
            ));
        };
        let mut text = match first.outcome {
            Outcome::Draw => String::from("No move wins; these keep the draw:\n"),
            Outcome::Score(_) => {
                format!("What scores best ({}):\n", outcome_in_words(first.outcome))
            }
            _ => String::from("What wins:\n"),
        };
        for one in right.iter().take(LISTED) {
            let _ = writeln!(text, "  {}", one.name);
        }
        if right.len() > LISTED {
            let _ = writeln!(text, "  … {} more", right.len() - LISTED);
        }
        Ok(text)
    }

    fn why(&self) -> Result<String, TooLarge> {
        // The person's turn follows each move of the machine.
        let Some(before) = self.played.len().checked_sub(1) else {
            return Ok(String::from(
                "The machine has not moved yet; `hint` says what you can do.\n",
            ));
        };
        let (name, _) = &self.played[before];
        let moves = perfect::moves(after(&*self.start, &self.played[..before]), self.limit)?;
        let made = moves.iter().find(|one| one.name == *name);
        let reason = made.map(|made| self.reason(made, &moves)).unwrap_or_default();
        let mut text = wrapped(&format!("The machine moved `{name}`: {reason}"));
        text += &explain::options(&moves, name, self.limit)?;
        Ok(text)
    }

    fn reason(&self, made: &Move, all: &[Move]) -> String {
        match (self.opponent, made.outcome) {
            (Opponent::Random, outcome) => {
                format!("it moves at random; so it {}.", outcome_in_words(outcome))
            }
            (_, Outcome::Win(_)) => format!("so it {}.", outcome_in_words(made.outcome)),
            (_, Outcome::Score(_)) => {
                format!("so it {}; no move does better.", outcome_in_words(made.outcome))
            }
            (_, Outcome::Draw) => String::from("no move wins, and this one keeps the draw."),
            (_, Outcome::Loss(_)) if all.len() == 1 => String::from("it had no other move."),
            (_, Outcome::Loss(_)) => format!(
                "all its {} moves lose; none takes you longer to win, or leaves you fewer right \
                 replies.",
                all.len()
            ),
        }
    }

    fn undo(&mut self) -> String {
        let first = usize::from(self.machine_begins);
        if self.played.len() < first + 2 {
            return String::from("You have made no move that could be taken back.\n");
        }
        for _ in 0..2 {
            self.played.pop();
        }
        format!("Taken back.\n\n{}{}", self.drawing(), self.turn())
    }
}
