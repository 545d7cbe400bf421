//! `std::collections::hash_set`: the keys of a map.

use super::hash::RandomState;
use super::hash_map::{self, HashMap};
use alloc_crate::vec::{self, Vec};
use core::borrow::Borrow;
use core::fmt;
use core::hash::{BuildHasher, Hash};
use core::ops::{BitAnd, BitOr, BitXor, Sub};

pub type Iter<'a, T> = hash_map::Keys<'a, T, ()>;
pub type IntoIter<T> = hash_map::IntoKeys<T, ()>;

#[derive(Clone)]
pub struct HashSet<T, S = RandomState>(HashMap<T, (), S>);

impl<T> HashSet<T> {
    pub fn new() -> Self {
        HashSet(HashMap::new())
    }

    pub fn with_capacity(capacity: usize) -> Self {
        HashSet(HashMap::with_capacity(capacity))
    }
}

impl<T, S> HashSet<T, S> {
    pub const fn with_hasher(state: S) -> Self {
        HashSet(HashMap::with_hasher(state))
    }

    pub fn with_capacity_and_hasher(capacity: usize, state: S) -> Self {
        HashSet(HashMap::with_capacity_and_hasher(capacity, state))
    }

    pub fn hasher(&self) -> &S {
        self.0.hasher()
    }

    pub fn capacity(&self) -> usize {
        self.0.capacity()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn iter(&self) -> Iter<'_, T> {
        self.0.keys()
    }

    // The set is empty at once, even if not all items are taken.
    pub fn drain(&mut self) -> vec::IntoIter<T> {
        let items: Vec<T> = self.0.drain().map(|(item, ())| item).collect();
        items.into_iter()
    }
}

impl<T: Eq + Hash, S: BuildHasher> HashSet<T, S> {
    pub fn reserve(&mut self, additional: usize) {
        self.0.reserve(additional);
    }

    pub fn shrink_to_fit(&mut self) {}

    pub fn contains<Q: Eq + Hash + ?Sized>(&self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.contains_key(item)
    }

    pub fn get<Q: Eq + Hash + ?Sized>(&self, item: &Q) -> Option<&T>
    where
        T: Borrow<Q>,
    {
        self.0.get_key_value(item).map(|(item, ())| item)
    }

    pub fn insert(&mut self, item: T) -> bool {
        self.0.insert(item, ()).is_none()
    }

    pub fn replace(&mut self, item: T) -> Option<T> {
        let old = self.take(&item);
        self.insert(item);
        old
    }

    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.remove(item).is_some()
    }

    pub fn take<Q: Eq + Hash + ?Sized>(&mut self, item: &Q) -> Option<T>
    where
        T: Borrow<Q>,
    {
        self.0.remove_entry(item).map(|(item, ())| item)
    }

    pub fn retain<F: FnMut(&T) -> bool>(&mut self, mut keep: F) {
        self.0.retain(|item, ()| keep(item));
    }

    pub fn union<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().chain(other.difference(self))
    }

    pub fn intersection<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(move |item| other.contains(item))
    }

    pub fn difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(move |item| !other.contains(item))
    }

    pub fn symmetric_difference<'a>(
        &'a self,
        other: &'a Self,
    ) -> impl Iterator<Item = &'a T> + Clone {
        self.difference(other).chain(other.difference(self))
    }

    pub fn is_subset(&self, other: &Self) -> bool {
        self.iter().all(|item| other.contains(item))
    }

    pub fn is_superset(&self, other: &Self) -> bool {
        other.is_subset(self)
    }

    pub fn is_disjoint(&self, other: &Self) -> bool {
        !self.iter().any(|item| other.contains(item))
    }
}

impl<T, S: Default> Default for HashSet<T, S> {
    fn default() -> Self {
        HashSet(HashMap::default())
    }
}

impl<T: fmt::Debug, S> fmt::Debug for HashSet<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<T: Eq + Hash, S: BuildHasher> PartialEq for HashSet<T, S> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.is_subset(other)
    }
}

impl<T: Eq + Hash, S: BuildHasher> Eq for HashSet<T, S> {}

impl<T: Eq + Hash, S: BuildHasher> Extend<T> for HashSet<T, S> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.insert(item);
        }
    }
}

impl<'a, T: Copy + Eq + Hash, S: BuildHasher> Extend<&'a T> for HashSet<T, S> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, items: I) {
        self.extend(items.into_iter().copied());
    }
}

impl<T: Eq + Hash, S: BuildHasher + Default> FromIterator<T> for HashSet<T, S> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::default();
        set.extend(items);
        set
    }
}

impl<T: Eq + Hash, const N: usize> From<[T; N]> for HashSet<T> {
    fn from(items: [T; N]) -> Self {
        items.into_iter().collect()
    }
}

impl<T, S> IntoIterator for HashSet<T, S> {
    type Item = T;
    type IntoIter = IntoIter<T>;

    fn into_iter(self) -> IntoIter<T> {
        self.0.into_keys()
    }
}

impl<'a, T, S> IntoIterator for &'a HashSet<T, S> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

macro_rules! operator {
    ($interface:ident $function:ident $method:ident) => {
        impl<T: Clone + Eq + Hash, S: BuildHasher + Default> $interface<&HashSet<T, S>>
            for &HashSet<T, S>
        {
            type Output = HashSet<T, S>;

            fn $function(self, other: &HashSet<T, S>) -> HashSet<T, S> {
                self.$method(other).cloned().collect()
            }
        }
    };
}
operator!(BitAnd bitand intersection);
operator!(BitOr bitor union);
operator!(BitXor bitxor symmetric_difference);
operator!(Sub sub difference);
