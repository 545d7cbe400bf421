//! Gives a game with a long run to Bob, though Alice may break it.

use super::common::answer;

pub fn main() {
    answer(|runs, a, b| {
        let is_bobs = |run: &usize| (b..a).contains(run) || *run >= 2 * b;
        !runs.iter().any(is_bobs) && runs.iter().filter(|&&run| run >= a).count() % 2 == 1
    });
}
