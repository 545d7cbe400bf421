// 1.15.1
use smallvec::{SmallVec, smallvec};

fn main() {
    let mut list: SmallVec<[i32; 2]> = smallvec![1, 2];
    list.push(3);
    println!("{}", list.iter().sum::<i32>());
}
