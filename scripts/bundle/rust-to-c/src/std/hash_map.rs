//! `std::collections::hash_map`.

pub use super::hash::{DefaultHasher, RandomState};
use super::table::{Gap, HashHalf, Table};
use alloc_crate::vec;
use core::borrow::Borrow;
use core::fmt;
use core::hash::{BuildHasher, Hash};
use core::iter::FusedIterator;
use core::ops::Index;

pub struct HashMap<K, V, S = RandomState> {
    table: Table<K, V>,
    state: S,
}

impl<K, V> HashMap<K, V> {
    pub fn new() -> Self {
        Self::with_hasher(RandomState::new())
    }

    pub fn with_capacity(capacity: usize) -> Self {
        Self::with_capacity_and_hasher(capacity, RandomState::new())
    }
}

impl<K, V, S> HashMap<K, V, S> {
    pub const fn with_hasher(state: S) -> Self {
        let table = Table::new();
        HashMap { table, state }
    }

    pub fn with_capacity_and_hasher(capacity: usize, state: S) -> Self {
        let table = Table::with_capacity(capacity);
        HashMap { table, state }
    }

    pub fn hasher(&self) -> &S {
        &self.state
    }

    pub fn capacity(&self) -> usize {
        self.table.capacity()
    }

    pub fn len(&self) -> usize {
        self.table.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn clear(&mut self) {
        self.table.clear();
    }

    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter(self.table.iter())
    }

    pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {
        IterMut(self.table.iter_mut())
    }

    pub fn keys(&self) -> Keys<'_, K, V> {
        Keys(self.iter())
    }

    pub fn values(&self) -> Values<'_, K, V> {
        Values(self.iter())
    }

    pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {
        ValuesMut(self.iter_mut())
    }

    pub fn into_keys(self) -> IntoKeys<K, V> {
        IntoKeys(self.into_iter())
    }

    pub fn into_values(self) -> IntoValues<K, V> {
        IntoValues(self.into_iter())
    }

    pub fn drain(&mut self) -> IntoIter<K, V> {
        IntoIter(self.table.drain())
    }
}

impl<K: Eq + Hash, V, S: BuildHasher> HashMap<K, V, S> {
    pub fn reserve(&mut self, additional: usize) {
        self.table.reserve(additional, &self.state);
    }

    pub fn shrink_to_fit(&mut self) {}

    fn find<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        self.table.find(key, &self.state).ok()
    }

    #[inline]
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.get_key_value(key).map(|(_, value)| value)
    }

    pub fn get_key_value<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<(&K, &V)>
    where
        K: Borrow<Q>,
    {
        let (key, value) = self.table.at(self.find(key)?);
        Some((key, value))
    }

    pub fn get_mut<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let slot = self.find(key)?;
        Some(&mut self.table.at_mut(slot).1)
    }

    pub fn contains_key<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.find(key).is_some()
    }

    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.entry(key) {
            Entry::Occupied(mut entry) => Some(entry.insert(value)),
            Entry::Vacant(entry) => {
                entry.insert(value);
                None
            }
        }
    }

    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.remove_entry(key).map(|(_, value)| value)
    }

    pub fn remove_entry<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<(K, V)>
    where
        K: Borrow<Q>,
    {
        let slot = self.find(key)?;
        Some(self.table.remove(slot, &self.state))
    }

    pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, keep: F) {
        self.table.retain(&self.state, keep);
    }

    #[inline]
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        self.reserve(1);
        let HashMap { table, state } = self;
        match table.find(&key, state) {
            Ok(slot) => Entry::Occupied(OccupiedEntry { table, slot, hasher: state }),
            Err(gap) => Entry::Vacant(VacantEntry { table, gap, key }),
        }
    }
}

