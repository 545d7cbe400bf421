// the width of usize in a custom hash

use std::hash::{Hash, Hasher};

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

fn main() {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    (1usize, "text", vec![1u8, 2]).hash(&mut hasher);
    println!("{:x}", hasher.finish());
}
