//! Allocates far more than the memory limit in total, so freed blocks must be reused.

use std::collections::{BTreeMap, HashMap};

fn main() {
    let mut sum = 0;

    // Two vectors alternate; the new one grows after the old one.
    let mut kept = Vec::new();
    for round in 0..3000 {
        let mut next = Vec::new();
        for item in 0..5000 + round * 37 % 5000 {
            next.push(item ^ round);
        }
        sum += kept.len();
        kept = next;
    }

    for round in 0..3000 {
        let long = vec![1u8; 250_000 - round];
        let short = vec![2u8; 135_000 + round];
        sum += usize::from(long[round]) + usize::from(short[round]);
        drop(long);
        let alone = vec![3u8; 135_000 + round];
        sum += usize::from(alone[round]);
    }

    // Small blocks are freed in another order.
    for round in 0..300 {
        let mut map = BTreeMap::new();
        for key in 0..1000 {
            map.insert(key * 7919 % 1009, vec![key; key % 50 + round % 7]);
        }
        map.retain(|key, _| key % 3 == round % 3);
        sum += map.values().flatten().sum::<usize>();
    }

    // The lists of a growing map are not copied while there is nothing behind them.
    let mut map = HashMap::new();
    for number in 0..1_000_000_u64 {
        map.insert(number * 7919, number);
    }
    sum += map[&79_190] as usize;
    println!("{sum}");
}
