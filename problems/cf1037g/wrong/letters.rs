//! Codeforces 1037G, wrong: thinks that the number of different letters decides: each move takes one away.

use super::common::answer;

pub fn main() {
    answer(|letters| {
        let different = ('a'..='z').filter(|&letter| letters.contains(letter));
        different.count() % 2 == 1
    });
}
