// methods newer than Rust 1.70: u64::isqrt
// refused in Rust: newer than Rust 1.70

fn main() {
    println!("{}", 50u64.isqrt());
}
