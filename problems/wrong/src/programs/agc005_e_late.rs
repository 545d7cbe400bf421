//! AtCoder AGC005 E, wrong: lets Sigma go where she arrives at the same time as Sugim.

use crate::common::agc005_e::answer;

pub fn main() {
    answer(|far| far >= 3, |turns, depth| turns <= depth);
}
