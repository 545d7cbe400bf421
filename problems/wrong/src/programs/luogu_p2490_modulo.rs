//! Luogu P2490, wrong: counts modulo d instead of d + 1, so that one piece a move is not even Nim.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

pub fn main() {
    input! { n: usize, k: usize, d: usize }
    let binomials = binomials(n + k);
    let (pairs, free) = (k / 2, n - k);
    let divisor = d;
    // The number of ways to choose the gaps, by their sum, so that white loses.
    let mut lost = vec![0; free + 1];
    lost[0] = 1;
    for bit in (0..)
        .map(|exponent| 1 << exponent)
        .take_while(|&bit| bit <= free)
    {
        let mut more = vec![0; free + 1];
        for chosen in (0..=pairs).step_by(divisor) {
            for (sum, &count) in lost.iter().enumerate() {
                if let Some(ways) = more.get_mut(sum + chosen * bit) {
                    *ways = (*ways + count * binomials[pairs][chosen]) % MODULUS;
                }
            }
        }
        lost = more;
    }
    let losing = lost.iter().enumerate().fold(0, |losing, (sum, &count)| {
        (losing + count * binomials[pairs + free - sum][pairs]) % MODULUS
    });
    println!("{}", (binomials[n][k] + MODULUS - losing) % MODULUS);
}

/// Binomial coefficients with a lower number up to 100.
fn binomials(most: usize) -> Vec<Vec<u64>> {
    let mut rows = vec![vec![0; 101]; most + 1];
    rows[0][0] = 1;
    for n in 1..=most {
        rows[n][0] = 1;
        for k in 1..=100 {
            rows[n][k] = (rows[n - 1][k - 1] + rows[n - 1][k]) % MODULUS;
        }
    }
    rows
}
