//! Lets a player pass.

use super::common::{Chase, CHASE};

pub fn main() {
    let passing = Chase { passes: true, ..CHASE };
    passing.answer();
}
