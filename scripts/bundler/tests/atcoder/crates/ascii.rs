// 1.1.0
// refused in C: cannot be translated to C: `use std::ffi::CStr;`
use ascii::AsciiString;

fn main() {
    let mut text = AsciiString::from_ascii("abc").unwrap();
    text.make_ascii_uppercase();
    println!("{text}");
}
