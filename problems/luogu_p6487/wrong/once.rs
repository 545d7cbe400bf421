//! Takes the rest above the greatest Fibonacci number, which may have several parts.

use proconio::input;
use shared::fibonacci::zeckendorf;

pub fn main() {
    input! { pebbles: u64 }
    let rest = pebbles - zeckendorf(pebbles)[0];
    println!("{}", if rest == 0 { pebbles } else { rest });
}
