// Seek for Cursor: SeekFrom, rewind, stream_position

use std::io::{Cursor, Read, Seek, SeekFrom};

fn last<R: Read + Seek>(mut reader: R, count: i64) -> String {
    let mut text = String::new();
    reader.seek(SeekFrom::End(-count)).unwrap();
    reader.read_to_string(&mut text).unwrap();
    text
}

fn main() {
    let mut cursor = Cursor::new("abcdef");
    println!("{:?}", last(&mut cursor, 2));
    println!("{:?}", cursor.seek(SeekFrom::Current(-3)));
    println!("{:?} {:?}", cursor.stream_position(), last(&mut cursor, 4));
    cursor.rewind().unwrap();
    println!("{:?} {}", cursor.seek(SeekFrom::Current(-1)), cursor.position());
    println!("{:?}", cursor.seek(SeekFrom::Start(9)));
}
