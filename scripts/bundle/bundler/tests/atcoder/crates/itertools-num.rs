// 0.1.3
use itertools_num::ItertoolsNum;

fn main() {
    println!("{:?}", [1, 2, 3].iter().cumsum().collect::<Vec<i32>>());
}
