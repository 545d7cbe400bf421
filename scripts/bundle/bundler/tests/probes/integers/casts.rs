// as between integers of all widths, u8 as char, bool as

fn main() {
    let n = std::hint::black_box(-1i64);
    println!("{} {} {} {}", n as u8, n as u32, n as i16, n as u64);
    println!("{} {} {}", 300u16 as u8, 200u8 as i8, (b'a' + 2) as char);
    println!("{} {}", true as i32 + 1, 'é' as u32);
}
