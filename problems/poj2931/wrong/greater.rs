//! POJ 2931, wrong: takes towers of equal value for worse, `>` instead of `>=`.

use super::common::{answer, value};
use shared::dyadic::Dyadic;

pub fn main() {
    answer(value, Dyadic::gt);
}
