// 1.21.3
use once_cell::sync::Lazy;

static SQUARES: Lazy<Vec<u32>> = Lazy::new(|| (0..5).map(|x| x * x).collect());

fn main() {
    println!("{}", SQUARES[3]);
}
