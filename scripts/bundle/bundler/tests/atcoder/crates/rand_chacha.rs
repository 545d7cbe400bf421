// 0.9.0
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

fn main() {
    println!("{}", ChaCha8Rng::seed_from_u64(1).next_u64());
}
