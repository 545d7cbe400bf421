// 0.1.45
fn main() {
    println!("{:?}", num_iter::range_step(1, 10, 3).collect::<Vec<_>>());
}
