//! Compares the results of all calls of the stand-in's hash map and set with those of `std`.

extern crate alloc as alloc_crate;

#[allow(clippy::pedantic, dead_code)] // not written for this package's lints
#[path = "../src/std/hash.rs"]
mod hash;
#[allow(clippy::pedantic, dead_code, unused_imports)]
#[path = "../src/std/hash_map.rs"]
mod hash_map;
#[allow(clippy::pedantic, dead_code)]
#[path = "../src/std/hash_set.rs"]
mod hash_set;
#[allow(clippy::pedantic, dead_code, clippy::should_implement_trait)]
#[path = "../src/std/table.rs"]
mod table;

use proptest::prelude::*;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A hasher that uses few bits of a number, so that many keys collide.
#[derive(Clone, Default)]
struct Poor(u64);

impl Hasher for Poor {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = u64::from(bytes[0] % 4);
    }
}

type Poorly = BuildHasherDefault<Poor>;

#[derive(Clone, Debug)]
enum Call {
    Insert(u8, u16),
    Remove(u8),
    Add(u8, u16),
    RemoveEntry(u8),
    Get(u8),
    Retain(u8),
    Clear,
    Reserve(u8),
}

fn call() -> impl Strategy<Value = Call> {
    prop_oneof![
        8 => (any::<u8>(), any::<u16>()).prop_map(|(key, value)| Call::Insert(key, value)),
        6 => any::<u8>().prop_map(Call::Remove),
        4 => (any::<u8>(), any::<u16>()).prop_map(|(key, value)| Call::Add(key, value)),
        2 => any::<u8>().prop_map(Call::RemoveEntry),
        2 => any::<u8>().prop_map(Call::Get),
        1 => (1..5_u8).prop_map(Call::Retain),
        1 => Just(Call::Clear),
        1 => any::<u8>().prop_map(Call::Reserve),
    ]
}

/// Performs a call; a macro, since the entries of both maps have the same methods but different types.
macro_rules! answer {
    ($map:ident, $call:expr, $entry:path) => {{
        use $entry as Entry;
        match $call {
            Call::Insert(key, value) => $map.insert(*key, *value),
            Call::Remove(key) => $map.remove(key),
            Call::Add(key, value) => {
                let sum = $map.entry(*key).and_modify(|old| *old ^= value).or_insert(*value);
                Some(*sum)
            }
            Call::RemoveEntry(key) => match $map.entry(*key) {
                Entry::Occupied(entry) => Some(entry.remove()),
                Entry::Vacant(_) => None,
            },
            Call::Get(key) => $map.get(key).copied(),
            Call::Retain(divisor) => {
                $map.retain(|key, _| key % divisor == 0);
                None
            }
            Call::Clear => {
                $map.clear();
                None
            }
            Call::Reserve(additional) => {
                $map.reserve(usize::from(*additional));
                None
            }
        }
    }};
}

fn sorted<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.into_iter().collect();
    items.sort();
    items
}

/// Asserts that each call has the same result for both maps, and that the final contents are equal.
macro_rules! assert_alike {
    ($calls:expr, $state:ty) => {{
        let mut expected: HashMap<u8, u16> = HashMap::new();
        let mut actual: hash_map::HashMap<u8, u16, $state> = hash_map::HashMap::default();
        for call in $calls {
            let (ours, theirs) = (
                answer!(actual, call, hash_map::Entry),
                answer!(expected, call, std::collections::hash_map::Entry),
            );
            prop_assert_eq!(ours, theirs, "{:?}", call);
            prop_assert_eq!(actual.len(), expected.len());
            prop_assert_eq!(actual.iter().len(), expected.len());
        }
        prop_assert_eq!(sorted(&actual), sorted(&expected));
        prop_assert_eq!(sorted(actual.keys()), sorted(expected.keys()));
        prop_assert!(actual == actual.clone().into_iter().collect());
        for key in 0..=u8::MAX {
            prop_assert_eq!(actual.get(&key), expected.get(&key));
        }
        prop_assert_eq!(sorted(actual.drain()), sorted(expected));
        prop_assert!(actual.is_empty());
    }};
}

proptest! {
    #[test]
    fn maps_answer_alike(calls in prop::collection::vec(call(), 0..400)) {
        assert_alike!(&calls, hash::RandomState);
    }

    #[test]
    fn maps_answer_alike_when_keys_collide(calls in prop::collection::vec(call(), 0..400)) {
        assert_alike!(&calls, Poorly);
    }

    #[test]
    fn sets_answer_alike(a in prop::collection::vec(0..40_u8, 0..40), b in prop::collection::vec(0..40_u8, 0..40)) {
        let of = |items: &[u8]| items.iter().copied().collect::<hash_set::HashSet<u8>>();
        let of_std = |items: &[u8]| items.iter().copied().collect::<HashSet<u8>>();
        let ((a, b), (x, y)) = ((of(&a), of(&b)), (of_std(&a), of_std(&b)));
        prop_assert_eq!(sorted(&a | &b), sorted(&x | &y));
        prop_assert_eq!(sorted(&a & &b), sorted(&x & &y));
        prop_assert_eq!(sorted(&a - &b), sorted(&x - &y));
        prop_assert_eq!(sorted(&a ^ &b), sorted(&x ^ &y));
        prop_assert_eq!(a == b, x == y);
        prop_assert_eq!(a.is_subset(&b), x.is_subset(&y));
        prop_assert_eq!(a.is_superset(&b), x.is_superset(&y));
        prop_assert_eq!(a.is_disjoint(&b), x.is_disjoint(&y));
    }
}

thread_local! {
    static COMPARED: Cell<usize> = const { Cell::new(0) };
}

/// A key that counts the comparisons.
#[derive(Clone, Copy, Eq)]
struct Counted(u64);

impl PartialEq for Counted {
    fn eq(&self, other: &Counted) -> bool {
        COMPARED.set(COMPARED.get() + 1);
        self.0 == other.0
    }
}

impl Hash for Counted {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

#[test]
fn moving_items_to_another_map_takes_linear_time() {
    let mut map: hash_map::HashMap<Counted, u64> = (0..20_000).map(|n| (Counted(n), n)).collect();
    map.retain(|_, _| true);
    let copy: hash_map::HashMap<Counted, u64> =
        map.iter().map(|(key, value)| (*key, *value)).collect();
    assert_eq!(copy.len(), 20_000);
    let compared = COMPARED.get();
    assert!(compared < 400_000, "{compared} comparisons");
}
