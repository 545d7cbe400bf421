// the integer types from i8 to u64, MIN and MAX

fn main() {
    println!("{} {} {} {}", i8::MIN, i16::MAX, i32::MIN, i64::MAX);
    println!("{} {} {} {}", u8::MAX, u16::MAX, u32::MAX, u64::MAX);
}
