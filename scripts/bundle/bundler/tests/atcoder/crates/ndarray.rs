// 0.16.1
// refused: the crate `ndarray` does not compile as a module of the bundle
use ndarray::{Axis, array};

fn main() {
    let a = array![[1, 2], [3, 4]];
    let product = a.dot(&a);
    println!("{product:?} {}", a.sum_axis(Axis(0)));
}
