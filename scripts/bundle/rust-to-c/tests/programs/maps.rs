//! Hash maps whose entries are added, changed and removed.

use std::collections::{BTreeMap, HashMap};

fn main() {
    let mut sums: HashMap<i32, i32> = HashMap::new();
    let mut lists: HashMap<i32, Vec<i32>> = HashMap::new();
    for number in 0..1000 {
        *sums.entry(number % 7).or_insert(0) += number;
        lists.entry(number % 3).or_default().push(number);
    }
    sums.retain(|_, sum| *sum % 2 == 0);
    lists.retain(|key, list| *key != 1 && !list.is_empty());
    println!("{:?}", sums.into_iter().collect::<BTreeMap<_, _>>());
    for (key, list) in lists.into_iter().collect::<BTreeMap<_, _>>() {
        println!("{key}: {} {:?}", list.len(), list.last());
    }
}
