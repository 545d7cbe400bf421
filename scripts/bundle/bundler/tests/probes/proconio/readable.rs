// impl Readable for a custom type
// stdin: 7 8

use proconio::input;
use proconio::source::{Readable, Source};
use std::io::BufRead;

struct Twice;

impl Readable for Twice {
    type Output = u32;
    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> u32 {
        2 * u32::read(source)
    }
}

fn main() {
    input! { a: Twice, b: u32 }
    println!("{a} {b}");
}
