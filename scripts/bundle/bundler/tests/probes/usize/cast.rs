// usize: a cast of a larger number

fn main() {
    println!("{}", std::hint::black_box(5_000_000_001u64) as usize % 7);
    println!("{}", std::hint::black_box(-1i64) as usize);
}
