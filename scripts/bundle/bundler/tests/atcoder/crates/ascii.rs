// 1.1.0
use ascii::AsciiString;

fn main() {
    let mut text = AsciiString::from_ascii("abc").unwrap();
    text.make_ascii_uppercase();
    println!("{text}");
}
