//! Codeforces 1434E, wrong: takes a list to be worth the most picks that are possible.

use super::common::answer;

pub fn main() {
    answer(|gap, next| next > gap, |options| options.iter().max().map_or(0, |most| most + 1));
}
