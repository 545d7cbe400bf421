// usize: the length of a range beyond 2³²

fn main() {
    println!("{}", (0..std::hint::black_box(5_000_000_000u64) as usize).len());
}
