// io::empty, io::sink, io::repeat
// stdin: a b

use std::io::{BufRead, Read, Write, empty, repeat, sink, stdin};

fn main() {
    let mut text = String::new();
    repeat(b'x').take(3).chain(empty()).chain(stdin()).read_to_string(&mut text).unwrap();
    println!("{text:?} {}", empty().lines().count());
    let mut outputs: Vec<Box<dyn Write>> = vec![Box::new(sink()), Box::new(std::io::stdout())];
    for output in &mut outputs {
        writeln!(output, "once").unwrap();
    }
    println!("{:?} {:?} {:?}", empty(), sink(), repeat(1));
}
