use proconio::input;
use shared::nim;

/// Plays normal Nim, as if whoever takes the last stone won.
pub fn normal() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        println!("{}", if nim::wins(&piles) { "John" } else { "Brother" });
    }
}

/// Reverses the outcome of normal Nim everywhere, not only if all piles are 1.
pub fn reversed() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        println!("{}", if nim::wins(&piles) { "Brother" } else { "John" });
    }
}
