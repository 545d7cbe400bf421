// iterate, repeat_n

use itertools::Itertools;

fn main() {
    println!("{:?}", itertools::iterate(1, |n| n * 3).take(5).collect_vec());
    println!("{:?}", itertools::repeat_n('x', 3).join(""));
}
