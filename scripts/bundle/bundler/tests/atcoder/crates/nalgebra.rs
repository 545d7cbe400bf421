// 0.34.0
// refused: the crate `nalgebra` is too large
use nalgebra::Matrix2;

fn main() {
    let matrix = Matrix2::new(1, 1, 1, 0);
    println!("{}", (matrix * matrix * matrix)[(0, 0)]);
}
