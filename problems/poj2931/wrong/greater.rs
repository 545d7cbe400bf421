//! Counts configurations of equal value as worse, with `>` instead of `>=`.

use super::common::{answer, value};
use shared::dyadic::Dyadic;

pub fn main() {
    answer(value, Dyadic::gt);
}
