//! The zigzag game: a token on a complete bipartite graph with `n` vertices on each side, whose edges
//! have different weights. Alice says whether she takes heavier or lighter edges, and puts the token
//! on a vertex; Bob moves it along any edge. From then on each player in turn moves it to a vertex
//! where it has not been, Alice along an edge that is heavier than the last one, Bob along a lighter
//! one, or the other way round. Whoever cannot move loses.
//!
//! Bob wins (Codeforces 1147F, whose solution is a stable matching of Gale and Shapley). Say that
//! Alice takes heavier edges. Let the vertices on the side of the start prefer light edges and the
//! vertices on the other side heavy ones, and take a [stable matching](super::stable_matching). Bob
//! always moves to the mate. For let the token be on the mate `r` of a vertex `s`, where it came
//! along their edge. Alice moves to a vertex `t` along a heavier edge, so that `r` prefers `t` to its
//! own mate `s`. By stability `t` does not prefer `r`: the edge to its own mate is lighter than the
//! one that Alice took, and Bob may move along it. The token has not been on that mate, as mates are
//! visited one after the other.
//!
//! Paste with `stable_matching`.

use super::stable_matching::stable_matching;

/// Where Bob moves the token from each vertex, to win: the mate of each vertex.
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
/// If a row of the weights has not as many of them as there are rows.
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

/// The places of some weights, in the order of preference.
fn ranking(weights: &[u64], light: bool) -> Vec<usize> {
    let mut ranking: Vec<usize> = (0..weights.len()).collect();
    ranking.sort_by_key(|&at| weights[at]);
    if !light {
        ranking.reverse();
    }
    ranking
}
