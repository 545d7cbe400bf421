//! The tests take their cases from `testdata/` when they are compiled: a new case compiles them again.

fn main() {
    println!("cargo:rerun-if-changed=../testdata");
}
