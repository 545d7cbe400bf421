// Result and ?: own error types, From, map_err, ok_or

use std::fmt;
use std::num::ParseIntError;

#[derive(Debug)]
enum Failure {
    Empty,
    Number(ParseIntError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Failure::Empty => write!(f, "nothing"),
            Failure::Number(error) => write!(f, "number: {error}"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<ParseIntError> for Failure {
    fn from(error: ParseIntError) -> Failure {
        Failure::Number(error)
    }
}

fn parse(text: &str) -> Result<i32, Failure> {
    let word = text.split(' ').find(|word| !word.is_empty()).ok_or(Failure::Empty)?;
    Ok(word.parse::<i32>()? + 1)
}

fn main() {
    for text in ["  41", "", "x"] {
        match parse(text) {
            Ok(n) => println!("{n}"),
            Err(error) => println!("{error}"),
        }
    }
}
