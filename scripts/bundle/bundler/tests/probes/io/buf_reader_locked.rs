// BufReader::with_capacity of stdin().lock()
// stdin: 12 30
// stdin: 4

use std::io::{BufReader, Read, stdin};

fn main() {
    let mut reader = BufReader::with_capacity(1 << 16, stdin().lock());
    let mut text = String::new();
    reader.read_to_string(&mut text).unwrap();
    println!("{}", text.split_ascii_whitespace().map(|n| n.parse::<u64>().unwrap()).sum::<u64>());
}
