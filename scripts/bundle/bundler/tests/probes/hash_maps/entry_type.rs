// hash_map::Entry as a type, Occupied and Vacant

use std::collections::HashMap;
use std::collections::hash_map::Entry;

fn describe(entry: Entry<'_, u32, char>) -> String {
    match entry {
        Entry::Occupied(entry) if *entry.key() > 1 => format!("removed {:?}", entry.remove_entry()),
        Entry::Vacant(entry) => format!("inserted {}", entry.insert('v')),
        kept => format!("{kept:?}"),
    }
}

fn main() {
    let mut map = HashMap::from([(1, 'a'), (2, 'b')]);
    for key in 1..=3 {
        println!("{}", describe(map.entry(key)));
    }
    println!("{}", map.len());
}
