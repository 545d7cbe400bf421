//! Matches the vertices greedily by the lightest or the heaviest edges, which need not be stable.

use super::common::play;

pub fn main() {
    play(|weights, _, increasing| {
        let side = weights.len();
        let mut mates = vec![usize::MAX; 2 * side];
        for (i, row) in weights.iter().enumerate() {
            let free = (0..side).filter(|&j| mates[side + j] == usize::MAX);
            let j = if increasing {
                free.min_by_key(|&j| row[j])
            } else {
                free.max_by_key(|&j| row[j])
            };
            let j = side + j.unwrap();
            (mates[i], mates[j]) = (j, i);
        }
        move |token| Some(mates[token])
    });
}
