//! The outcomes of a subtraction game, from the smallest heap up. A lost heap marks the heaps from which a
//! move leads to it.

/// Returns for each heap `0..=largest` whether the player to move wins by taking one of these amounts.
pub fn won_heaps(amounts: &[u64], largest: u64) -> Vec<bool> {
    let mut won = vec![false; largest as usize + 1];
    for heap in 0..won.len() {
        if won[heap] {
            continue;
        }
        for &amount in amounts {
            if let Some(larger) = won.get_mut(heap + amount as usize) {
                *larger = true;
            }
        }
    }
    won
}
