use proconio::input;
use shared::nim;

/// Plays misère Nim, so whoever takes the last stone loses.
pub fn misere() {
    input! { count: usize, heaps: [u64; count] }
    let sum = nim::sum(&heaps);
    let wins = (sum == 0) == heaps.iter().all(|&heap| heap <= 1);
    println!("{} wins.", if wins { "First" } else { "Second" });
}

/// Prints the winner as a number, though the judge expects a sentence.
pub fn numbers() {
    input! { count: usize, heaps: [u64; count] }
    println!("{}", if nim::wins(&heaps) { 1 } else { 2 });
}

/// Decides by the parity of the number of stones, as if each move took one.
pub fn parity() {
    input! { count: usize, heaps: [u64; count] }
    let odd = heaps.iter().filter(|&heap| heap % 2 == 1).count() % 2 == 1;
    println!("{} wins.", if odd { "First" } else { "Second" });
}
