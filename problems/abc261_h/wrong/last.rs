//! AtCoder ABC261 Ex, wrong: takes the last total that comes to a vertex of Aoki for the greatest one.

use super::common::answer;

pub fn main() {
    answer(|open| open == 0, |_, last| last);
}
