// write! and writeln! to a String

use std::fmt::Write;

fn main() {
    let mut text = String::new();
    write!(text, "{}", 1).unwrap();
    writeln!(text, " {:?}", [2]).unwrap();
    print!("{text}");
}
