//! Moves along the edge that leaves Alice the fewest moves, without looking ahead.

use super::common::play;

pub fn main() {
    play(|weights, start, increasing| {
        let side = weights.len();
        let weight = move |a: usize, b: usize| weights[a.min(b)][a.max(b) - side];
        let mut visited = vec![false; 2 * side];
        let mut last: Option<(usize, u64)> = None;
        visited[start] = true;
        move |token| {
            visited[token] = true;
            let bound = last.map(|(from, _)| weight(from, token));
            let others = if token < side { side..2 * side } else { 0..side };
            let options = others.filter(|&to| {
                let fits = |bound| (weight(token, to) > bound) != increasing;
                !visited[to] && bound.map_or(true, fits)
            });
            let to = if increasing {
                options.max_by_key(|&to| weight(token, to))
            } else {
                options.min_by_key(|&to| weight(token, to))
            }?;
            visited[to] = true;
            last = Some((to, weight(token, to)));
            Some(to)
        }
    });
}
