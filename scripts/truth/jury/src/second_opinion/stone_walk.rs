//! The claim about walks over a tree that take a stone from each vertex.

use crate::listed::Listed;
use crate::sorted;

/// Returns for each vertex whether the player to move loses, that is, whether no losing neighbour has fewer stones.
pub fn lost_starts(neighbours: &[Vec<usize>], stones: &[u64]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..stones.len()).listed();
    sorted::sort_by_number(&mut order, |&vertex| stones[vertex]);
    let mut lost = vec![true; stones.len()];
    for vertex in order {
        let to_lost = |&next: &usize| stones[next] < stones[vertex] && lost[next];
        lost[vertex] = !neighbours[vertex].iter().any(to_lost);
    }
    lost
}
