use proconio::{input, is_stdin_empty};

/// Uses the values of Turning Turtles, in which a move turns one or two coins.
pub fn turtles() {
    while !is_stdin_empty() {
        input! { count: usize, mut heads: [u64; count] }
        heads.sort_unstable();
        heads.dedup();
        let sum = heads.iter().fold(0, |sum, coin| sum ^ (coin + 1));
        println!("{}", if sum == 0 { "Yes" } else { "No" });
    }
}
