// 1.1.0
use static_assertions::const_assert;

const N: usize = 5;
const_assert!(N < 10);

fn main() {
    println!("{N}");
}
