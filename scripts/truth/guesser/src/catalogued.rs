//! Problems of the catalogue by the guesses about their games.

use jury::books::PROBLEMS;

/// Games in Python, each below a line with its name, the states that are explored, and the guess. Those that
/// have the name of a problem are in the catalogue.
const GAMES: &str = include_str!("guessed.py");

/// The problems about games with this guess.
pub(crate) fn problems(guess: &str) -> Vec<&'static str> {
    let heads = GAMES.lines().filter_map(|line| line.strip_prefix("# "));
    let games = heads.filter_map(|head| {
        let (name, rest) = head.split_once(" | ")?;
        let (_, found) = rest.split_once(" | ")?;
        (found == guess && PROBLEMS.contains(&name)).then_some(name)
    });
    games.collect()
}
