use proconio::input;

/// Adds the heaps as in Nim, as if splitting a heap changed nothing.
pub fn nim() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u32; count] }
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum == 0 { "Bob" } else { "Alice" });
    }
}
