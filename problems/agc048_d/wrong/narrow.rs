//! Keeps the least winning piles in 32 bits, though they add up along the row.

use super::common::answer;

pub fn main() {
    answer(|opposite, threat, reserve| {
        if opposite < threat {
            1
        } else {
            let sum = opposite - threat + 1 + reserve;
            u64::from(sum as u32)
        }
    });
}
