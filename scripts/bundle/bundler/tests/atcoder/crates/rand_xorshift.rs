// 0.4.0
// beside: rand_core 0.9.3
use rand_core::{RngCore, SeedableRng};
use rand_xorshift::XorShiftRng;

fn main() {
    println!("{}", XorShiftRng::seed_from_u64(1).next_u64());
}
