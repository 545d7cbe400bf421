// Read::read_to_end, Read::bytes
// stdin: abc
// stdin: de

use std::io::{Read, stdin};

fn main() {
    let mut first = [0; 2];
    stdin().read_exact(&mut first).unwrap();
    println!("{first:?}");
    println!("{:?}", stdin().lock().bytes().map(|byte| byte.unwrap()).take(3).collect::<Vec<_>>());
    let mut rest = Vec::new();
    stdin().read_to_end(&mut rest).unwrap();
    println!("{rest:?}");
}
