//! Assumes that whoever goes beyond half of an even limit lets the opponent win the round, and so
//! halves the limit below it, as is right for losing.

use super::common::{answer, loses_by};

pub fn main() {
    fn wins(s: u64, e: u64) -> bool {
        if e % 2 == 1 {
            s % 2 == 0
        } else if s > e / 2 {
            s % 2 == 1
        } else {
            wins(s, e / 2)
        }
    }
    answer(
        wins,
        |s, e| loses_by(wins, s, e),
        |round, next| {
            if next {
                round.1
            } else {
                round.0
            }
        },
    );
}
