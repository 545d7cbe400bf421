//! Codeforces 98E — Help Shrek and Donkey (<https://codeforces.com/problemset/problem/98/E>)
//!
//! Game:      a pack of m + n + 1 cards: Shrek holds m of them, Donkey n, and one lies face down. In turn, Shrek first,
//!            a player either guesses the face-down card, and wins if the guess is right and loses otherwise; or asks
//!            for a card: if the other player holds it, it is discarded.
//! Theorem:   a matrix game in each position (J. von Neumann 1928), because the players' information differs only
//!            in their own cards. The player to move asks for a card he does not know, or bluffs with one of his
//!            own. The other player, who does not hold it, either believes that it is the face-down card and
//!            guesses it, or does not. Let F and G be the winning chances of the next player after a bluff that is
//!            not believed and after an honest ask, and let the other player hold n cards. Equalising the mover's two
//!            choices gives him (1 + n F (1 - G)) / (1 + (n + 1) F).
//! Cost:      O((m + n)²), for m and n up to 1000. The judge allows 2 s and 256 MiB.
//! Status:    the samples; m + n up to 9 against the four payoffs in exact fractions, up to 600 against integers with
//!            17 decimals; up to three cards against bounds from the game itself with its hidden information
//!            (problems/cf98e/brute.py). A chance is the value of a game whose payoffs are chances, so rounding errors
//!            add up but are not amplified: 2000 steps of at most 8 roundings stay below 2 · 10⁻¹².

use proconio::input;
use shared::bounds::check;

fn main() {
    input! { m: usize, n: usize }
    check("m", m, 0..=1000);
    check("n", n, 0..=1000);
    let first = chance(m, n);
    println!("{:.12} {:.12}", first, 1.0 - first);
}

/// The chance of the player to move, with these numbers of his own cards and of the opponent's.
fn chance(own: usize, other: usize) -> f64 {
    let most = own.max(other);
    let mut chances = vec![vec![0.0; most + 1]; most + 1];
    for cards in 0..=own + other {
        for own in cards.saturating_sub(most)..=most.min(cards) {
            let other = cards - own;
            let n = f64::from(other as u32);
            chances[own][other] = if other == 0 {
                1.0
            } else if own == 0 {
                1.0 / (n + 1.0)
            } else {
                let after_bluff = chances[other][own - 1];
                let after_ask = chances[other - 1][own];
                (1.0 + n * after_bluff * (1.0 - after_ask)) / (1.0 + (n + 1.0) * after_bluff)
            };
        }
    }
    chances[own][other]
}
