//! Limits a move to as much as the last one, not twice as much.

use proconio::input;

pub fn main() {
    loop {
        input! { stones: u64 }
        if stones == 0 {
            break;
        }
        let lost = stones.is_power_of_two();
        println!("{} win", if lost { "Second" } else { "First" });
    }
}
