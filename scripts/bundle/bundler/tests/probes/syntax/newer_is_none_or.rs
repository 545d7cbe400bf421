// methods newer than Rust 1.70: Option::is_none_or
// refused in Rust: newer than Rust 1.70

fn main() {
    println!("{}", Some(3).is_none_or(|n| n > 2));
}
