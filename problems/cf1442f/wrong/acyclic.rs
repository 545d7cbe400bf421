//! Adds no cycles, so the vertices outside the base are worth nimbers too.

use super::common::{play, sinks_first, Plan};

pub fn main() {
    play(&Plan { sinks_first, loops: false, different: true });
}
