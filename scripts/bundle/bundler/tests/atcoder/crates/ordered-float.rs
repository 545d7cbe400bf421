// 5.0.0
use ordered_float::OrderedFloat;

fn main() {
    let mut numbers = [OrderedFloat(2.5), OrderedFloat(-1.0)];
    numbers.sort();
    println!("{}", numbers[0]);
}
