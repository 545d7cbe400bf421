//! Takes the smallest power of two in the heap's binary sum, as if a move could take only as many
//! as the one before.

use proconio::input;

pub fn main() {
    input! { pebbles: u64 }
    println!("{}", pebbles & pebbles.wrapping_neg());
}
