// f64: floor, ceil, round, trunc, as i64, from i32

fn main() {
    let n = std::hint::black_box(-2.5f64);
    println!("{} {} {} {} {}", n.floor(), n.ceil(), n.round(), n.trunc(), n as i64);
    println!("{} {} {}", 1e300 as i32, f64::NAN as u8, i64::MAX as f64);
}
