//! The words that a person may type, and the replies to them.

use super::Step;
use crate::explain::points;
use crate::report::{shortened, wrapped};
use jury::perfect::Outcome;
use std::fmt::Write;

pub(crate) const HELP: &str = "\
  a number or a name   that move; the beginning of a name is enough if only one
                       begins so
  help                 this list
  moves                all moves that you have
  hint                 which of them win, or what is best if none does
  undo                 take back your last move
  why                  what the moves that the machine had were worth
  quit                 leave the game

The beginning of a word is enough where no move begins so: `h`, `hi`, `m`, `q`.
";

/// The requests other than moves, with their words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Moves,
    Hint,
    Undo,
    Why,
    Quit,
}

const COMMANDS: [(&str, Command); 8] = [
    ("?", Command::Help),
    ("help", Command::Help),
    ("moves", Command::Moves),
    ("hint", Command::Hint),
    ("undo", Command::Undo),
    ("why", Command::Why),
    ("quit", Command::Quit),
    ("exit", Command::Quit),
];

/// The command denoted by a word or, if no move begins with the input, by a prefix.
pub(crate) fn command(said: &str, moves: &[Step]) -> Option<Command> {
    let is_move = moves.iter().any(|(name, _)| normalized(name).starts_with(said));
    let mut commands = COMMANDS.iter();
    let meant = commands.find(|(word, _)| *word == said || !is_move && word.starts_with(said));
    meant.map(|&(_, command)| command)
}

/// The maximum number of moves to offer after an unknown one.
const OFFERED: usize = 8;

/// A line in lower case with single spaces.
pub(crate) fn normalized(line: &str) -> String {
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}

pub(crate) fn listed(moves: &[Step], most: usize) -> String {
    offered(moves, &(0..moves.len()).collect::<Vec<_>>(), most)
}

/// The move with this number, name, or unique prefix of a name.
pub(crate) fn chosen(moves: &[Step], said: &str) -> Result<usize, String> {
    if let Ok(number) = said.parse::<usize>() {
        let all = moves.len();
        return match number {
            _ if (1..=all).contains(&number) => Ok(number - 1),
            _ => Err(format!(
                "There is no move {number}: they are numbered from 1 to {all}; `moves` lists them.\n"
            )),
        };
    }
    let names: Vec<String> = moves.iter().map(|(name, _)| normalized(name)).collect();
    if let Some(at) = names.iter().position(|name| name == said) {
        return Ok(at);
    }
    let begin: Vec<usize> = (0..names.len()).filter(|&at| names[at].starts_with(said)).collect();
    match begin[..] {
        [only] => Ok(only),
        [] => Err(refused(&names, said) + &offered(moves, &nearest(&names, said), OFFERED)),
        _ => Err(format!(
            "{} moves begin like this:\n{}",
            begin.len(),
            offered(moves, &begin, OFFERED)
        )),
    }
}

fn refused(names: &[String], said: &str) -> String {
    let said = shortened(said.as_bytes());
    wrapped(&format!(
        "`{said}` is none of the {} moves here, nor a command that `help` lists. Possible moves:",
        names.len()
    ))
}

/// The moves whose names share the most words with the input, place by place.
fn nearest(names: &[String], said: &str) -> Vec<usize> {
    let words: Vec<&str> = said.split(' ').collect();
    let common = |at: &usize| {
        let name = names[*at].split(' ');
        name.zip(&words).filter(|(word, said)| word == *said).count()
    };
    let most = (0..names.len()).map(|at| common(&at)).max().unwrap_or(0);
    (0..names.len()).filter(|at| common(at) == most).collect()
}

/// The chosen moves, each with its number among all.
fn offered(moves: &[Step], chosen: &[usize], most: usize) -> String {
    let mut text = String::new();
    for &at in chosen.iter().take(most) {
        let _ = writeln!(text, "{:>4}  {}", at + 1, shortened(moves[at].0.as_bytes()));
    }
    if chosen.len() > most {
        let _ = writeln!(text, "      … {} more, which `moves` lists", chosen.len() - most);
    }
    text
}

/// The end of the game: the player who cannot move, and the winner.
pub(crate) fn end(machine_cannot_move: bool, outcome: Outcome) -> String {
    let person_has_won = outcome.is_win() != machine_cannot_move;
    if let Outcome::Score(score) = outcome {
        return match (score, person_has_won) {
            (0, _) => String::from("The game is over: a tie.\n"),
            (_, true) => format!("The game is over: you have won by {}.\n", points(score)),
            (_, false) => format!("The game is over: you have lost by {}.\n", points(score)),
        };
    }
    String::from(match (machine_cannot_move, person_has_won) {
        (true, true) => "The machine cannot move: you have won.\n",
        (true, false) => "The machine cannot move, and so has won: in misère play that wins.\n",
        (false, true) => "You cannot move, and so you have won: in misère play that wins.\n",
        (false, false) => "You cannot move: you have lost.\n",
    })
}
