// recursion 10000 deep

fn depth(n: u32) -> u64 {
    if n == 0 { 0 } else { 1 + depth(n - 1) * std::hint::black_box(1) }
}

fn main() {
    println!("{}", depth(10_000));
}
