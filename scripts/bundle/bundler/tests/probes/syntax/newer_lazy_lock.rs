// types newer than Rust 1.70: LazyLock
// refused in Rust: newer than Rust 1.70

use std::sync::LazyLock;

static TABLE: LazyLock<Vec<u32>> = LazyLock::new(|| (0..5).collect());

fn main() {
    println!("{:?}", *TABLE);
}
