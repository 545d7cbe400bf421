//! The least winning piles of each interval of a row.

use proconio::input;

/// Prints who wins each case. The arguments of `least` are the pile at the other end, the least
/// size at which it threatens, and the least own pile that wins the row without it.
pub fn answer(least: impl Fn(u64, u64, u64) -> u64) {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, piles: [u64; n] }
        let mut least_last = vec![1; n];
        let mut left = 1;
        for l in (0..n).rev() {
            left = 1;
            least_last[l] = 1;
            for r in l + 1..n {
                let (shorter, right) = (left, least_last[r]);
                left = least(piles[r], right, shorter);
                least_last[r] = least(piles[l], shorter, right);
            }
        }
        println!("{}", if piles[0] >= left { "First" } else { "Second" });
    }
}
