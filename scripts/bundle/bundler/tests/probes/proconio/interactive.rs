// input_interactive!
// stdin: 4
// stdin: 6

use proconio::input_interactive;

fn main() {
    for _ in 0..2 {
        input_interactive! { n: u32 }
        println!("{}", n + 1);
    }
}
