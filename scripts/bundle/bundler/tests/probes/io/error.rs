// io::Error, ErrorKind, an input that is not a number
// stdin: x

use std::io::{Error, ErrorKind};

fn number() -> Result<i32, Error> {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    line.trim().parse().map_err(|_| Error::new(ErrorKind::InvalidData, "no number"))
}

fn main() {
    let error = number().unwrap_err();
    println!("{:?} {error}", error.kind());
}
