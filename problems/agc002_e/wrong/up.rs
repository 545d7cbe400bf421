//! Looks only up from the end of the diagonal, not to the right.

use proconio::input;

pub fn main() {
    input! { n: usize, mut piles: [usize; n] }
    piles.sort_unstable_by(|a, b| b.cmp(a));
    let on_diagonal = (1..=n).take_while(|&cells| piles[cells - 1] >= cells);
    let cells = on_diagonal.last().unwrap_or(1);
    let above = piles[cells - 1] - cells;
    println!("{}", if above % 2 == 1 { "First" } else { "Second" });
}
