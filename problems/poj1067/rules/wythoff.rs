//! Wythoff's game: a move takes from one of two heaps, or the same number from both.

use super::{Game, Large, Visit, draw_heaps};
use crate::Random;
use crate::cases::number;
use rand::Rng;

/// A position is the two heaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wythoff;

impl Game for Wythoff {
    type Position = (u64, u64);

    fn moves(&self, &(a, b): &(u64, u64), visit: Visit<(u64, u64)>) {
        for taken in 1..=a {
            visit((a - taken, b), format_args!("take {taken} from heap 1"));
        }
        for taken in 1..=b {
            visit((a, b - taken), format_args!("take {taken} from heap 2"));
        }
        for taken in 1..=a.min(b) {
            visit((a - taken, b - taken), format_args!("take {taken} from both heaps"));
        }
    }

    fn draw(&self, &(a, b): &(u64, u64)) -> String {
        draw_heaps(&[a, b])
    }
}

impl Large for Wythoff {
    fn allows(&self, from: &(u64, u64), to: &(u64, u64)) -> bool {
        match (from.0.checked_sub(to.0), from.1.checked_sub(to.1)) {
            (Some(a), Some(b)) => (a > 0 || b > 0) && (a == 0 || b == 0 || a == b),
            _ => false,
        }
    }

    fn random_move(&self, &(a, b): &(u64, u64), rng: &mut Random) -> (u64, u64) {
        let both = a.min(b);
        match rng.random_range(0..3) {
            0 if a > 0 => (a - number(rng, 1..=a), b),
            1 if b > 0 => (a, b - number(rng, 1..=b)),
            _ if both > 0 => {
                let taken = number(rng, 1..=both);
                (a - taken, b - taken)
            }
            _ => (a / 2, b / 2), // one of them is empty
        }
    }

    fn greedy_move(&self, &(a, b): &(u64, u64)) -> (u64, u64) {
        if a > b { (0, b) } else { (a, 0) }
    }
}
