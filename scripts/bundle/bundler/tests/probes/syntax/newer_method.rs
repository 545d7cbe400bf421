// methods newer than Rust 1.70: u32::div_ceil
// refused in Rust: newer than Rust 1.70

fn main() {
    println!("{}", std::hint::black_box(7u32).div_ceil(2));
}
