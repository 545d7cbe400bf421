//! Luogu P2490: the gaps between pairs of pieces are heaps of Moore's Nim, of which a move may
//! touch d. White loses if each binary digit stands in a multiple of d + 1 of them.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

/// Answers the case: a digit stands in a multiple of `divisor(d)` of the pairs' gaps, and in a
/// number of them in `ways(binomial, pairs, number)` ways.
pub fn answer(
    divisor: impl Fn(usize) -> usize,
    ways: impl Fn(&dyn Fn(usize, usize) -> u64, usize, usize) -> u64,
) {
    input! { n: usize, k: usize, d: usize }
    let binomial = binomials(n + k);
    let (pairs, free) = (k / 2, n - k);
    // The number of ways to choose the gaps, by their sum, so that white loses.
    let mut lost = vec![0; free + 1];
    lost[0] = 1;
    let powers = (0..).map(|exponent| 1 << exponent);
    for bit in powers.take_while(|&bit| bit <= free) {
        let mut more = vec![0; free + 1];
        for chosen in (0..=pairs).step_by(divisor(d)) {
            let chances = ways(&binomial, pairs, chosen);
            for (sum, &count) in lost.iter().enumerate() {
                if let Some(ways) = more.get_mut(sum + chosen * bit) {
                    *ways = (*ways + count * chances) % MODULUS;
                }
            }
        }
        lost = more;
    }
    let losing = lost.iter().enumerate().fold(0, |losing, (sum, &count)| {
        (losing + count * binomial(pairs + free - sum, pairs)) % MODULUS
    });
    println!("{}", (binomial(n, k) + MODULUS - losing) % MODULUS);
}

/// The binomial coefficients up to a row, by factorials and their inverses.
fn binomials(most: usize) -> impl Fn(usize, usize) -> u64 {
    let mut factorials = vec![1];
    for n in 1..=most {
        factorials.push(factorials[n - 1] * n as u64 % MODULUS);
    }
    let inverses: Vec<u64> = factorials.iter().map(|&f| power(f, MODULUS - 2)).collect();
    move |n, k| factorials[n] * inverses[k] % MODULUS * inverses[n - k] % MODULUS
}

fn power(base: u64, exponent: u64) -> u64 {
    match exponent {
        0 => 1,
        _ if exponent % 2 == 1 => base * power(base, exponent - 1) % MODULUS,
        _ => power(base * base % MODULUS, exponent / 2),
    }
}
