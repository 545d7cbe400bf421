//! Takes as many cards as allowed out of the middle, even if this leaves one more on one side, and
//! then mirrors.

use super::common::play;
use proconio::input_interactive;

pub fn main() {
    input_interactive! { n: usize, _l: usize, r: usize }
    play(true, |last| match last {
        None => ((n - r) / 2 + 1, r),
        Some((first, count)) => ((n + 2).saturating_sub(first + count), count),
    });
}
