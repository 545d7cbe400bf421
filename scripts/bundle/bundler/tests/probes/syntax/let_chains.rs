// let chains (if let … && …): Rust 1.88
// refused: newer than Rust 1.70

fn main() {
    let pair = (Some(3), Some(4));
    if let Some(a) = pair.0
        && let Some(b) = pair.1
        && a < b
    {
        println!("{a} {b}");
    }
}
