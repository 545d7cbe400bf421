use proconio::input;
use shared::nim;

/// Makes the exception if any heap is 1, not only if all are.
pub fn any() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u64; count] }
        let sum = nim::sum(&heaps);
        let john = (sum == 0) == heaps.contains(&1);
        println!("{}", if john { "John" } else { "Brother" });
    }
}

/// Reverses the answer of normal Nim for all positions.
pub fn normal() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u64; count] }
        let sum = nim::sum(&heaps);
        println!("{}", if sum == 0 { "John" } else { "Brother" });
    }
}

/// Plays misère Nim without the exception for heaps of 1.
pub fn ones() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u64; count] }
        let sum = nim::sum(&heaps);
        println!("{}", if sum == 0 { "Brother" } else { "John" });
    }
}
