//! Lets Alice lose if the player to move would win with either token alone, whatever the values.

use super::common::{answer, at_least_one, Count};

pub fn main() {
    answer(at_least_one, |inner, _| Count::new(2).pow(inner.into()));
}
