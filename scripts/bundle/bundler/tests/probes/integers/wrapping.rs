// wrapping_add, wrapping_sub, wrapping_mul, wrapping_neg, wrapping_shl

fn main() {
    println!("{} {}", 250u8.wrapping_add(9), i32::MIN.wrapping_sub(1));
    println!("{} {}", u64::MAX.wrapping_mul(u64::MAX - 1), i64::MIN.wrapping_neg());
    println!("{}", 5u32.wrapping_shl(35));
}
