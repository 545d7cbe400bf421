// input!: numbers, strings, tuples, lists
// stdin: 3 word
// stdin: 1 2 3
// stdin: 5 x 6 y

use proconio::input;

fn main() {
    input! {
        n: usize,
        word: String,
        numbers: [i64; n],
        pairs: [(u8, char); 2],
    }
    println!("{n} {word} {numbers:?} {pairs:?}");
}
