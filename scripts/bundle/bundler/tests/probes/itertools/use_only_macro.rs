// use of a macro alone: itertools::iproduct

use itertools::iproduct;

fn main() {
    println!("{}", iproduct!(1..4, 1..4).filter(|(a, b)| a < b).count());
}
