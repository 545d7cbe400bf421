use proconio::input;

/// Adds the piles as in Nim, though a move can only take from the two ends.
pub fn nim() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        println!("{}", u8::from(sum != 0));
    }
}
