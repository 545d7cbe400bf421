//! Codeforces 1442F, wrong: leaves the vertices outside of the base with the arcs into it that they have, several
//! with the same ones.

use super::common::{play, sinks_first, Plan};

pub fn main() {
    play(&Plan { sinks_first, loops: true, different: false });
}
