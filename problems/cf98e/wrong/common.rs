//! Code shared by the wrong programs.

use proconio::input;

/// The mover's winning chances if he asks honestly or bluffs, and is believed or not.
pub struct Payoffs {
    pub asked: f64,
    pub doubted: f64,
    pub bluff_believed: f64,
    pub bluff_doubted: f64,
}

/// Answers the case; the closure gives the value of the payoffs.
pub fn answer(value: fn(Payoffs) -> f64) {
    input! { m: usize, n: usize }
    let most = m.max(n);
    let mut chances = vec![vec![0.0; most + 1]; most + 1];
    for cards in 0..=m + n {
        for own in cards.saturating_sub(most)..=most.min(cards) {
            let other = cards - own;
            let unknown = f64::from(other as u32) + 1.0;
            chances[own][other] = if own == 0 || other == 0 {
                1.0 / unknown
            } else {
                let asked = (1.0 - chances[other - 1][own]) * (unknown - 1.0) / unknown;
                value(Payoffs {
                    asked,
                    doubted: asked + 1.0 / unknown,
                    bluff_believed: 1.0,
                    bluff_doubted: 1.0 - chances[other][own - 1],
                })
            };
        }
    }
    println!("{:.12} {:.12}", chances[m][n], 1.0 - chances[m][n]);
}
