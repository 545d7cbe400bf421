//! The zigzag game: a token on a complete bipartite graph with `n` vertices on each side, whose edges have
//! different weights. Alice chooses whether she takes heavier or lighter edges, and puts the token on a
//! vertex; Bob moves it along any edge. From then on the players take turns to move it to a vertex where it
//! has not been. If Alice has chosen heavier edges, she moves along an edge that is heavier than the last
//! one, and Bob along a lighter one; otherwise it is the other way round. Whoever cannot move loses.
//!
//! Bob wins (Codeforces 1147F, whose solution is a Gale–Shapley stable matching). Suppose that Alice takes
//! heavier edges. Let the vertices on the side of the start prefer light edges and the vertices on the
//! other side heavy ones, and take a [stable matching](super::stable_matching). Bob always moves to the
//! mate of the current vertex. This is possible: suppose that the token has moved from a vertex `s` to its
//! mate `r`. Alice moves to a vertex `t` along a heavier edge, so `r` prefers `t` to its own mate `s`. By
//! stability `t` does not prefer `r` to its own mate: the edge to that mate is lighter than the one that
//! Alice took, and Bob may move along it. The token has not been on that mate, since mates are visited one
//! after the other.
//!
//! Paste with `stable_matching`.

use super::stable_matching::stable_matching;

/// Bob's winning moves: for each vertex, the mate to which he moves the token.
///
/// `weights[i][j]` is the weight of the edge between vertex `i` on the left and vertex `n + j` on the
/// right; Alice begins on the vertex `start`, and takes heavier edges if `increasing`.
///
/// # Complexity
///
/// O(n² log n).
///
/// # Panics
///
/// If the length of a row of `weights` is not the number of rows.
///
/// # Examples
///
/// ```
/// use shared::zigzag::mates;
///
/// let weights = [vec![3, 1, 9], vec![2, 5, 7], vec![6, 4, 8]];
/// assert_eq!(mates(&weights, 2, false), [3, 5, 4, 0, 2, 1]);
/// ```
pub fn mates(weights: &[Vec<u64>], start: usize, increasing: bool) -> Vec<usize> {
    let side = weights.len();

    let column = |j: usize| -> Vec<u64> { weights.iter().map(|row| row[j]).collect() };
    let left_is_light = (start < side) == increasing;
    let left: Vec<_> = (0..side).map(|i| ranking(&weights[i], left_is_light)).collect();
    let right: Vec<_> = (0..side).map(|j| ranking(&column(j), !left_is_light)).collect();
    let partners = stable_matching(&left, &right);

    let mut mates = vec![0; 2 * side];
    for (vertex, partner) in partners.into_iter().enumerate() {
        mates[vertex] = side + partner;
        mates[side + partner] = vertex;
    }
    mates
}

/// The indices of some weights, in order of preference.
fn ranking(weights: &[u64], light: bool) -> Vec<usize> {
    let mut ranking: Vec<usize> = (0..weights.len()).collect();
    ranking.sort_by_key(|&at| weights[at]);
    if !light {
        ranking.reverse();
    }
    ranking
}
