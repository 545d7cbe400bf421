//! Lets white, too, move two cells.

use super::common::{Chase, CHASE};

pub fn main() {
    let both_far = Chase { steps: [2, 2], ..CHASE };
    both_far.answer();
}
