// to_be_bytes, from_le_bytes

fn main() {
    println!("{:?} {}", 258u32.to_be_bytes(), u16::from_le_bytes([1, 2]));
}
