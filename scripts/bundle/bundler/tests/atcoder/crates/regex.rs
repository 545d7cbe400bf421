// 1.11.1
// refused: the crate `regex` needs `regex_syntax`, which is too large
use regex::Regex;

fn main() {
    let word = Regex::new("[a-z]+").unwrap();
    println!("{}", word.find_iter("nim, mex and nimber").count());
}
