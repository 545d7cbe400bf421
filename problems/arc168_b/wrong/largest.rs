//! Answers the largest pile minus 1 without cancelling equal piles.

use proconio::input;
use shared::nim;

pub fn main() {
    input! { count: usize, mut piles: [u64; count] }
    piles.sort_unstable();
    let paired = piles.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
    if nim::wins(&piles) {
        println!("-1");
    } else if paired {
        println!("0");
    } else {
        println!("{}", piles[count - 1] - 1);
    }
}
