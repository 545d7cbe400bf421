//! Strings: a move deletes all occurrences of a letter in one of them. The pieces between become
//! strings of their own.

use super::{Game, Visit, each_alone};
use crate::sorted;

/// A position is the list of strings, none of them empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LetterDeletion;

impl Game for LetterDeletion {
    type Position = Vec<String>;

    fn moves(&self, strings: &Vec<String>, visit: Visit<Vec<String>>) {
        for (at, string) in strings.iter().enumerate() {
            let mut letters = Vec::new();
            for letter in string.chars() {
                sorted::insert(&mut letters, letter);
            }
            for letter in letters {
                let pieces = string.split(letter).filter(|piece| !piece.is_empty());
                let mut next = strings.clone();
                next.splice(at..=at, pieces.map(String::from));
                visit(next, format_args!("delete {letter} from {string}"));
            }
        }
    }

    fn parts(&self, strings: &Vec<String>) -> Vec<Vec<String>> {
        each_alone(strings)
    }

    fn draw(&self, strings: &Vec<String>) -> String {
        strings.join(" ")
    }
}
