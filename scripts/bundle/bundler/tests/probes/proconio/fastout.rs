// #[fastout]
// stdin: 4

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { n: u32 }
    for i in 0..n {
        println!("{i}");
    }
}
