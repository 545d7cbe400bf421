//! Takes the better of asking and bluffing, as if the other player knew which.

use super::common::answer;

pub fn main() {
    answer(|payoffs| {
        let asked = payoffs.asked.min(payoffs.doubted);
        asked.max(payoffs.bluff_believed.min(payoffs.bluff_doubted))
    });
}
