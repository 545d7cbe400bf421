//! Gives a list the greatest possible number of picks as its value.

use super::common::answer;

pub fn main() {
    answer(|gap, next| next > gap, |options| options.iter().max().map_or(0, |most| most + 1));
}
