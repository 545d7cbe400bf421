//! Assumes that whoever cannot force a win of a round can force a loss.

use super::common::{answer, wins};

pub fn main() {
    answer(
        wins,
        |s, e| !wins(s, e),
        |round, next| {
            if next {
                round.1
            } else {
                round.0
            }
        },
    );
}
