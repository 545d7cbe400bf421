// checked_add, checked_sub, checked_mul, checked_div, checked_pow

fn main() {
    println!("{:?} {:?}", 250u8.checked_add(5), 250u8.checked_add(6));
    println!("{:?} {:?}", 3u32.checked_sub(4), i64::MAX.checked_mul(2));
    println!("{:?} {:?}", 7u8.checked_div(0), i32::MIN.checked_div(-1));
    println!("{:?} {:?}", 3u64.checked_pow(40), 3u64.checked_pow(41));
}
