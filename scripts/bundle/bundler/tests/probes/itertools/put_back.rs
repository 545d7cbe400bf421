// put_back, put_back_n

use itertools::Itertools;

fn main() {
    let mut numbers = itertools::put_back(1..4);
    let first = numbers.next().unwrap();
    numbers.put_back(first * 10);
    println!("{:?}", numbers.collect_vec());
    let mut more = itertools::put_back_n(1..3);
    more.put_back(7);
    more.put_back(8);
    println!("{:?}", more.collect_vec());
}
