// destructuring: tuples, structs, assignment, ref, ..

#[derive(Default)]
struct Point {
    x: i32,
    y: i32,
    z: i32,
}

fn main() {
    let Point { x, y: height, .. } = Point { x: 1, ..Default::default() };
    let (mut a, mut b) = (x, height + 5);
    (a, b) = (b, a + b);
    [a, _] = [a * 10, 0];
    let point = Point { x: 2, y: 3, z: 4 };
    let Point { ref z, .. } = point;
    println!("{a} {b} {z} {}", point.x + point.y);
}
