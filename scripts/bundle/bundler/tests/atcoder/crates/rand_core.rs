// 0.9.3
use rand_core::{RngCore, impls};

struct Counter(u32);

impl RngCore for Counter {
    fn next_u32(&mut self) -> u32 {
        self.0 += 1;
        self.0
    }

    fn next_u64(&mut self) -> u64 {
        impls::next_u64_via_u32(self)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        impls::fill_bytes_via_next(self, bytes);
    }
}

fn main() {
    println!("{}", Counter(6).next_u64());
}
