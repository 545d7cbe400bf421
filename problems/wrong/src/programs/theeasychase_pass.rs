//! TopCoder TheEasyChase, wrong: lets a player pass.

use crate::common::theeasychase::{Chase, CHASE};

pub fn main() {
    let passing = Chase {
        passes: true,
        ..CHASE
    };
    passing.answer();
}
