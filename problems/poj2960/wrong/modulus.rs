//! Reduces heaps modulo the greatest number of S plus 1, as if S contained all numbers up to it.

use proconio::input;

pub fn main() {
    loop {
        input! { k: usize }
        if k == 0 {
            break;
        }
        input! { set: [usize; k], positions: usize }
        let modulus = set.iter().max().map_or(1, |greatest| greatest + 1);
        let mut answer = String::new();
        for _ in 0..positions {
            input! { count: usize, heaps: [usize; count] }
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ (heap % modulus));
            answer += if sum == 0 { "L" } else { "W" };
        }
        println!("{answer}");
    }
}
