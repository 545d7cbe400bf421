//! The judge's side, and Bob's answers.

use proconio::input_interactive;
use shared::zigzag::mates;

/// Moves to the vertices that `answer` returns. `make` takes the weights, the vertex at which Alice
/// begins, counted from 0, and whether she takes heavier edges.
fn play<A: FnMut(usize) -> Option<usize>>(make: impl Fn(Vec<Vec<u64>>, usize, bool) -> A) {
    input_interactive! { t: usize }
    for _ in 0..t {
        input_interactive! { n: usize, weights: [[u64; n]; n] }
        println!("B");
        input_interactive! { letter: char, start: usize }
        let mut answer = make(weights, start - 1, letter == 'I');
        let mut token = start;
        loop {
            match answer(token - 1) {
                Some(vertex) => println!("{}", vertex + 1),
                None => println!("-1"),
            }
            input_interactive! { heard: i64 }
            match heard {
                -1 => break,
                -2 => return,
                vertex => token = vertex as usize,
            }
        }
    }
}

/// Matches the vertices greedily by the lightest or the heaviest edges, which need not be stable.
pub fn greedy() {
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

/// Moves along the heaviest edge that Bob may take, or the lightest if Alice takes lighter edges,
/// without looking ahead.
pub fn heavy() {
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

/// Uses the stable matching for a start on the left, wherever Alice begins.
pub fn side() {
    play(|weights, _, increasing| {
        let mates = mates(&weights, 0, increasing);
        move |token| Some(mates[token])
    });
}
