//! Codeforces 167C — Wizards and Numbers (<https://codeforces.com/problemset/problem/167/C>)
//!
//! Game:      two numbers a ≤ b. A move takes a power of a, with an exponent of at least 1, from b, or
//!            replaces b by its remainder modulo a. Whoever finds a 0 loses.
//! Theorem:   a position with a = 0 is lost. If replacing b by the remainder leaves a lost position, the position is
//!            won. Otherwise whoever reaches the remainder loses, and the players play on the quotient q. A move
//!            takes 1, a, a² … from q, and these numbers are 1 or -1 modulo a + 1. The position is lost exactly when
//!            q modulo a + 1 is odd: then each move makes it even; if it is even, taking 1 makes it odd or, if it is
//!            0, taking a does.
//! Cost:      O(log b) per case, for t up to 10,000. The judge allows 2 s and 256 MiB.
//! Status:    the sample; all pairs of numbers up to 60 and random ones up to 400 against the rules; full size
//!            against tables of quotients.

use proconio::input;
use shared::bounds::{check, check_each};

fn main() {
    input! { t: usize }
    check("t", t, 1..=10_000);
    input! { pairs: [(u64, u64); t] }
    let mut answers = String::new();
    for (a, b) in pairs {
        check_each("a number", &[a, b], 0..=1_000_000_000_000_000_000);
        let first = wins(a.min(b), a.max(b));
        answers += if first { "First\n" } else { "Second\n" };
    }
    print!("{answers}");
}

/// Returns whether the player to move wins, where `a` is the smaller number.
///
/// The quotient 1 is odd; subtracting `a` instead of dividing by it makes pairs of Fibonacci numbers three times faster.
/// An even quotient decides at once, so its parity is examined before the remainder.
fn wins(a: u64, b: u64) -> bool {
    if b - a < a {
        return !wins(b - a, a);
    }
    a > 0 && (b / a % (a + 1) % 2 == 0 || !wins(b % a, a))
}
