//! The test takes the programs from their folder when it is compiled: a new one compiles it again.

fn main() {
    println!("cargo:rerun-if-changed=src/programs");
}
