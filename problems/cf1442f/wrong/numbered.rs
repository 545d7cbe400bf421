//! Uses the vertices with the greatest numbers as the base, as if arcs led to greater numbers.

use super::common::{play, Plan};

pub fn main() {
    play(&Plan { sinks_first: |n, _| (0..n).rev().collect(), loops: true, different: true });
}
