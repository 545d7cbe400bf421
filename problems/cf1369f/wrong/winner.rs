//! Lets the winner of a round begin the next one.

use super::common::{answer, loses, wins};

pub fn main() {
    answer(wins, loses, |round, next| if next { round.0 } else { round.1 });
}
