// RandomState: a random number each time

use std::collections::HashSet;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn main() {
    let numbers: HashSet<u64> = (0..1000).map(|_| random()).collect();
    let ones: u32 = numbers.iter().map(|number| number.count_ones()).sum();
    println!("{} {}", numbers.len(), (31_000..33_000).contains(&ones));
}
