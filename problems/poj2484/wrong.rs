use proconio::{input, is_stdin_empty};

/// Allows any two coins to be taken, as in Bachet's game.
pub fn bachet() {
    while !is_stdin_empty() {
        input! { coins: u32 }
        if coins == 0 {
            break;
        }
        println!("{}", if coins % 3 != 0 { "Alice" } else { "Bob" });
    }
}

/// Lays the coins in a row, where the first player can always take the middle.
pub fn row() {
    while !is_stdin_empty() {
        input! { coins: u32 }
        if coins == 0 {
            break;
        }
        println!("Alice");
    }
}
