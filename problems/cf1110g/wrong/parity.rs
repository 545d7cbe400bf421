//! Lets White win with two vertices of degree 3 whatever the number of vertices.

use super::common::answer;

pub fn main() {
    answer(|tree| {
        let mut vertices = tree.degrees.iter().zip(&tree.inner);
        vertices.any(|(&degree, &inner)| degree > 3 || degree == 3 && inner > 1) || tree.forks() > 1
    });
}
