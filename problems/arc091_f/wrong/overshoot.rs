//! Combines one step too many if the steps end exactly at a multiple of K.

use proconio::input;

pub fn main() {
    input! { piles: [(u64, u64)] }
    let value = |(mut a, k): (u64, u64)| {
        while a % k != 0 {
            let step = a / k + 1;
            a = a.saturating_sub((a % k / step + 1) * step);
        }
        a / k
    };
    let sum = piles.into_iter().fold(0, |sum, pile| sum ^ value(pile));
    println!("{}", if sum == 0 { "Aoki" } else { "Takahashi" });
}
