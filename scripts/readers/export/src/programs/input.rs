use jury::books::{Book as _, the_book::Book};
use std::io::{self, Read};
use std::process::exit;

fn main() {
    let mut input = Vec::new();
    let _ = io::stdin().read_to_end(&mut input);
    let Ok(input) = String::from_utf8(input) else {
        eprintln!("not a text");
        exit(43);
    };
    // Whatever the statement says of the number of cases, nothing can be judged by none.
    if input.is_empty() {
        eprintln!("nothing");
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
