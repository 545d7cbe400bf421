// #[fastout] in functions that use the name stdout

use proconio::fastout;
use std::io::{Write, stdout};

#[fastout]
fn show(stdout: &mut Vec<u8>) {
    writeln!(stdout, "in the list").unwrap();
    println!("{} bytes", stdout.len());
}

#[fastout]
fn main() {
    let mut bytes = Vec::new();
    show(&mut bytes);
    println!("{:?}", String::from_utf8_lossy(&bytes));
    stdout().flush().unwrap();
}
