//! Begins at an end of an odd row.

use super::common::answer;

pub fn main() {
    answer(|buns| {
        buns.iter().enumerate().map(|(at, &buns)| if at % 2 == 0 { buns } else { -buns }).sum()
    });
}
