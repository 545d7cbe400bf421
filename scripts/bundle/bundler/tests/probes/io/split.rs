// BufRead::split, read_until, skip_until by hand
// stdin: 1,2,3
// stdin: 7;8

use std::io::{BufRead, stdin};

fn main() {
    let mut stdin = stdin().lock();
    let mut bytes = Vec::new();
    println!("{} {bytes:?}", stdin.read_until(b',', &mut bytes).unwrap());
    println!("{bytes:?}");
    println!("{:?}", stdin.split(b'\n').map(|part| part.unwrap().len()).collect::<Vec<_>>());
}
