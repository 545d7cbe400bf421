// HashMap: counting with entry and or_insert

use std::collections::HashMap;

fn main() {
    let mut counts: HashMap<char, usize> = HashMap::new();
    for letter in "mississippi".chars() {
        *counts.entry(letter).or_insert(0) += 1;
    }
    let mut sorted: Vec<_> = counts.into_iter().collect();
    sorted.sort();
    println!("{sorted:?}");
}
