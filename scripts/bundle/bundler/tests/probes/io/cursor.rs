// BufRead for &[u8], Cursor

use std::io::{BufRead, Cursor, Read};

fn main() {
    let text: &[u8] = b"one\ntwo\n";
    println!("{:?}", text.lines().map(|line| line.unwrap()).collect::<Vec<_>>());
    let mut cursor = Cursor::new("abc");
    let mut byte = [0];
    cursor.read_exact(&mut byte).unwrap();
    println!("{byte:?} {}", cursor.position());
}
