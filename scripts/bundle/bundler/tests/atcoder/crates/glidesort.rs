// 0.1.2
fn main() {
    let mut list = [3, 1, 2];
    glidesort::sort(&mut list);
    println!("{list:?}");
}
