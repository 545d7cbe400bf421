//! The parts that the wrong programs for Codeforces 1037G share.

use proconio::input;

/// Answers all queries by who wins on their letters.
pub fn answer(alice_wins: fn(&str) -> bool) {
    input! { s: String, queries: [(usize, usize)] }
    for (l, r) in queries {
        let wins = alice_wins(&s[l - 1..r]);
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
