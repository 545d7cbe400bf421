// usize: a literal beyond 2³²

fn main() {
    println!("{}", 1_000_000_000_000usize);
}
