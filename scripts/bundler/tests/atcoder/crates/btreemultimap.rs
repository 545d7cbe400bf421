// 0.1.1
// refused: the crate `btreemultimap` needs `serde`, which does not compile as a module of the bundle
use btreemultimap::BTreeMultiMap;

fn main() {
    let mut map = BTreeMultiMap::new();
    map.insert(2, 1);
    map.insert(1, 2);
    println!("{:?}", map.iter().next());
}
