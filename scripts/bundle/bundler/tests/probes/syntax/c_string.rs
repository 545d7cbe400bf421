// literals c"…": Rust 1.77
// refused in Rust: newer than Rust 1.70

fn main() {
    println!("{:?}", c"text".to_bytes());
}
