//! Overlooks that the first move must leave a stone, so no heap is lost.

use proconio::input;

pub fn main() {
    loop {
        input! { stones: u64 }
        if stones == 0 {
            break;
        }
        println!("First win");
    }
}
