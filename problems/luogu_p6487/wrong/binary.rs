//! Luogu P6487, wrong: takes the smallest power of two in the heap's binary sum, as if a move could take only as many
//! as the one before, not twice as many.

use proconio::input;

pub fn main() {
    input! { pebbles: u64 }
    println!("{}", pebbles & pebbles.wrapping_neg());
}
