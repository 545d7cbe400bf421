//! AtCoder ABC255 G, wrong: processes the sizes in the order of the input, though the values of larger ones depend on
//! those of smaller ones.

use super::common::{answer, shifted};

pub fn main() {
    answer(|_| (), shifted, |repeated| 1 + repeated);
}
