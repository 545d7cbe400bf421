//! AGC048 D, wrong: keeps the least winning piles in 32 bits, though they add up along the row.

use proconio::input;

pub fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, piles: [u32; n] }
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

fn least(opposite: u32, threat: u32, reserve: u32) -> u32 {
    if opposite < threat {
        1
    } else {
        (opposite - threat + 1).wrapping_add(reserve)
    }
}
