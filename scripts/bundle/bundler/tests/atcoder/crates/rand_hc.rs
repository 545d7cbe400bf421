// 0.4.0
// beside: rand_core 0.9.3
use rand_core::{RngCore, SeedableRng};
use rand_hc::Hc128Rng;

fn main() {
    println!("{}", Hc128Rng::seed_from_u64(1).next_u64());
}
