//! The least winning piles of each interval of a row.

use proconio::input;

/// Prints who wins each case. The arguments of `least` are the pile at the other end, the least
/// size at which it threatens, and the least own pile that wins the row without it.
fn answer(least: impl Fn(u64, u64, u64) -> u64) {
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

/// Lets the opponent's pile fall only to the size that it needs, though it must fall below it.
pub fn early() {
    answer(
        |opposite, threat, reserve| {
            if opposite < threat {
                1
            } else {
                opposite - threat + reserve
            }
        },
    );
}

/// Keeps the least winning piles in 32 bits, though they add up along the row.
pub fn narrow() {
    answer(|opposite, threat, reserve| {
        if opposite < threat {
            1
        } else {
            let sum = opposite - threat + 1 + reserve;
            u64::from(sum as u32)
        }
    });
}

/// Takes only whole piles, so that the parity of their number decides.
pub fn whole() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, _piles: [u64; n] }
        println!("{}", if n % 2 == 1 { "First" } else { "Second" });
    }
}
