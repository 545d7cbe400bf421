//! Tests whether the nim-sum is 0, which it may be without equal pairs.

use proconio::input;
use shared::nim;

pub fn main() {
    loop {
        input! { count: usize }
        if count == 0 {
            break;
        }
        input! { piles: [u64; count] }
        println!("{}", u8::from(nim::wins(&piles)));
    }
}
