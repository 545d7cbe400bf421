// 0.9.2
// features: small_rng
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

fn main() {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut cards: Vec<u32> = (0..10).collect();
    cards.shuffle(&mut rng);
    println!("{cards:?} {}", rng.random_range(1..=6));
}
