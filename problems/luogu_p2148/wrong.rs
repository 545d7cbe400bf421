use proconio::input;

/// Looks for the lowest 0 bit in the piles, not in the piles minus 1.
pub fn zero() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, piles: [u64; count] }
        let values = piles.chunks(2).map(|pair| (pair[0] | pair[1]).trailing_ones());
        let sum = values.fold(0, |sum, value| sum ^ value);
        println!("{}", if sum == 0 { "NO" } else { "YES" });
    }
}
