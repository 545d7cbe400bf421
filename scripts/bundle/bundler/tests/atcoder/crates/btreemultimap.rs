// 0.1.1
use btreemultimap::BTreeMultiMap;

fn main() {
    let mut map = BTreeMultiMap::new();
    map.insert(2, 1);
    map.insert(1, 2);
    println!("{:?}", map.iter().next());
}
