// join

use itertools::Itertools;

fn main() {
    println!("{}", [1, 2, 3].iter().join(" "));
    println!("{}", ["", "a", "b"].iter().join(","));
    println!("[{}]", Vec::<i32>::new().iter().join(","));
}
