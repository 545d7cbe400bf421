//! Chooses as many piles as possible, not as many boxes.

use super::common::{berlekamp, greatest};

pub fn main() {
    let most = greatest(berlekamp, |pile| 10_000 + pile.len());
    println!("{}", most % 10_000);
}
