//! Two numbers: a move subtracts a power of the smaller one from the larger one, or replaces the
//! larger one by its remainder, until one of them is 0.

use super::{Game, Visit};

/// A position is the two numbers, the smaller one first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EuclidPowers;

impl Game for EuclidPowers {
    type Position = (u64, u64);

    fn moves(&self, &(a, b): &(u64, u64), visit: Visit<(u64, u64)>) {
        let Some(remainder) = b.checked_rem(a) else {
            return;
        };
        let mut power = a;
        let mut exponent = 1;
        while power <= b {
            let rest = b - power;
            let name = format_args!("take {power}, which is {a} to the power {exponent}");
            visit((a.min(rest), a.max(rest)), name);
            match power.checked_mul(a) {
                // All powers of 1 are the same.
                Some(next) if next > power => power = next,
                _ => break,
            }
            exponent += 1;
        }
        let name = format_args!("leave {remainder}, the remainder by {a}");
        visit((remainder, a), name);
    }

    fn draw(&self, (a, b): &(u64, u64)) -> String {
        format!("{a} {b}")
    }
}
