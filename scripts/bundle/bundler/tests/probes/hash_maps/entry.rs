// HashMap: and_modify, or_default, or_insert_with, Entry::Occupied

use std::collections::hash_map::{Entry, HashMap};

fn main() {
    let mut map: HashMap<u32, Vec<u32>> = HashMap::new();
    for n in 0..10 {
        map.entry(n % 3).or_default().push(n);
    }
    map.entry(0).and_modify(|row| row.clear()).or_insert_with(Vec::new).push(99);
    map.entry(7).or_insert_with_key(|key| vec![*key]);
    match map.entry(1) {
        Entry::Occupied(entry) => println!("{:?}", entry.remove()),
        Entry::Vacant(_) => println!("vacant"),
    }
    if let Entry::Vacant(entry) = map.entry(50) {
        println!("{}", entry.key());
        entry.insert(vec![]);
    }
    let mut sorted: Vec<_> = map.iter().collect();
    sorted.sort();
    println!("{sorted:?}");
}
