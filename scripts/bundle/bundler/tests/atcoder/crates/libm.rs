// 0.2.15
fn main() {
    println!("{}", libm::sqrt(2.25));
}
