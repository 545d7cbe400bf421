use jury::books::{Book as _, the_book::Book};
use std::io::{self, Read};
use std::process::exit;

fn main() {
    let mut input = Vec::new();
    let _ = io::stdin().read_to_end(&mut input);
    let Ok(input) = String::from_utf8(input) else {
        eprintln!("the input is not UTF-8");
        exit(43);
    };
    // An empty input is useless for judging, even if the statement allows zero cases.
    if input.is_empty() {
        eprintln!("the input is empty");
        exit(43);
    }
    match Book::file().validate(&input) {
        Ok(()) => exit(42),
        Err(error) => {
            eprintln!("{error:#}");
            exit(43);
        }
    }
}
