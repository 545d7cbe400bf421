// DefaultHasher and RandomState: equal values have equal hashes

use std::collections::hash_map::{DefaultHasher, RandomState};
use std::hash::{BuildHasher, Hash, Hasher};

fn main() {
    let hash = |value: &(u32, &str)| {
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        hasher.finish()
    };
    println!("{} {}", hash(&(1, "a")) == hash(&(1, "a")), hash(&(1, "a")) == hash(&(2, "a")));
    let state = RandomState::new();
    let hash = |n: u32| {
        let mut hasher = state.build_hasher();
        n.hash(&mut hasher);
        hasher.finish()
    };
    println!("{}", hash(5) == hash(5));
}
