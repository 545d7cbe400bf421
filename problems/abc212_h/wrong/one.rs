//! Divides by F - 1 to sum the powers of F, and uses 0 if F is 1.

use super::common::answer;
use shared::modular::Modular;

pub fn main() {
    answer(|sum, most| {
        let above = sum - Modular::ONE;
        let inverse = above.inverse().unwrap_or(Modular::ZERO);
        (sum.pow(most + 1) - sum) * inverse
    });
}
