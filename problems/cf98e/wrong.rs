use proconio::input;

/// The mover's winning chances if he asks honestly or bluffs, and is believed or not.
struct Payoffs {
    asked: f64,
    doubted: f64,
    bluff_believed: f64,
    bluff_doubted: f64,
}

/// Answers the case; the closure gives the value of the payoffs.
fn answer(value: fn(Payoffs) -> f64) {
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

/// Bluffs half of the time, whatever the hands are.
pub fn half() {
    answer(|payoffs| {
        let believed = (payoffs.asked + payoffs.bluff_believed) / 2.0;
        believed.min((payoffs.doubted + payoffs.bluff_doubted) / 2.0)
    });
}

/// Takes the better of asking and bluffing, as if the other player knew which.
pub fn pure() {
    answer(|payoffs| {
        let asked = payoffs.asked.min(payoffs.doubted);
        asked.max(payoffs.bluff_believed.min(payoffs.bluff_doubted))
    });
}

/// Computes the right formula in single precision.
pub fn single() {
    answer(|payoffs| {
        let bluff = 1.0 - payoffs.bluff_doubted;
        let gap = payoffs.doubted - payoffs.asked;
        let share = (bluff / (bluff + gap)) as f32;
        f64::from(1.0 - share * (1.0 - payoffs.asked as f32))
    });
}
