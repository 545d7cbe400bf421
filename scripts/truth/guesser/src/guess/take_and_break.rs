//! Values of subtraction games and octal games, of which those with the values of a row are found.

use super::Formula;
use crate::proof::row::{Code, Computed};
use jury::search::impartial::Play;
use std::cell::RefCell;
use std::rc::Rc;

/// The greatest number of values for which all games are tried.
const MOST: usize = 300;

/// The fewest values that tell the games apart.
const LEAST: usize = 16;

/// The greatest number that is taken from a heap.
const TAKEN: u32 = 12;

/// The number of digits after the point of a code.
const DIGITS: u32 = 3;

/// The differences between the heaps of a game and the numbers of states.
const SHIFTS: [isize; 5] = [0, 1, 2, -1, -2];

/// Returns whether a game has these values from the heap `first` on.
fn has(game: &Code, expected: &[u64], first: usize) -> bool {
    let mut computed = Computed::new(game);
    (0..first + expected.len()).all(|n| {
        let value = computed.at(n, Play::Normal);
        n < first && value.is_some() || n >= first && value == Some(expected[n - first])
    })
}

/// The value of `n` plus `shift` in a game; the values are computed when they are first needed.
fn formula_of(game: Code, shift: isize) -> Formula {
    let heap = match shift {
        0 => String::from("n"),
        1.. => format!("n + {shift}"),
        _ => format!("n - {}", -shift),
    };
    let words = format!("the value is that of {heap} in {game}");
    let code = if game.is_subtraction() {
        format!("subtraction_value({heap}, {:?})", game.taken())
    } else {
        format!("octal_value({heap}, {:?})", game.digits())
    };
    let computed = RefCell::new(Computed::new(game));
    let at = move |n: u64| {
        let n = usize::try_from(n).ok()?.checked_add_signed(shift)?;
        computed.borrow_mut().at(n, Play::Normal)
    };
    Formula { words, code, at: Rc::new(at), pattern: None }
}

/// The simplest game with these values of the numbers from `first` on, if they are neither few nor many.
pub(super) fn formula(expected: &[u64], first: u64) -> Option<Formula> {
    let first = usize::try_from(first).ok().filter(|first| *first <= MOST)?;
    let is_told = (LEAST..=MOST).contains(&expected.len()) && expected.iter().any(|n| *n > 0);
    if !is_told {
        return None;
    }
    // A digit allows to leave nothing, one heap or two heaps by its bits; in a subtraction game, all digits are 0 or 3.
    let subtractions = (1..1_u32 << TAKEN)
        .map(|set| Code::new((0..TAKEN).map(|place| set >> place & 1).map(|bit| 3 * bit)));
    let octals = (1..1_u32 << (3 * DIGITS))
        .map(|code| Code::new((0..DIGITS).rev().map(|place| code >> (3 * place) & 7)));
    let games: Vec<Code> = subtractions.chain(octals).collect();
    SHIFTS.into_iter().find_map(|shift| {
        let first = first.checked_add_signed(shift)?;
        let game = games.iter().find(|game| has(game, expected, first))?;
        Some(formula_of(game.clone(), shift))
    })
}
