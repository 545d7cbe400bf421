// BTreeMap: entry, range, first_key_value, pop_last, range_mut, split_off

use std::collections::BTreeMap;

fn main() {
    let mut map = BTreeMap::new();
    for word in ["b", "a", "c", "a"] {
        *map.entry(word).or_insert(0) += 1;
    }
    println!("{map:?} {:?} {:?}", map.first_key_value(), map.range("b"..).next());
    println!("{:?} {:?}", map.pop_last(), map.get("z"));
    let mut numbers: BTreeMap<i32, i32> = (0..6).map(|n| (n, n * n)).collect();
    for (_, value) in numbers.range_mut(2..4) {
        *value = 0;
    }
    println!("{:?} {:?}", numbers.split_off(&3), numbers);
    println!("{:?} {:?}", numbers.keys().rev().collect::<Vec<_>>(), numbers.values().sum::<i32>());
}
