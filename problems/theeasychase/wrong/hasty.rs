//! Lets the losing player lose as soon as possible, not as late as possible.

use super::common::{Chase, CHASE};

pub fn main() {
    let hasty = Chase { delay: |lengths| lengths.into_iter().min(), ..CHASE };
    hasty.answer();
}
