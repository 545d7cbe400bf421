// 4.0.1
// beside: amplify 4.9.0
// refused: the crate `amplify_derive` cannot go into a bundle: it consists of procedural macros
use amplify_derive::Getters;

#[derive(Getters)]
struct Point {
    x: u32,
}

fn main() {
    println!("{}", Point { x: 7 }.x());
}
