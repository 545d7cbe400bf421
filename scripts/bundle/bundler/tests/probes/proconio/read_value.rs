// read_value!
// stdin: 5 6

use proconio::read_value;

fn main() {
    println!("{} {}", read_value!(u32), read_value!(i64));
}
