// a custom BuildHasher: BuildHasherDefault, with_hasher

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

#[derive(Default)]
struct Multiply(u64);

impl Hasher for Multiply {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

type Fast<K, V> = HashMap<K, V, BuildHasherDefault<Multiply>>;

fn main() {
    let mut map: Fast<u64, u64> = Fast::default();
    for n in 0..1000 {
        map.insert(n * n % 911, n);
    }
    println!("{} {:?}", map.len(), map.get(&4));
}
