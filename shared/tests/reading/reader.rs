// Reads the standard input in the way that the first argument names, and writes the values. The including
// file imports the reading macros and supports more ways.

pub fn main() {
    let way = std::env::args().nth(1).unwrap_or_default();
    let mut read = String::new();
    match way.as_str() {
        "numbers" => {
            input! { a: i8, mut b: u64, c: i128 }
            b /= 3;
            write!(read, "{a} {b} {c}").unwrap();
        }
        "words" => {
            input! { a: Chars, b: Bytes, c: String, d: char, e: bool, f: f64, }
            write!(read, "{a:?} {b:?} {c:?} {d:?} {e} {f}").unwrap();
        }
        "counted" => {
            input! { n: usize, a: [i64; n], b: [[u8; 2]; n + 1], _: u8 }
            write!(read, "{a:?} {b:?}").unwrap();
        }
        "jagged" => {
            input! { n: u8, mut a: [[Usize1]; n] }
            a.reverse();
            write!(read, "{a:?}").unwrap();
        }
        "tuples" => {
            input! { (n, mut x): (usize, Isize1), a: [(Usize1, (Chars, [i32])); n] }
            x += n as isize;
            write!(read, "{x} {a:?}").unwrap();
        }
        "interactive" => {
            input_interactive! { n: usize }
            for _ in 0..n {
                input_interactive! { a: u32, b: String }
                write!(read, "{a} {b};").unwrap();
            }
        }
        "dialogue" => {
            for _ in 0..3 {
                input_interactive! { n: u32 }
                println!("{}", 2 * n);
            }
            return;
        }
        "all" => {
            while !is_stdin_empty() {
                input! { a: i32 }
                write!(read, "{a} ").unwrap();
            }
        }
        "naturals" => {
            while !is_stdin_empty() {
                input! { a: u64 }
                write!(read, "{a} ").unwrap();
            }
        }
        "integers" => {
            while !is_stdin_empty() {
                input! { a: i64 }
                write!(read, "{a} ").unwrap();
            }
        }
        _ => more(&way, &mut read),
    }
    println!("{read}");
}
