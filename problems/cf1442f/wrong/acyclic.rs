//! Codeforces 1442F, wrong: adds no cycle, so that the vertices outside of the base are worth nimbers too.

use super::common::{play, sinks_first, Plan};

pub fn main() {
    play(&Plan { sinks_first, loops: false, different: true });
}
