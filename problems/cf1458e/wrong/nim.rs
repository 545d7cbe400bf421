//! Adds the shortcuts to the lost pairs of Nim, though shortcuts change these.

use super::common::answer;

pub fn main() {
    answer(|_| Vec::new(), |least, line| least <= line);
}
