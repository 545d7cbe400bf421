// i128: checked_mul, overflowing_mul

fn main() {
    let big = std::hint::black_box(i128::MAX / 3);
    println!("{:?} {:?}", big.checked_mul(3), big.checked_mul(-4));
    println!("{:?} {:?}", big.overflowing_mul(5), i128::MIN.checked_mul(std::hint::black_box(-1)));
    println!("{}", big.wrapping_mul(7));
}
