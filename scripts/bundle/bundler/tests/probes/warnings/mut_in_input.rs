// a needless mut in input!
// stdin: 3
// stdin: 2 ab c
// stdin: 4 5 6 7

use proconio::input;
use proconio::marker::Chars;

fn main() {
    input! { mut a: u32 }
    input! { mut n: usize, mut words: [Chars; n], mut b: [u32; n] }
    input!(mut c: u32, mut d: u32,);
    println!("{a} {n} {words:?} {b:?} {c} {d}");
}
