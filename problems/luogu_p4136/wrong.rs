use proconio::{input, is_stdin_empty};

/// Lets Bob win only on a board of one cell.
pub fn single() {
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        println!("{}", if n == 1 { "Bob" } else { "Alice" });
    }
}

/// Treats the 0 that ends the input as a board.
pub fn zero() {
    while !is_stdin_empty() {
        input! { n: u64 }
        println!("{}", if n % 2 == 0 { "Alice" } else { "Bob" });
    }
}
