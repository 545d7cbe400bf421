//! Allows an attack only if there are at least as many defenders as it kills.

use super::common::{answer, place};

pub fn main() {
    answer(|defenders, kills| kills <= defenders, place, |wins| wins);
}
