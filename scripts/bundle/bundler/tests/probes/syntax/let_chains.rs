// let chains (if let … && …): Rust 1.88
// refused in Rust: newer than Rust 1.70
// refused in C: in the edition 2021

fn main() {
    let pair = (Some(3), Some(4));
    if let Some(a) = pair.0
        && let Some(b) = pair.1
        && a < b
    {
        println!("{a} {b}");
    }
}
