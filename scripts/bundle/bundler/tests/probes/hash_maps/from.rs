// HashMap: from an array, FromIterator, Clone, PartialEq, drain, into_keys, iter_mut

use std::collections::HashMap;

fn main() {
    let a = HashMap::from([(1, 'x'), (2, 'y')]);
    let b: HashMap<_, _> = [(2, 'y'), (1, 'x')].into_iter().collect();
    println!("{} {}", a == b, a.clone() == HashMap::new());
    let mut keys: Vec<i32> = a.into_keys().collect();
    keys.sort();
    let mut c = b.clone();
    for (_, value) in &mut c {
        *value = 'z';
    }
    let mut drained: Vec<_> = c.drain().collect();
    drained.sort();
    println!("{keys:?} {drained:?} {}", c.len());
    println!("{:?}", b.get_key_value(&2).zip(b.iter().find(|(key, _)| **key == 1)));
}
