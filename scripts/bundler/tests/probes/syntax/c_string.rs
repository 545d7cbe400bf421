// literals c"…": Rust 1.77
// refused: newer than Rust 1.70

fn main() {
    println!("{:?}", c"text".to_bytes());
}
