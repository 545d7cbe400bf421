use proconio::input;
use shared::nim;

/// Uses every gap as a heap, as if no move widened the next one.
pub fn gaps() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { chessmen: usize, mut cells: [u64; chessmen] }
        cells.push(0);
        cells.sort_unstable();
        let sum = nim::sum(cells.windows(2).map(|pair| pair[1] - pair[0] - 1));
        println!("{} will win", if sum == 0 { "Bob" } else { "Georgia" });
    }
}

/// Pairs the chessmen from the left, and ignores the last of an odd number.
pub fn left() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { chessmen: usize, mut cells: [u64; chessmen] }
        cells.sort_unstable();
        let sum = nim::sum(cells.chunks_exact(2).map(|pair| pair[1] - pair[0] - 1));
        println!("{} will win", if sum == 0 { "Bob" } else { "Georgia" });
    }
}

/// Uses the positions in the order of the input.
pub fn unsorted() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { chessmen: usize, mut cells: [i64; chessmen] }
        if chessmen % 2 == 1 {
            cells.insert(0, 0);
        }
        let sum = cells.chunks(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        println!("{} will win", if sum == 0 { "Bob" } else { "Georgia" });
    }
}
