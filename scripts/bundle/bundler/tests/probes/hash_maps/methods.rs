// HashMap: get, insert, remove, contains_key, get_mut, len, keys, values, retain

use std::collections::HashMap;

fn main() {
    let mut map: HashMap<String, i32> = HashMap::with_capacity(4);
    println!("{:?} {:?}", map.insert("a".to_string(), 1), map.insert("a".to_string(), 2));
    map.insert("b".into(), 5);
    println!("{:?} {:?} {} {}", map.get("a"), map.get("z"), map.contains_key("b"), map["b"]);
    if let Some(value) = map.get_mut("b") {
        *value += 10;
    }
    println!("{:?} {} {}", map.remove("a"), map.len(), map.values().sum::<i32>());
    map.extend([("c".to_string(), 7), ("d".to_string(), 8)]);
    map.retain(|_, value| *value > 7);
    let mut keys: Vec<&String> = map.keys().collect();
    keys.sort();
    println!("{keys:?} {}", map.is_empty());
    let one = HashMap::from([(1, 'x')]);
    println!("{:?} {:?} {:?}", one.keys(), one.values(), one.iter());
    map.clear();
    println!("{map:?}");
}
