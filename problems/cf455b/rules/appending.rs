//! A match of games, in each of which the players append letters to a common word, initially empty,
//! which must stay a prefix of one of the given words. Whoever cannot loses the game and begins the
//! next one.

use super::{Game, Visit};

/// The match on the tree of prefixes. A position is a node, and the number of games left, including
/// the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appending {
    prefixes: Vec<String>,
    /// The children by letter, in ascending order.
    next: Vec<Vec<(char, usize)>>,
}

impl Appending {
    /// The match with these words, which begins at node 0.
    pub fn new(words: &[String]) -> Self {
        let mut game = Appending { prefixes: vec![String::new()], next: vec![Vec::new()] };
        for word in words {
            let mut node = 0;
            for (at, letter) in word.char_indices() {
                let new = game.next.len();
                let letters = &mut game.next[node];
                let place = letters.partition_point(|&(other, _)| other < letter);
                node = match letters.get(place) {
                    Some(&(other, next)) if other == letter => next,
                    _ => {
                        letters.insert(place, (letter, new));
                        let end = at + letter.len_utf8();
                        game.prefixes.push(word[..end].to_owned());
                        game.next.push(Vec::new());
                        new
                    }
                };
            }
        }
        game
    }
}

impl Game for Appending {
    type Position = (usize, u64);

    fn moves(&self, &(node, games): &(usize, u64), visit: Visit<(usize, u64)>) {
        for &(letter, next) in &self.next[node] {
            // A player who cannot continue the word has lost, and begins the next game.
            let is_over = self.next[next].is_empty() && games > 1;
            let then = if is_over { (0, games - 1) } else { (next, games) };
            visit(then, format_args!("append {letter}"));
        }
    }

    fn draw(&self, &(node, games): &(usize, u64)) -> String {
        let letters: String = self.next[node].iter().map(|(letter, _)| letter).collect();
        let word = &self.prefixes[node];
        format!("\"{word}\", may go on with \"{letters}\"; games left: {games}")
    }
}
