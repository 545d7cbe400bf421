// input! with nothing to read

use proconio::input;

fn main() {
    input! {}
    input!();
    println!("nothing was read");
}
