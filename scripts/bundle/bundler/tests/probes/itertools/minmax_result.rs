// MinMaxResult

use itertools::Itertools;
use itertools::MinMaxResult::{MinMax, NoElements, OneElement};

fn main() {
    for row in [vec![], vec![4], vec![4, 2]] {
        match row.iter().minmax() {
            NoElements => println!("none"),
            OneElement(n) => println!("{n}"),
            MinMax(a, b) => println!("{a} {b}"),
        }
    }
}