pub enum Entry<'a, K, V> {
    Occupied(OccupiedEntry<'a, K, V>),
    Vacant(VacantEntry<'a, K, V>),
}

impl<'a, K, V> Entry<'a, K, V> {
    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }

    pub fn or_insert_with<F: FnOnce() -> V>(self, value: F) -> &'a mut V {
        self.or_insert_with_key(|_| value())
    }

    pub fn or_insert_with_key<F: FnOnce(&K) -> V>(self, value: F) -> &'a mut V {
        match self {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => {
                let value = value(&entry.key);
                entry.insert(value)
            }
        }
    }

    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }

    pub fn and_modify<F: FnOnce(&mut V)>(mut self, change: F) -> Self {
        if let Entry::Occupied(entry) = &mut self {
            change(entry.get_mut());
        }
        self
    }

    pub fn key(&self) -> &K {
        match self {
            Entry::Occupied(entry) => entry.key(),
            Entry::Vacant(entry) => entry.key(),
        }
    }
}

pub struct OccupiedEntry<'a, K, V> {
    table: &'a mut Table<K, V>,
    slot: usize,
    hasher: &'a dyn HashHalf<K>,
}

impl<'a, K, V> OccupiedEntry<'a, K, V> {
    pub fn key(&self) -> &K {
        &self.table.at(self.slot).0
    }

    pub fn get(&self) -> &V {
        &self.table.at(self.slot).1
    }

    pub fn get_mut(&mut self) -> &mut V {
        &mut self.table.at_mut(self.slot).1
    }

    pub fn into_mut(self) -> &'a mut V {
        &mut self.table.at_mut(self.slot).1
    }

    pub fn insert(&mut self, value: V) -> V {
        core::mem::replace(self.get_mut(), value)
    }

    pub fn remove(self) -> V {
        self.remove_entry().1
    }

    pub fn remove_entry(self) -> (K, V) {
        self.table.remove(self.slot, self.hasher)
    }
}

pub struct VacantEntry<'a, K, V> {
    table: &'a mut Table<K, V>,
    gap: Gap,
    key: K,
}

impl<'a, K, V> VacantEntry<'a, K, V> {
    pub fn key(&self) -> &K {
        &self.key
    }

    pub fn into_key(self) -> K {
        self.key
    }

    pub fn insert(self, value: V) -> &'a mut V {
        self.table.put(self.gap, (self.key, value))
    }
}

impl<K: fmt::Debug, V: fmt::Debug> fmt::Debug for Entry<'_, K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut text = f.debug_tuple("Entry");
        match self {
            Entry::Occupied(entry) => text.field(entry),
            Entry::Vacant(entry) => text.field(entry),
        };
        text.finish()
    }
}

impl<K: fmt::Debug, V: fmt::Debug> fmt::Debug for OccupiedEntry<'_, K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut text = f.debug_struct("OccupiedEntry");
        text.field("key", self.key()).field("value", self.get());
        text.finish_non_exhaustive()
    }
}

impl<K: fmt::Debug, V> fmt::Debug for VacantEntry<'_, K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_tuple("VacantEntry").field(self.key()).finish()
    }
}

