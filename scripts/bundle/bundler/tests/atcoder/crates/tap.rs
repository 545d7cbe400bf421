// 1.0.1
use tap::{Pipe, Tap};

fn main() {
    let list = vec![2, 1].tap_mut(|list| list.sort());
    println!("{}", list.pipe(|list| list[0]));
}
