// is_stdin_empty
// stdin: 1 2
// stdin: 3

use proconio::{input, is_stdin_empty};

fn main() {
    let mut sum = 0;
    while !is_stdin_empty() {
        input! { n: u32 }
        sum += n;
    }
    println!("{sum}");
}
