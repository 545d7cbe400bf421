//! AtCoder AGC016 F, wrong: lets the arcs into the vertices of value 0 be absent, and so counts a set of arcs
//! once for each set of vertices without arcs between them.

use super::common::{answer, Count};

pub fn main() {
    answer(|arcs| Count::new(2).pow(arcs.into()), |_, equal| equal);
}
