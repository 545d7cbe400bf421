// HashMap: 300000 insertions, look-ups and removals

use std::collections::HashMap;

fn main() {
    let mut map = HashMap::new();
    let mut state = 12345u64;
    for _ in 0..300_000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        *map.entry(state >> 44).or_insert(0u32) += 1;
    }
    println!("{} {:?}", map.len(), map.values().max());
    map.retain(|key, _| key % 2 == 0);
    println!("{} {}", map.len(), (0..1000).filter(|key| map.contains_key(key)).count());
    for key in 0..500_000 {
        map.remove(&key);
    }
    println!("{} {}", map.len(), map.keys().min().unwrap());
}
