//! Codeforces 1369F, wrong: thinks that whoever cannot force to win a round can force to lose it.

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
