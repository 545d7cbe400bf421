// IsTerminal: a program in C never runs at a terminal
// stdin: 1

use std::io::{IsTerminal, stdin, stdout};

fn main() {
    println!("{} {}", stdin().is_terminal(), stdout().lock().is_terminal());
}
