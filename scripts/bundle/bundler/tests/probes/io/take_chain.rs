// Read::take, Read::chain, by_ref
// stdin: abcdefgh

use std::io::{Read, stdin};

fn main() {
    let mut text = String::new();
    let mut stdin = stdin().lock();
    stdin.by_ref().take(3).read_to_string(&mut text).unwrap();
    b"--".chain(stdin).read_to_string(&mut text).unwrap();
    println!("{text:?}");
}
