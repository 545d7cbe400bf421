//! Codeforces 1037G — A Game on Strings (<https://codeforces.com/problemset/problem/1037/G>)
//!
//! Game:      initially one string. A move chooses a string and a letter in it, and deletes all occurrences of that
//!            letter: the pieces between them become strings of their own. Whoever cannot move loses. A query asks who
//!            wins on the letters l to r of a given string.
//! Theorem:   strings are a sum (Sprague 1935, Grundy 1939). A letter cuts l..r into a first piece, pieces between
//!            consecutive occurrences, and a last piece. Only pieces that end just before an occurrence of a letter
//!            are needed, 26 for each start. Each is worth the mex, over its letters, of the nim-sum of the pieces.
//!            Prefix nim-sums for each letter give the pieces between occurrences, and the last piece is again one
//!            of the 26. A query may end anywhere, so it also needs the pieces that end at r and begin just after
//!            the last occurrence of a letter.
//! Cost:      O(26² (|s| + m)), for |s| and m up to 100,000. The judge allows 4 s and 256 MiB.
//! Status:    the samples; all strings of up to seven letters out of three, all substrings, and random ones,
//!            against the rules; up to 300 letters against the values of all substrings by definition.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::check;

const LETTERS: usize = 26;

/// For each letter, a place in the string or the value of a piece.
type Each<T> = [T; LETTERS];

fn main() {
    input! { s: Bytes, m: usize }
    check("the length of s", s.len(), 1..=100_000);
    check("m", m, 1..=100_000);
    input! { queries: [(usize, usize); m] }
    let lower = s.iter().all(u8::is_ascii_lowercase);
    assert!(lower, "a letter is not from a to z");
    let letters: Vec<usize> = s.iter().map(|letter| usize::from(letter - b'a')).collect();
    let values = Values::new(&letters);
    // The values of the pieces that end at a place, computed on demand.
    let mut ending = vec![None; letters.len() + 1];
    let mut answers = String::new();
    for (l, r) in queries {
        check("l", l, 1..=100_000);
        check("r", r, l..=100_000);
        assert!(r <= s.len(), "a query goes beyond the string");
        let last = ending[r].get_or_insert_with(|| values.ending(r));
        answers += if values.between(l - 1, r, last) > 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{answers}");
}

struct Values {
    /// The place after the last occurrence of each letter before a place; 0 if there is none.
    behind: Vec<Each<u32>>,
    /// The value of the piece from a place to the next occurrence of each letter, or to the end.
    first: Vec<Each<u8>>,
    /// For each letter, the nim-sum of all pieces into which it cuts the string from a place.
    all: Vec<Each<u8>>,
}

impl Values {
    fn new(letters: &[usize]) -> Self {
        let end = letters.len();
        let mut behind = vec![[0; LETTERS]; end + 1];
        for (at, &letter) in letters.iter().enumerate() {
            behind[at + 1] = behind[at];
            behind[at + 1][letter] = at as u32 + 1;
        }
        let mut values =
            Values { behind, first: vec![[0; LETTERS]; end + 1], all: vec![[0; LETTERS]; end + 1] };
        // The letters, ordered by their next occurrences, with these places.
        let mut order: Vec<usize> = (0..LETTERS).collect();
        let mut next = [end; LETTERS];
        for at in (0..end).rev() {
            let place = order.iter().position(|&letter| letter == letters[at]);
            order[..=place.expect("a letter")].rotate_right(1);
            next[letters[at]] = at;
            for (place, &letter) in order.iter().enumerate() {
                let to = next[letter];
                let within = order[..place].iter().take_while(|&&other| next[other] < to);
                let cuts = within.map(|&cut| {
                    let last = values.behind[to][cut] as usize;
                    values.all[at][cut] ^ values.all[last][cut] ^ values.first[last][letter]
                });
                let value = mex(cuts);
                values.first[at][letter] = value;
                let rest = if to < end { values.all[to + 1][letter] } else { 0 };
                values.all[at][letter] = value ^ rest;
            }
        }
        values
    }

    /// Returns the values of the pieces that end here and begin after the last occurrence of each letter.
    fn ending(&self, end: usize) -> Each<u8> {
        let mut order: Vec<usize> = (0..LETTERS).collect();
        order.sort_unstable_by_key(|&letter| std::cmp::Reverse(self.behind[end][letter]));
        let mut values = [0; LETTERS];
        for letter in order {
            values[letter] = self.between(self.behind[end][letter] as usize, end, &values);
        }
        values
    }

    /// Returns the value of the letters in `start..end`; `last` are the values of the last pieces.
    fn between(&self, start: usize, end: usize, last: &Each<u8>) -> u8 {
        let behind = &self.behind[end];
        let within = (0..LETTERS).filter(|&cut| behind[cut] as usize > start);
        mex(within.map(|cut| {
            let from = behind[cut] as usize;
            self.all[start][cut] ^ self.all[from][cut] ^ last[cut]
        }))
    }
}

/// The mex of at most 26 values, all less than 32.
fn mex(values: impl Iterator<Item = u8>) -> u8 {
    let found = values.fold(0_u32, |found, value| found | 1 << value);
    found.trailing_ones() as u8
}
