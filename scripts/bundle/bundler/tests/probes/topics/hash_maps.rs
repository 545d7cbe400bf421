use std::collections::HashMap;

// HashMap: counting with entry and or_insert
fn counting() {
    let mut counts: HashMap<char, usize> = HashMap::new();
    for letter in "mississippi".chars() {
        *counts.entry(letter).or_insert(0) += 1;
    }
    let mut sorted: Vec<_> = counts.into_iter().collect();
    sorted.sort();
    println!("{sorted:?}");
}

// DefaultHasher and RandomState: equal values have equal hashes
mod default_hasher {
    use std::collections::hash_map::{DefaultHasher, RandomState};
    use std::hash::{BuildHasher, Hash, Hasher};

    fn main() {
        let hash = |value: &(u32, &str)| {
            let mut hasher = DefaultHasher::new();
            value.hash(&mut hasher);
            hasher.finish()
        };
        println!("{} {}", hash(&(1, "a")) == hash(&(1, "a")), hash(&(1, "a")) == hash(&(2, "a")));
        let state = RandomState::new();
        let hash = |n: u32| {
            let mut hasher = state.build_hasher();
            n.hash(&mut hasher);
            hasher.finish()
        };
        println!("{}", hash(5) == hash(5));
    }
}

// #[derive(Hash)] for custom keys
mod derived {
    use std::collections::{HashMap, HashSet};

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Piece {
        King,
        Pawn(u8),
    }

    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Board {
        cells: Vec<Option<Piece>>,
        white: bool,
    }

    fn main() {
        let board =
            Board { cells: vec![None, Some(Piece::Pawn(3)), Some(Piece::King)], white: true };
        let mut values: HashMap<Board, i32> = HashMap::new();
        values.insert(board.clone(), 1);
        let other = Board { white: false, ..board.clone() };
        println!("{:?} {:?}", values.get(&board), values.get(&other));
        let pieces: HashSet<Piece> = board.cells.into_iter().flatten().collect();
        println!("{}", pieces.contains(&Piece::Pawn(3)) && !pieces.contains(&Piece::Pawn(4)));
    }
}

// HashMap: and_modify, or_default, or_insert_with, Entry::Occupied
mod entry {
    use std::collections::hash_map::{Entry, HashMap};

    fn main() {
        let mut map: HashMap<u32, Vec<u32>> = HashMap::new();
        for n in 0..10 {
            map.entry(n % 3).or_default().push(n);
        }
        map.entry(0).and_modify(|row| row.clear()).or_insert_with(Vec::new).push(99);
        map.entry(7).or_insert_with_key(|key| vec![*key]);
        match map.entry(1) {
            Entry::Occupied(entry) => println!("{:?}", entry.remove()),
            Entry::Vacant(_) => println!("vacant"),
        }
        if let Entry::Vacant(entry) = map.entry(50) {
            println!("{}", entry.key());
            entry.insert(vec![]);
        }
        let mut sorted: Vec<_> = map.iter().collect();
        sorted.sort();
        println!("{sorted:?}");
    }
}

// hash_map::Entry as a type, Occupied and Vacant
mod entry_type {
    use std::collections::HashMap;
    use std::collections::hash_map::Entry;

