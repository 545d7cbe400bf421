// 0.3.2
// refused: the crate `memoise` cannot go into a bundle: it consists of procedural macros
use memoise::memoise;

#[memoise(n <= 50)]
fn fibonacci(n: usize) -> u64 {
    if n < 2 { n as u64 } else { fibonacci(n - 1) + fibonacci(n - 2) }
}

fn main() {
    println!("{}", fibonacci(50));
}
