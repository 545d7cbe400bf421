// 1.0.0
use superslice::Ext;

fn main() {
    let sorted = [1, 3, 3, 5];
    println!("{} {}", sorted.lower_bound(&3), sorted.upper_bound(&3));
}
