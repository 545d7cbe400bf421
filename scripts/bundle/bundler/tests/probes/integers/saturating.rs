// saturating_add, saturating_sub, saturating_mul, saturating_pow

fn main() {
    println!("{} {}", 250u8.saturating_add(9), 3u32.saturating_sub(4));
    println!("{} {}", i64::MIN.saturating_mul(2), 10i32.saturating_pow(20));
}
