// io::read_to_string, Read::read_to_string
// stdin: 1 2
// stdin: 3

use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    println!("{}", io::stdin().read_to_string(&mut text).unwrap());
    println!("{:?} {:?}", text, io::read_to_string(io::stdin()).unwrap());
}
