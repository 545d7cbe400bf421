// 0.2.4
use permutohedron::LexicalPermutation;

fn main() {
    let mut list = [1, 2, 3];
    list.next_permutation();
    println!("{list:?}");
}
