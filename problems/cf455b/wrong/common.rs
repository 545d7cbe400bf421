//! Code shared by the wrong programs.

use proconio::input;

/// Reads the number of games and the words; returns it with whether the opener of a game can force a win, and a loss.
pub fn read() -> (u64, bool, bool) {
    input! { n: usize, k: u64, words: [String; n] }
    let mut words: Vec<&[u8]> = words.iter().map(String::as_bytes).collect();
    words.sort_unstable();
    (k, wins(&words, 0, false), wins(&words, 0, true))
}

/// True if the player to move wins after the first `length` letters, in which these words agree.
fn wins(words: &[&[u8]], length: usize, last_wins: bool) -> bool {
    let mut letters: Vec<u8> = words.iter().filter_map(|word| word.get(length).copied()).collect();
    letters.dedup();
    let after = |letter: &u8| {
        let words = words.iter().filter(|word| word.get(length) == Some(letter));
        let words: Vec<&[u8]> = words.copied().collect();
        wins(&words, length + 1, last_wins)
    };
    if letters.is_empty() {
        last_wins
    } else {
        letters.iter().any(|letter| !after(letter))
    }
}
