use proconio::input;
use std::collections::HashMap;

/// Answers all queries; the closure says who wins on the letters of a query.
fn answer(alice_wins: fn(&str) -> bool) {
    input! { s: String, queries: [(usize, usize)] }
    for (l, r) in queries {
        let wins = alice_wins(&s[l - 1..r]);
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}

/// Decides by the number of different letters, as each move removes one.
pub fn letters() {
    answer(|letters| {
        let different = ('a'..='z').filter(|&letter| letters.contains(letter));
        different.count() % 2 == 1
    });
}

/// Continues in the longest piece only, as if the others did not matter.
pub fn whole() {
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
