use proconio::input;
use shared::moore::wins;

/// Counts the piles of the greatest size, not the least.
pub fn greatest() {
    input! { piles: [u32] }
    let greatest = piles.iter().max();
    let count = piles.iter().filter(|&pile| Some(pile) == greatest).count();
    let bob = 2 * count > piles.len();
    println!("{}", if bob { "Bob" } else { "Alice" });
}

/// Counts a position as lost if exactly half of the piles have the least size.
pub fn half() {
    input! { piles: [u32] }
    let least = piles.iter().min();
    let count = piles.iter().filter(|&pile| Some(pile) == least).count();
    let bob = 2 * count >= piles.len();
    println!("{}", if bob { "Bob" } else { "Alice" });
}

/// Plays Moore's Nim, in which a move may also touch fewer piles.
pub fn moore() {
    input! { piles: [u64] }
    let alice = wins(&piles, piles.len() / 2);
    println!("{}", if alice { "Alice" } else { "Bob" });
}
