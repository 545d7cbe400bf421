// 2.1.1
use rustc_hash::FxHashMap;

fn main() {
    let mut map = FxHashMap::default();
    map.insert("one", 1);
    println!("{}", map["one"]);
}
