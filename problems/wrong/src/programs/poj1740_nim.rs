//! POJ 1740, wrong: asks whether the nim-sum is 0, which it also is without equal pairs.

use proconio::input;

pub fn main() {
    loop {
        input! { count: usize }
        if count == 0 {
            break;
        }
        input! { piles: [u32; count] }
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        println!("{}", u8::from(sum != 0));
    }
}
