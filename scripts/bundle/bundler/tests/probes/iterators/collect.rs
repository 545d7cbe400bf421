// collect into Result, Option, String, Box<[T]>, VecDeque

use std::collections::VecDeque;

fn main() {
    println!("{:?}", ["1", "2"].iter().map(|s| s.parse()).collect::<Result<Vec<i32>, _>>());
    println!("{:?}", [Some(1), None].into_iter().collect::<Option<Vec<i32>>>());
    println!("{:?} {:?}", (1..4).collect::<Box<[i32]>>(), (1..4).collect::<VecDeque<_>>());
    println!(
        "{:?} {:?}",
        ["1", "2"].iter().map(|s| s.parse::<i32>()).sum::<Result<i32, _>>(),
        [Some(2), Some(3)].into_iter().product::<Option<i32>>()
    );
}
