// #[fastout] in a function that returns early, and in a method
// stdin: 3

use proconio::{fastout, input};

struct Printer(u32);

impl Printer {
    #[fastout]
    fn show(&self) -> u32 {
        for i in 0..10 {
            if i == self.0 {
                println!("{i}");
                return i;
            }
            print!("{i} ");
        }
        0
    }
}

#[proconio::fastout]
fn main() {
    input! { n: u32 }
    let shown = Printer(n).show();
    println!("{shown}");
}
