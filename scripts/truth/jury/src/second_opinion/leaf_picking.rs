//! The cost of a search of leaf picking.

/// The number of positions and of moves in them. A vertex is removed, is a leaf that may or may not be
/// picked, or has such a choice for each child.
pub fn moves(parents: &[usize]) -> u64 {
    let mut children = vec![Vec::new(); parents.len() + 1];
    for (child, &parent) in (1..).zip(parents) {
        children[parent].push(child);
    }
    let mut order = vec![0];
    let mut at = 0;
    while let Some(&vertex) = order.get(at) {
        order.extend(&children[vertex]);
        at += 1;
    }
    let mut moves = vec![0_u64; children.len()];
    for &vertex in order.iter().rev() {
        let below = children[vertex].iter().map(|&child| moves[child].saturating_add(1));
        moves[vertex] = below.fold(1, u64::saturating_mul).saturating_add(1);
    }
    moves[0]
}
