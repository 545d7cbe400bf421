// 1.2.1
use az::{Az, SaturatingAs};

fn main() {
    println!("{} {}", 7i32.az::<u8>(), 300i32.saturating_as::<u8>());
}
