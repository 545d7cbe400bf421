// OnceSource and LineSource
// stdin: 4 5

use proconio::input;
use proconio::source::line::LineSource;
use proconio::source::once::OnceSource;
use std::io::{BufReader, stdin};

fn main() {
    input! { from OnceSource::from("1 2"), a: u8, b: u8 }
    let mut lines = LineSource::new(BufReader::new(stdin()));
    input! { from &mut lines, c: u8 }
    input! { from &mut lines, d: u8 }
    println!("{a} {b} {c} {d}");
}
