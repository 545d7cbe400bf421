//! Uses the stable matching for a start on the left, wherever Alice begins.

use super::common::play;
use shared::zigzag::mates;

pub fn main() {
    play(|weights, _, increasing| {
        let mates = mates(&weights, 0, increasing);
        move |token| Some(mates[token])
    });
}
