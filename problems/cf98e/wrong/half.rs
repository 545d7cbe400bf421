//! Bluffs half of the time, whatever the hands are.

use super::common::answer;

pub fn main() {
    answer(|payoffs| {
        let believed = (payoffs.asked + payoffs.bluff_believed) / 2.0;
        believed.min((payoffs.doubted + payoffs.bluff_doubted) / 2.0)
    });
}
