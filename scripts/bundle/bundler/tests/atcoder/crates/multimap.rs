// 0.10.1
use multimap::MultiMap;

fn main() {
    let mut map = MultiMap::new();
    map.insert("a", 1);
    map.insert("a", 2);
    println!("{:?}", map.get_vec("a"));
}
