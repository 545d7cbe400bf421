use proconio::input;
use shared::nim;

/// Uses the rows as the layers, not the antidiagonals.
pub fn rows() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { rows: usize, columns: usize, matrix: [[u64; columns]; rows] }
        let lost = matrix.iter().all(|row| nim::sum(row) == 0);
        println!("{}", if lost { "Jeel" } else { "Ashish" });
    }
}

/// Plays plain Nim, as if a move only lowered one number.
pub fn sum() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { rows: usize, columns: usize, numbers: [u64; rows * columns] }
        let lost = nim::sum(&numbers) == 0;
        println!("{}", if lost { "Jeel" } else { "Ashish" });
    }
}
