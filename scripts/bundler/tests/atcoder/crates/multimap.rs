// 0.10.1
// refused in C: cannot be translated to C: `HashMapEntry::Occupied(entry) => Entry::Occupied(OccupiedEntry { inner: entry }),`
use multimap::MultiMap;

fn main() {
    let mut map = MultiMap::new();
    map.insert("a", 1);
    map.insert("a", 2);
    println!("{:?}", map.get_vec("a"));
}
