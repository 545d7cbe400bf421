// 0.4.1
use indexing::scope;

fn main() {
    let list = [1, 2, 3];
    let sum: i32 = scope(&list[..], |list| list.range().into_iter().map(|i| list[i]).sum());
    println!("{sum}");
}
