//! Computes the right formula in single precision.

use super::common::answer;

pub fn main() {
    answer(|payoffs| {
        let bluff = 1.0 - payoffs.bluff_doubted;
        let gap = payoffs.doubted - payoffs.asked;
        let share = (bluff / (bluff + gap)) as f32;
        f64::from(1.0 - share * (1.0 - payoffs.asked as f32))
    });
}
