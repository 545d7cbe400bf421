//! Codeforces 1147F, wrong: matches the vertices by the lightest edges, or by the heaviest, as they
//! come: a matching of least or greatest edges, and not a stable one.

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
