//! Codeforces 455B — A Lot of Games (<https://codeforces.com/problemset/problem/455/B>)
//!
//! Game:      n words. In turn, players append a letter to a common word, initially empty, which must stay a prefix of
//!            one of the n words; whoever cannot loses. They play k such games: the loser of one begins the next, and
//!            the winner of the last one wins.
//! Theorem:   a sequential compound: each game matters only by whether its opener can force a win of the game, and
//!            whether a loss; both are found from the leaves of the trie up (`shared::compounds`). For k equal
//!            games, the outcome has period 2 in k: it depends on k only if the opener can force a win but not a
//!            loss.
//! Cost:      O(length of all words), up to 100,000. The judge allows 1 s and 256 MiB.
//! Status:    the samples; all one or two words of up to three letters with up to four games, and random ones, against
//!            the rules; up to 5,000 letters against the sorted words, without a trie, game after game.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::{check, Total};
use shared::compounds::Opening;

fn main() {
    input! { n: usize, k: u32 }
    check("n", n, 1..=100_000);
    check("k", k, 1..=1_000_000_000);
    input! { words: [Bytes; n] }
    let mut letters = Total::new("the length of all words", 1..=100_000);
    // The children of each node of the trie; 0 stands for none, since the root is not a child.
    let mut trie = vec![[0_u32; 26]];
    for word in words {
        letters.add(word.len());
        let mut node = 0;
        for letter in word {
            assert!(letter.is_ascii_lowercase(), "a letter is not from a to z");
            let letter = usize::from(letter - b'a');
            if trie[node][letter] == 0 {
                trie[node][letter] = trie.len() as u32;
                trie.push([0; 26]);
            }
            node = trie[node][letter] as usize;
        }
    }
    // Each node has a smaller number than its children.
    let mut openings = vec![Opening::END; trie.len()];
    for node in (0..trie.len()).rev() {
        let next = trie[node].iter().filter(|&&next| next > 0);
        openings[node] = Opening::of_options(next.map(|&next| openings[next as usize]));
    }
    let games = 2 - k % 2;
    let all = (0..games).fold(Opening::END, |later, _| openings[0].then(later));
    println!("{}", if all.wins { "First" } else { "Second" });
}
