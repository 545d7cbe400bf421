//! AtCoder `abc278_g`, wrong: where the middle cannot be taken, it lets the judge begin and mirrors,
//! as if the judge could not take the middle either.

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
