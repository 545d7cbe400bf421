// inline const { … }: Rust 1.79
// refused in Rust: newer than Rust 1.70

fn main() {
    let rows = [const { Vec::<u32>::new() }; 3];
    println!("{rows:?}");
}
