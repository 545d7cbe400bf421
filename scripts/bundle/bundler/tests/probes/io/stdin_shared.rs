// Read for &Stdin
// stdin: 1 2
// stdin: 3

use std::io::{Read, stdin};

fn main() {
    let stdin = stdin();
    let mut byte = [0];
    (&stdin).read_exact(&mut byte).unwrap();
    let mut rest = String::new();
    (&stdin).read_to_string(&mut rest).unwrap();
    println!("{byte:?} {rest:?}");
}
