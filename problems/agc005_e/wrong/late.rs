//! Lets Sigma go where she arrives at the same time as Sugim.

use super::common::answer;

pub fn main() {
    answer(|far| far >= 3, |turns, depth| turns <= depth);
}
