//! AGC048 D, wrong: lets the opponent's pile come down only to what it needs, where it must become less.

use proconio::input;

pub fn main() {
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

fn least(opposite: u64, threat: u64, reserve: u64) -> u64 {
    if opposite < threat {
        1
    } else {
        opposite - threat + reserve
    }
}
