// overflowing_add, overflowing_sub, overflowing_mul

fn main() {
    println!("{:?} {:?}", 250u8.overflowing_add(9), 3u32.overflowing_sub(4));
    println!("{:?}", (i64::MAX / 2).overflowing_mul(3));
}
