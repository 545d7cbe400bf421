// generic functions with bounds, where clauses

use std::fmt::Debug;
use std::ops::Add;

fn largest<T: PartialOrd + Copy>(items: &[T]) -> T {
    let mut best = items[0];
    for &item in items {
        if item > best {
            best = item;
        }
    }
    best
}

fn double<T>(x: T) -> T
where
    T: Add<Output = T> + Clone + Debug,
{
    x.clone() + x
}

fn main() {
    println!("{} {} {}", largest(&[3, 9, 2]), largest(&['x', 'b']), double(21));
}
