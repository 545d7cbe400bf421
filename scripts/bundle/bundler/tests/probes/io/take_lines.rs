// BufRead for Take: the lines within a limit
// stdin: ab
// stdin: cdef

use std::io::{BufRead, Read, stdin};

fn main() {
    let mut stdin = stdin().lock();
    for line in stdin.by_ref().take(5).lines() {
        println!("{:?}", line.unwrap());
    }
    let mut rest = String::new();
    stdin.read_line(&mut rest).unwrap();
    println!("{rest:?}");
}
