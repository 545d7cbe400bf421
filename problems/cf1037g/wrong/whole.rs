//! Continues in the longest piece only, as if the others did not matter.

use std::collections::HashMap;

use super::common::answer;

pub fn main() {
    answer(|letters| wins(letters, &mut HashMap::new()));
}

fn wins(letters: &str, known: &mut HashMap<String, bool>) -> bool {
    if let Some(&known) = known.get(letters) {
        return known;
    }
    let mut chosen = ('a'..='z').filter(|&letter| letters.contains(letter));
    let wins = chosen.any(|letter| {
        let pieces = letters.split(letter);
        let longest = pieces.max_by_key(|piece| piece.len()).unwrap_or_default();
        !wins(longest, known)
    });
    known.insert(letters.to_owned(), wins);
    wins
}
