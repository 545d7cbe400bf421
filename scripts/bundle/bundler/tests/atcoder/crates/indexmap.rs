// 2.11.0
use indexmap::{IndexMap, IndexSet};

fn main() {
    let mut map = IndexMap::new();
    for word in ["b", "a", "b"] {
        *map.entry(word).or_insert(0) += 1;
    }
    let set: IndexSet<i32> = [3, 1, 3].into_iter().collect();
    println!("{map:?} {:?}", set.get_index(1));
}
