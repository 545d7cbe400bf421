// From, TryFrom, try_into between integers

fn main() {
    println!("{} {:?} {:?}", u64::from(7u32), u8::try_from(300).is_err(), i8::try_from(-128i64));
    let n: usize = 5i32.try_into().unwrap();
    println!("{n} {}", i64::from(true));
}
