//! The memory of searches.

use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash};
use std::ops::Index;

/// Positions numbered 0, 1, … in order.
pub struct Numbered<P> {
    positions: Vec<P>,
    places: Places,
}

impl<P> Default for Numbered<P> {
    fn default() -> Self {
        Numbered { positions: Vec::new(), places: Places::default() }
    }
}

impl<P: Eq + Hash> Numbered<P> {
    /// The number of a position, if it has one.
    pub fn find(&self, position: &P) -> Option<usize> {
        self.find_by(FxBuildHasher.hash_one(position), position)
    }

    fn find_by(&self, hash: u64, position: &P) -> Option<usize> {
        let is_it = |number: usize| self.positions[number] == *position;
        self.places.find(hash, &is_it)
    }

    /// The number of a position; a new one if needed.
    pub fn number(&mut self, position: P) -> usize {
        let hash = FxBuildHasher.hash_one(&position);
        let known = self.find_by(hash, &position);
        known.unwrap_or_else(|| self.add(hash, position))
    }

    /// Numbers a position; returns false if it already had a number.
    pub fn insert(&mut self, position: P) -> bool {
        let count = self.count();
        self.number(position) == count
    }

    fn add(&mut self, hash: u64, position: P) -> usize {
        let number = self.positions.len();
        self.places.add(hash, number);
        self.positions.push(position);
        number
    }

    /// The position with this number.
    pub fn position(&self, number: usize) -> &P {
        &self.positions[number]
    }

    /// The number of numbered positions.
    pub fn count(&self) -> usize {
        self.positions.len()
    }
}

/// Returns whether all items are different.
pub fn are_different<T: Eq + Hash>(things: impl IntoIterator<Item = T>) -> bool {
    let mut known = Numbered::default();
    things.into_iter().all(|thing| known.insert(thing))
}

/// A map from positions to values.
pub struct Memo<P, V> {
    known: Numbered<P>,
    /// Indexed by the numbers of the positions.
    values: Vec<V>,
}

impl<P, V> Default for Memo<P, V> {
    fn default() -> Self {
        Memo { known: Numbered::default(), values: Vec::new() }
    }
}

impl<P, V> Memo<P, V> {
    /// Returns whether the map is empty.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The number of positions with a value.
    pub fn count(&self) -> usize {
        self.values.len()
    }
}

impl<P: Eq + Hash, V> Memo<P, V> {
    /// The values of numbered positions.
    ///
    /// # Panics
    ///
    /// If the numbers of values and positions differ.
    pub fn new(known: Numbered<P>, values: Vec<V>) -> Self {
        assert_eq!(known.count(), values.len());
        Memo { known, values }
    }

    /// Returns the value of a position, if known.
    pub fn get(&self, position: &P) -> Option<&V> {
        Some(&self.values[self.known.find(position)?])
    }

    /// Remembers a value.
    pub fn insert(&mut self, position: P, value: V) {
        let number = self.known.number(position);
        if number < self.values.len() {
            self.values[number] = value;
        } else {
            self.values.push(value);
        }
    }

    /// Returns the value of a position; computes and records an unknown one.
    pub fn get_or_insert(&mut self, position: P, value: impl FnOnce(&P) -> V) -> &mut V {
        let number = self.known.number(position);
        if number == self.values.len() {
            self.values.push(value(self.known.position(number)));
        }
        &mut self.values[number]
    }
}

impl<P: Eq + Hash, V> Index<&P> for Memo<P, V> {
    type Output = V;

    fn index(&self, position: &P) -> &V {
        self.get(position).expect("a position that is known")
    }
}

impl<P, V> IntoIterator for Memo<P, V> {
    type Item = (P, V);
    type IntoIter = std::iter::Zip<std::vec::IntoIter<P>, std::vec::IntoIter<V>>;

    fn into_iter(self) -> Self::IntoIter {
        self.known.positions.into_iter().zip(self.values)
    }
}

/// The places of items in a list by their hashes: a hash table with open addressing, compiled once for all
/// types of item.
#[derive(Default)]
struct Places {
    /// A power of two that is at least twice the number of items.
    slots: Vec<Slot>,
    count: usize,
}

/// Part of an item's hash, and its place plus one; 0 if the slot is empty.
#[derive(Clone, Copy, Default)]
struct Slot {
    hash: u32,
    next: u32,
}

impl Places {
    /// The place of the item with this hash that satisfies `is_it`.
    fn find(&self, hash: u64, is_it: &dyn Fn(usize) -> bool) -> Option<usize> {
        let last = self.slots.len().checked_sub(1)?;
        let hash = hash as u32;
        let mut at = hash as usize & last;
        loop {
            let slot = self.slots[at];
            let place = slot.next.checked_sub(1)? as usize;
            if slot.hash == hash && is_it(place) {
                return Some(place);
            }
            at = (at + 1) & last;
        }
    }

    fn add(&mut self, hash: u64, place: usize) {
        self.count += 1;
        if 2 * self.count > self.slots.len() {
            let length = self.slots.len().max(8) * 2;
            let slots = std::mem::replace(&mut self.slots, vec![Slot::default(); length]);
            for slot in slots {
                if slot.next > 0 {
                    self.put(slot);
                }
            }
        }
        let next = u32::try_from(place + 1).expect("fewer positions than 2^32");
        let hash = hash as u32;
        self.put(Slot { hash, next });
    }

    fn put(&mut self, slot: Slot) {
        let last = self.slots.len() - 1;
        let mut at = slot.hash as usize & last;
        while self.slots[at].next > 0 {
            at = (at + 1) & last;
        }
        self.slots[at] = slot;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_keep_their_numbers() {
        let mut numbered = Numbered::default();
        assert_eq!(numbered.find(&0_u64), None);
        for number in 0..1000 {
            assert_eq!(numbered.number(number * number), number as usize);
        }
        for number in 0..1000 {
            let position = number * number;
            assert_eq!(numbered.find(&position), Some(number as usize));
            assert_eq!(numbered.number(position), number as usize);
            assert_eq!(*numbered.position(number as usize), position);
        }
        assert_eq!(numbered.find(&2), None);
        assert_eq!(numbered.count(), 1000);
    }

    #[test]
    fn things_with_one_hash_are_told_apart() {
        let mut places = Places::default();
        for place in 0..100 {
            places.add(7, place);
        }
        for place in 0..100 {
            assert_eq!(places.find(7, &|other| other == place), Some(place));
        }
        assert_eq!(places.find(7, &|_| false), None);
        assert_eq!(places.find(8, &|_| true), None);
    }

    #[test]
    fn what_is_remembered_last_counts() {
        let mut memo = Memo::default();
        memo.insert("a", 1);
        memo.insert("b", 2);
        memo.insert("a", 3);
        assert_eq!((memo[&"a"], memo.get(&"b"), memo.get(&"c")), (3, Some(&2), None));
        assert_eq!(*memo.get_or_insert("c", |_| 4), 4);
        assert_eq!(*memo.get_or_insert("c", |_| 5), 4);
        assert!(memo.into_iter().eq([("a", 3), ("b", 2), ("c", 4)]));
    }
}
