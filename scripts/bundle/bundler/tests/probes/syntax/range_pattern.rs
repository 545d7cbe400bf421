// patterns a..b without an end: Rust 1.80
// refused in Rust: newer than Rust 1.70

fn main() {
    match std::hint::black_box(7) {
        0..5 => println!("small"),
        _ => println!("large"),
    }
}
