//! Decides by the number of different letters, as each move removes one.

use super::common::answer;

pub fn main() {
    answer(|letters| {
        let different = ('a'..='z').filter(|&letter| letters.contains(letter));
        different.count() % 2 == 1
    });
}
