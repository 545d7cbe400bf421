// 0.9.0
// refused in C: cannot be translated to C: `type u32x4 = u32x4_generic;`
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

fn main() {
    println!("{}", ChaCha8Rng::seed_from_u64(1).next_u64());
}
