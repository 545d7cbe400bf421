// BufReader::new(stdin()), read_line, lines
// stdin: 5 6
// stdin: x y
// stdin: z

use std::io::{BufRead, BufReader, stdin};

fn main() {
    let mut reader = BufReader::new(stdin());
    let mut line = String::new();
    reader.read_line(&mut line).unwrap();
    println!("{line:?}");
    println!("{:?}", reader.lines().map(|line| line.unwrap()).collect::<Vec<_>>());
}
