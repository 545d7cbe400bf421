//! Lets the judge begin if the middle cannot be taken, and mirrors his moves, as if he could not
//! take it either.

use super::common::play;
use proconio::input_interactive;

pub fn main() {
    input_interactive! { n: usize, l: usize, r: usize }
    let middle = l + (n - l) % 2;
    play(middle <= r, |last| match last {
        None => ((n - middle) / 2 + 1, middle),
        Some((first, count)) => ((n + 2).saturating_sub(first + count), count),
    });
}
