use proconio::input;

/// Reads the number of games and the words; returns it with whether the opener of a game can force a win, and a loss.
fn read() -> (u64, bool, bool) {
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

/// Lets whoever wins one game win the match, though the loser begins the next.
pub fn one() {
    let (_, wins, _) = read();
    println!("{}", if wins { "First" } else { "Second" });
}

/// Assumes that nobody loses a game on purpose, so a player who can win wins each match of odd
/// length.
pub fn parity() {
    let (k, wins, _) = read();
    println!("{}", if wins && k % 2 == 1 { "First" } else { "Second" });
}

/// Lets the players open the games in turn if the opener cannot force a win, so that First wins the
/// last of an even number of games. By the rules, First opens again after each loss, and loses all.
pub fn willing() {
    let (k, wins, loses) = read();
    let first = if wins { loses || k % 2 == 1 } else { k % 2 == 0 };
    println!("{}", if first { "First" } else { "Second" });
}
