//! AtCoder AGC016 F, wrong: lets Alice lose if both tokens are on vertices from which the player to move would
//! win with one token, whatever their values.

use super::common::{answer, at_least_one, Count};

pub fn main() {
    answer(at_least_one, |inner, _| Count::new(2).pow(inner.into()));
}
