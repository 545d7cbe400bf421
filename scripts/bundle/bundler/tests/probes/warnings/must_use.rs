// an unused Result or iterator, useless parentheses

use std::io::Write;

fn main() {
    std::io::stdout().flush();
    [1, 2].iter().map(|n| n + 1);
    if (1 < 2) {
        println!("done");
    }
}
