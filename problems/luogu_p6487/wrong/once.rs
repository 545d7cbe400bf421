//! Luogu P6487, wrong: takes what is left above the greatest Fibonacci number, which may be no part.

use proconio::input;
use shared::fibonacci::zeckendorf;

pub fn main() {
    input! { pebbles: u64 }
    let rest = pebbles - zeckendorf(pebbles)[0];
    println!("{}", if rest == 0 { pebbles } else { rest });
}