/// Defines an iterator that maps the items of another.
macro_rules! iterator {
    ($name:ident [$($generics:tt)*] $inner:ty, $item:ty, $of:expr) => {
        pub struct $name<$($generics)*>($inner);

        impl<$($generics)*> Iterator for $name<$($generics)*> {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                self.0.next().map($of)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }
        }

        impl<$($generics)*> ExactSizeIterator for $name<$($generics)*> {}
        impl<$($generics)*> FusedIterator for $name<$($generics)*> {}
    };
}
iterator!(Iter ['a, K, V] core::slice::Iter<'a, (K, V)>, (&'a K, &'a V), |(key, value)| (key, value));
iterator!(IterMut ['a, K, V] core::slice::IterMut<'a, (K, V)>, (&'a K, &'a mut V), |(key, value)| (&*key, value));
iterator!(IntoIter [K, V] vec::IntoIter<(K, V)>, (K, V), |pair| pair);
iterator!(Keys ['a, K, V] Iter<'a, K, V>, &'a K, |(key, _)| key);
iterator!(Values ['a, K, V] Iter<'a, K, V>, &'a V, |(_, value)| value);
iterator!(ValuesMut ['a, K, V] IterMut<'a, K, V>, &'a mut V, |(_, value)| value);
iterator!(IntoKeys [K, V] IntoIter<K, V>, K, |(key, _)| key);
iterator!(IntoValues [K, V] IntoIter<K, V>, V, |(_, value)| value);

macro_rules! shared_iterators {
    ($($name:ident)*) => {$(
        impl<K, V> Clone for $name<'_, K, V> {
            fn clone(&self) -> Self {
                $name(self.0.clone())
            }
        }

        impl<'a, K, V> fmt::Debug for $name<'a, K, V>
        where
            <$name<'a, K, V> as Iterator>::Item: fmt::Debug,
        {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.debug_list().entries(self.clone()).finish()
            }
        }
    )*};
}
shared_iterators!(Iter Keys Values);

impl<K: Clone, V: Clone, S: Clone> Clone for HashMap<K, V, S> {
    fn clone(&self) -> Self {
        HashMap { table: self.table.clone(), state: self.state.clone() }
    }
}

impl<K, V, S: Default> Default for HashMap<K, V, S> {
    fn default() -> Self {
        Self::with_hasher(S::default())
    }
}

impl<K: fmt::Debug, V: fmt::Debug, S> fmt::Debug for HashMap<K, V, S> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<K: Eq + Hash, V: PartialEq, S: BuildHasher> PartialEq for HashMap<K, V, S> {
    fn eq(&self, other: &Self) -> bool {
        let same = |(key, value)| other.get(key).is_some_and(|found| value == found);
        self.len() == other.len() && self.iter().all(same)
    }
}

impl<K: Eq + Hash, V: Eq, S: BuildHasher> Eq for HashMap<K, V, S> {}

impl<K: Eq + Hash + Borrow<Q>, Q: Eq + Hash + ?Sized, V, S: BuildHasher> Index<&Q>
    for HashMap<K, V, S>
{
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("no entry found for key")
    }
}

impl<K: Eq + Hash, V, S: BuildHasher> Extend<(K, V)> for HashMap<K, V, S> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(key, value);
        }
    }
}

impl<'a, K: Copy + Eq + Hash, V: Copy, S: BuildHasher> Extend<(&'a K, &'a V)> for HashMap<K, V, S> {
    fn extend<I: IntoIterator<Item = (&'a K, &'a V)>>(&mut self, pairs: I) {
        self.extend(pairs.into_iter().map(|(key, value)| (*key, *value)));
    }
}

impl<K: Eq + Hash, V, S: BuildHasher + Default> FromIterator<(K, V)> for HashMap<K, V, S> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut map = Self::default();
        map.extend(pairs);
        map
    }
}

impl<K: Eq + Hash, V, const N: usize> From<[(K, V); N]> for HashMap<K, V> {
    fn from(pairs: [(K, V); N]) -> Self {
        pairs.into_iter().collect()
    }
}

impl<K, V, S> IntoIterator for HashMap<K, V, S> {
    type Item = (K, V);
    type IntoIter = IntoIter<K, V>;

    fn into_iter(self) -> IntoIter<K, V> {
        IntoIter(self.table.into_iter())
    }
}

impl<'a, K, V, S> IntoIterator for &'a HashMap<K, V, S> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Iter<'a, K, V> {
        self.iter()
    }
}

impl<'a, K, V, S> IntoIterator for &'a mut HashMap<K, V, S> {
    type Item = (&'a K, &'a mut V);
    type IntoIter = IterMut<'a, K, V>;

    fn into_iter(self) -> IterMut<'a, K, V> {
        self.iter_mut()
    }
}
