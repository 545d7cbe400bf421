//! Generalises the first lost heaps, 1, 4, 7 and 10, to a rule.

use proconio::input;

pub fn main() {
    input! { heaps: [u32] }
    for heap in heaps {
        let lost = heap % 3 == 1 || heap == 2;
        println!("{}", if lost { "second" } else { "first" });
    }
}
