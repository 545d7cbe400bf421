//! Always begins, and takes the first available block.

use super::common::play;
use proconio::input_interactive;

pub fn main() {
    input_interactive! { n: usize, l: usize, _r: usize }
    let mut there = vec![true; n + 2];
    play(true, |last| {
        if let Some((first, count)) = last {
            there[first..first + count].fill(false);
        }
        let first = (1..=n + 1 - l).find(|&first| there[first..first + l].iter().all(|&card| card));
        match first {
            Some(first) => {
                there[first..first + l].fill(false);
                (first, l)
            }
            None => (0, 0),
        }
    });
}
