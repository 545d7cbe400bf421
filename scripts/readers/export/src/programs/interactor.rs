use jury::books::{Book as _, the_book::Book};
use jury::dialogue::Then;
use std::io::{self, BufRead, Read, Write};
use std::process::exit;

fn next() -> String {
    let mut text = String::new();
    let _ = io::stdin().read_to_string(&mut text);
    text
}

/// The maximum number of bytes that a program may write.
const MOST: usize = 64 << 20;

/// Reads the submission's next line, without the blanks around it.
fn hear(left: &mut usize) -> String {
    let mut line = Vec::new();
    let _ = io::stdin().lock().read_until(b'\n', &mut line);
    if line.is_empty() {
        wrong("the program ended before the dialogue did");
    }
    *left = left.saturating_sub(line.len());
    if *left == 0 {
        wrong("the program writes too much");
    }
    let text = String::from_utf8_lossy(&line);
    let Some(text) = text.strip_suffix('\n') else {
        wrong(&format!("malformed line: `{text}`: the line has no end"));
    };
    if !text.is_ascii() {
        wrong(&format!("malformed line: `{text}`: a character that is not ASCII"));
    }
    text.trim_ascii().to_owned()
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(43)
}

fn main() {
    let (input, expected) = (next(), next());
    let cases = Book::file().read(&input);
    let case = cases.ok().and_then(|cases| cases.into_iter().next());
    let Some(mut interactor) = case.as_ref().and_then(Book::interactor) else {
        eprintln!("the input is not a case");
        exit(1);
    };
    let mut left = MOST;
    let mut step = interactor.begin();
    loop {
        print!("{}", step.says);
        match step.then {
            Then::Listen => step = interactor.hear(&hear(&mut left)),
            Then::Over(report) => {
                // After the dialogue, the program may not write anything.
                let _ = io::stdout().flush();
                let mut more = Vec::new();
                let _ = io::stdin().lock().read_until(b'\n', &mut more);
                if !more.is_empty() {
                    wrong("talk after the end");
                }
                if !report.split_whitespace().eq(expected.split_whitespace()) {
                    wrong(&format!("the dialogue ends with `{}`", report.trim_end()));
                }
                exit(42);
            }
            Then::Fault(fault, why) => wrong(&format!("{}: {why}", fault.name())),
        }
    }
}
