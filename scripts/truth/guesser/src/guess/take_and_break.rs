//! Values of subtraction games and octal games, of which those with the values of a row are found.

use super::Formula;
use std::cell::RefCell;
use std::rc::Rc;

/// The greatest number of values for which all games are tried.
const MOST: usize = 300;

/// The fewest values that tell the games apart.
const LEAST: usize = 16;

/// The greatest number that is taken from a heap.
const TAKEN: u64 = 12;

/// The number of digits after the point of a code.
const DIGITS: u32 = 3;

/// The differences between the heaps of a game and the numbers of states.
const SHIFTS: [isize; 5] = [0, 1, 2, -1, -2];

/// A game on heaps.
#[derive(Clone, Copy)]
enum Heaps {
    /// Takes k from a heap, if bit k - 1 is set.
    Subtraction(u64),
    /// Takes k from a heap, as digit k of the code allows: 1 leaves nothing, 2 one heap, 4 two heaps.
    Octal(u64),
}

impl Heaps {
    /// The numbers that are taken, or the digits after the point.
    fn numbers(self) -> Vec<u64> {
        match self {
            Heaps::Subtraction(set) => (1..=TAKEN).filter(|k| set >> (k - 1) & 1 == 1).collect(),
            Heaps::Octal(code) => (0..DIGITS).rev().map(|place| code >> (3 * place) & 7).collect(),
        }
    }

    fn words(self) -> String {
        match self {
            Heaps::Subtraction(_) => {
                let taken: Vec<String> = self.numbers().iter().map(u64::to_string).collect();
                format!("that of n in the subtraction game {{{}}}", taken.join(", "))
            }
            Heaps::Octal(code) => {
                let code = format!("{code:03o}");
                format!("that of n in the octal game 0.{}", code.trim_end_matches('0'))
            }
        }
    }

    /// Appends the value of the next heap.
    fn extend(self, values: &mut Vec<u64>) {
        let n = values.len();
        let mut seen = vec![false; n + 2];
        let mut reach = |value: u64| {
            if let Some(seen) = seen.get_mut(value as usize) {
                *seen = true;
            }
        };
        match self {
            Heaps::Subtraction(set) => {
                let taken = (1..=n.min(TAKEN as usize)).filter(|k| set >> (k - 1) & 1 == 1);
                taken.for_each(|k| reach(values[n - k]));
            }
            Heaps::Octal(code) => {
                for k in 1..=n.min(DIGITS as usize) {
                    let digit = code >> (3 * (DIGITS as usize - k)) & 7;
                    let left = n - k;
                    if digit & 1 == 1 && left == 0 {
                        reach(0);
                    }
                    if digit & 2 == 2 && left > 0 {
                        reach(values[left]);
                    }
                    if digit & 4 == 4 {
                        (1..=left / 2).for_each(|a| reach(values[a] ^ values[left - a]));
                    }
                }
            }
        }
        values.push(seen.iter().take_while(|seen| **seen).count() as u64);
    }

    /// Returns whether the game has these values from the heap `first` on.
    fn has(self, expected: &[u64], first: usize) -> bool {
        let mut values = Vec::new();
        while values.len() < first + expected.len() {
            self.extend(&mut values);
            let n = values.len() - 1;
            if n >= first && values[n] != expected[n - first] {
                return false;
            }
        }
        true
    }

    /// The value of `n` plus `shift`; the values are computed when they are first needed.
    fn formula(self, shift: isize) -> Formula {
        let values = RefCell::new(Vec::new());
        let heap = match shift {
            0 => String::from("n"),
            1.. => format!("n + {shift}"),
            _ => format!("n - {}", -shift),
        };
        let words = self.words().replace(" of n ", &format!(" of {heap} "));
        let code = match self {
            Heaps::Subtraction(_) => format!("subtraction_value({heap}, {:?})", self.numbers()),
            Heaps::Octal(_) => format!("octal_value({heap}, {:?})", self.numbers()),
        };
        let at = move |n: u64| {
            let n = usize::try_from(n).ok()?.checked_add_signed(shift)?;
            let mut values = values.borrow_mut();
            while values.len() <= n {
                self.extend(&mut values);
            }
            Some(values[n])
        };
        Formula { words: format!("the value is {words}"), code, at: Rc::new(at), pattern: None }
    }
}

/// The simplest game with these values of the numbers from `first` on, if they are neither few nor many.
pub(super) fn formula(expected: &[u64], first: u64) -> Option<Formula> {
    let first = usize::try_from(first).ok().filter(|first| *first <= MOST)?;
    let is_told = (LEAST..=MOST).contains(&expected.len()) && expected.iter().any(|n| *n > 0);
    if !is_told {
        return None;
    }
    let subtractions = (1..1 << TAKEN).map(Heaps::Subtraction);
    let octals = (1..1 << (3 * DIGITS)).map(Heaps::Octal);
    let games: Vec<Heaps> = subtractions.chain(octals).collect();
    SHIFTS.into_iter().find_map(|shift| {
        let first = first.checked_add_signed(shift)?;
        let game = games.iter().find(|game| game.has(expected, first))?;
        Some(game.formula(shift))
    })
}
