//! `cargo judge`

fn main() {}
