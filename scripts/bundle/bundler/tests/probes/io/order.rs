// BufWriter: println! past it comes first

use std::io::{BufWriter, Write, stdout};

fn main() {
    let mut bytes = BufWriter::with_capacity(4, Vec::<u8>::new());
    let mut out = BufWriter::new(stdout());
    for n in 1..4 {
        writeln!(out, "{n}").unwrap();
        bytes.write_all(&[n; 3]).unwrap();
        println!("{:?}, then {:?}", bytes.get_ref(), bytes.buffer());
    }
    println!("{:?}", bytes.into_inner().unwrap());
}
