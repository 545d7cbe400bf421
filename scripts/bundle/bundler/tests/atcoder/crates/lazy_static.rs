// 1.5.0
use lazy_static::lazy_static;

lazy_static! {
    static ref SQUARES: Vec<u32> = (0..5).map(|x| x * x).collect();
}

fn main() {
    println!("{}", SQUARES[3]);
}
