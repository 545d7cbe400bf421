//! AtCoder AGC005 E, wrong: lets Sigma go to vertices where she arrives at the same time as Sugim.

use super::common::answer;

pub fn main() {
    answer(|far| far >= 3, |turns, depth| turns <= depth);
}
