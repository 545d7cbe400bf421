//! Code shared by the wrong programs.

use proconio::input;

/// Answers all queries; the closure says who wins on the letters of a query.
pub fn answer(alice_wins: fn(&str) -> bool) {
    input! { s: String, queries: [(usize, usize)] }
    for (l, r) in queries {
        let wins = alice_wins(&s[l - 1..r]);
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
