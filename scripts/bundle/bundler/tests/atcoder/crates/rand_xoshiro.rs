// 0.7.0
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

fn main() {
    println!("{}", Xoshiro256PlusPlus::seed_from_u64(1).next_u64());
}
