//! Leaves the arcs from other vertices into the base as they are, though several vertices may have
//! the same ones.

use super::common::{play, sinks_first, Plan};

pub fn main() {
    play(&Plan { sinks_first, loops: true, different: false });
}
