// code after return, an unused struct, field and macro

#![allow(clippy::all)]

struct Point {
    x: i32,
    y: i32,
}

struct Never;

macro_rules! never {
    () => {};
}

fn first(point: &Point) -> i32 {
    return point.x;
    0
}

fn main() {
    println!("{}", first(&Point { x: 1, y: 2 }));
}
