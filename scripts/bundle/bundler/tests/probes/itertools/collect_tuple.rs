// collect_tuple

use itertools::Itertools;

fn main() {
    let (a, b, c) = "7 8 9".split(' ').map(|n| n.parse::<i32>().unwrap()).collect_tuple().unwrap();
    println!("{}", a * b + c);
    println!("{:?}", (0..3).collect_tuple::<(_, _)>());
}
