use jury::books::{Book as _, the_book::Book};
use std::io::{self, Read};
use std::process::exit;

/// Reads the next file or, after the files, the submission's output.
fn next() -> String {
    let mut bytes = Vec::new();
    let _ = io::stdin().read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

fn main() {
    let (input, expected, actual) = (next(), next(), next());
    let cases = Book::file().read(&input);
    let Some(case) = cases.ok().and_then(|cases| cases.into_iter().next()) else {
        eprintln!("the input is not a case");
        exit(1);
    };
    if expected.is_ascii() && !actual.is_ascii() {
        eprintln!("a character that is not ASCII");
        exit(43);
    }
    match Book::default().accepts(&case, &expected, &actual) {
        Some(Ok(())) => exit(42),
        Some(Err(what)) => {
            eprintln!("{what}");
            exit(43);
        }
        None => exit(1),
    }
}
