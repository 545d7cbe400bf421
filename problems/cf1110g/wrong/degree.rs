//! Forgets two vertices of degree 3 at the ends of a path.

use super::common::answer;

pub fn main() {
    answer(|tree| {
        let mut vertices = tree.degrees.iter().zip(&tree.inner);
        vertices.any(|(&degree, &inner)| degree > 3 || degree == 3 && inner > 1)
    });
}
