// input!: lists that begin with their length, nested lists, mut
// stdin: 2
// stdin: 3 1 2 3
// stdin: 1 9

use proconio::input;

fn main() {
    input! { n: usize, mut rows: [[u32]; n] }
    rows[1].push(4);
    println!("{rows:?}");
}
