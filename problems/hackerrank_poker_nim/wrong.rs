use proconio::input;
use shared::nim;

/// Reverses the answer if the total number of additions is odd, as if all were made.
pub fn additions() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, k: usize, piles: [u64; n] }
        let first = nim::wins(&piles) != (n * k % 2 == 1);
        println!("{}", if first { "First" } else { "Second" });
    }
}

/// Assumes that adding chips rescues a player facing nim-sum 0.
pub fn escape() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, k: u64, piles: [u64; n] }
        let first = nim::wins(&piles) || k > 0;
        println!("{}", if first { "First" } else { "Second" });
    }
}
