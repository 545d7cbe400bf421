//! Processes the sizes in the order of the input, though their values depend on smaller ones.

use super::common::{answer, shifted};

pub fn main() {
    answer(|_| (), shifted, |repeated| 1 + repeated);
}