    fn describe(entry: Entry<'_, u32, char>) -> String {
        match entry {
            Entry::Occupied(entry) if *entry.key() > 1 => {
                format!("removed {:?}", entry.remove_entry())
            }
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
}

// HashMap: from an array, FromIterator, Clone, PartialEq, drain, into_keys, iter_mut
fn from() {
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

// a custom BuildHasher: BuildHasherDefault, with_hasher
mod hasher {
    use std::collections::HashMap;
    use std::hash::{BuildHasherDefault, Hasher};

    #[derive(Default)]
    struct Multiply(u64);

    impl Hasher for Multiply {
        fn finish(&self) -> u64 {
            self.0
        }

        fn write(&mut self, bytes: &[u8]) {
            for &byte in bytes {
                self.write_u64(u64::from(byte));
            }
        }

        fn write_u64(&mut self, n: u64) {
            self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
    }

    type Fast<K, V> = HashMap<K, V, BuildHasherDefault<Multiply>>;

    fn main() {
        let mut map: Fast<u64, u64> = Fast::default();
        for n in 0..1000 {
            map.insert(n * n % 911, n);
        }
        println!("{} {:?}", map.len(), map.get(&4));
    }
}

// HashMap: 300000 insertions, look-ups and removals
fn large() {
    let mut map = HashMap::new();
    let mut state = 12345u64;
    for _ in 0..300_000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        *map.entry(state >> 44).or_insert(0u32) += 1;
    }
    println!("{} {:?}", map.len(), map.values().max());
    map.retain(|key, _| key % 2 == 0);
    println!("{} {}", map.len(), (0..1000).filter(|key| map.contains_key(key)).count());
    for key in 0..500_000 {
        map.remove(&key);
    }
    println!("{} {}", map.len(), map.keys().min().unwrap());
}

// HashMap: memoised recursion with a tuple as the key
mod memo {
    use std::collections::HashMap;

    fn wins(a: u32, b: u32, memo: &mut HashMap<(u32, u32), bool>) -> bool {
        if let Some(&known) = memo.get(&(a, b)) {
            return known;
        }
        let result = (1..=a).any(|k| !wins(a - k, b, memo))
            || (1..=b).any(|k| !wins(a, b - k, memo))
            || (1..=a.min(b)).any(|k| !wins(a - k, b - k, memo));
        memo.insert((a, b), result);
        result
    }

    fn main() {
        let mut memo = HashMap::new();
        let lost = (0..20).flat_map(|a| (a..20).map(move |b| (a, b)));
        println!("{:?}", lost.filter(|&(a, b)| !wins(a, b, &mut memo)).collect::<Vec<_>>());
        println!("{}", memo.len());
    }
}

// HashMap: get, insert, remove, contains_key, get_mut, len, keys, values, retain
fn methods() {
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

// RandomState: a random number each time
mod random_state {
    use std::collections::HashSet;
    use std::collections::hash_map::RandomState;
    use std::hash::{BuildHasher, Hasher};

    fn random() -> u64 {
        RandomState::new().build_hasher().finish()
    }

    fn main() {
        let numbers: HashSet<u64> = (0..1000).map(|_| random()).collect();
        let ones: u32 = numbers.iter().map(|number| number.count_ones()).sum();
        println!("{} {}", numbers.len(), (31_000..33_000).contains(&ones));
    }
}

// HashSet of tuples, arrays and strings: states of a search
mod seen {
    use std::collections::HashSet;

    fn main() {
        let mut seen = HashSet::new();
        let mut stack = vec![[3u8, 0, 0]];
        while let Some(state) = stack.pop() {
            if !seen.insert(state) {
                continue;
            }
            for from in 0..3 {
                for to in 0..3 {
                    if from != to && state[from] > 0 {
                        let mut next = state;
                        next[from] -= 1;
                        next[to] += 1;
                        stack.push(next);
                    }
                }
            }
        }
        println!("{}", seen.len());
    }
}

// HashSet: insert, contains, union, intersection, difference, is_subset, from
mod set {
    use std::collections::HashSet;

    fn main() {
        let a: HashSet<i32> = (0..6).collect();
        let b = HashSet::from([4, 5, 6]);
        let sorted = |numbers: Vec<&i32>| {
            let mut numbers: Vec<i32> = numbers.into_iter().copied().collect();
            numbers.sort();
            numbers
        };
        println!("{:?} {:?}", sorted(a.intersection(&b).collect()), sorted(a.union(&b).collect()));
        println!(
            "{:?} {:?}",
            sorted(a.difference(&b).collect()),
            sorted(a.symmetric_difference(&b).collect())
        );
        let mut c = a.clone();
        println!("{} {} {} {:?}", c.insert(3), c.insert(9), c.remove(&0), c.take(&1));
        println!(
            "{} {} {}",
            a.is_subset(&c),
            a.is_disjoint(&[7].into()),
            a == (0..6).rev().collect()
        );
    }
}
