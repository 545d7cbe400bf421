// next_tuple

use itertools::Itertools;

fn main() {
    let mut numbers = 1..6;
    let (a, b) = numbers.next_tuple().unwrap();
    println!("{a} {b} {numbers:?}");
}
