// 0.2.15
// refused: the crate `libm` does not compile as a module of the bundle
fn main() {
    println!("{}", libm::sqrt(2.25));
}
