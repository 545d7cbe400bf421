//! The table of `hash_map.rs`: the entries in a list, and open addressing with linear probing for their places in
//! it, at most three quarters full. Removing an entry moves up the places of later ones, so there are no tombstones.

use alloc_crate::vec::Vec;
use alloc_crate::{vec, vec::IntoIter};
use core::borrow::Borrow;
use core::hash::{BuildHasher, Hash};
use core::slice::{Iter, IterMut};

const FEWEST_SLOTS: usize = 8;

#[derive(Clone)]
pub struct Table<K, V> {
    /// The entries in the order of insertion, except that the last one takes the place of a removed one.
    entries: Vec<(K, V)>,
    /// The number of slots is a power of two, or 0.
    slots: Vec<Slot>,
}

/// Half the hash of a key, above 1 more than the place of its entry; 0 is an empty slot. Memory is below 4 GiB, so a
/// place has fewer than 32 bits.
#[derive(Clone, Copy, PartialEq)]
struct Slot(u64);

impl Slot {
    const EMPTY: Slot = Slot(0);

    fn new(half_hash: u64, place: usize) -> Slot {
        Slot(half_hash << 32 | (place as u64 + 1))
    }

    fn half_hash(self) -> u64 {
        self.0 >> 32
    }

    fn place(self) -> usize {
        self.0 as u32 as usize - 1
    }
}

/// An empty slot, and half the hash of the key that may fill it.
pub struct Gap {
    slot: usize,
    half_hash: u64,
}

/// Half the hash. The multiplication spreads the hashes of a poor hasher.
#[inline]
fn half_hash<Q: Hash + ?Sized>(key: &Q, state: &impl BuildHasher) -> u64 {
    let hash = state.hash_one(key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (hash ^ hash >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}

/// The number of entries that slots may hold.
fn most_entries(slots: usize) -> usize {
    slots / 4 * 3
}

impl<K, V> Table<K, V> {
    pub const fn new() -> Self {
        Table { entries: Vec::new(), slots: Vec::new() }
    }

    pub fn with_capacity(capacity: usize) -> Self {
        let mut table = Table::new();
        if capacity > 0 {
            table.make_slots(capacity);
        }
        table
    }

    /// Makes empty slots, and room for the entries that they may hold.
    fn make_slots(&mut self, entries: usize) {
        let slots = (entries + entries / 3 + 1).next_power_of_two().max(FEWEST_SLOTS);
        // In this order, both lists of a map that grows at the end of the heap grow in place.
        self.slots = Vec::new();
        self.entries.reserve_exact(most_entries(slots) - self.entries.len());
        self.slots = vec![Slot::EMPTY; slots];
    }

    pub fn capacity(&self) -> usize {
        most_entries(self.slots.len())
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn clear(&mut self) {
        self.entries.clear();
        self.slots.fill(Slot::EMPTY);
    }

    pub fn iter(&self) -> Iter<'_, (K, V)> {
        self.entries.iter()
    }

    pub fn iter_mut(&mut self) -> IterMut<'_, (K, V)> {
        self.entries.iter_mut()
    }

    pub fn into_iter(self) -> IntoIter<(K, V)> {
        self.entries.into_iter()
    }

    pub fn drain(&mut self) -> IntoIter<(K, V)> {
        core::mem::replace(self, Table::new()).into_iter()
    }

    pub fn at(&self, slot: usize) -> &(K, V) {
        &self.entries[self.slots[slot].place()]
    }

    pub fn at_mut(&mut self, slot: usize) -> &mut (K, V) {
        &mut self.entries[self.slots[slot].place()]
    }

    /// Fills a gap that [`find`](Self::find) returned.
    pub fn put(&mut self, gap: Gap, entry: (K, V)) -> &mut V {
        let place = self.entries.len();
        self.slots[gap.slot] = Slot::new(gap.half_hash, place);
        self.entries.push(entry);
        &mut self.entries[place].1
    }

    /// The first slot to try.
    #[inline]
    fn home(&self, half_hash: u64) -> usize {
        half_hash as usize & self.mask()
    }

    fn mask(&self) -> usize {
        self.slots.len() - 1
    }

    /// The first slot from the key's home that is empty or meets a condition.
    #[inline]
    fn probe(&self, half_hash: u64, is_wanted: impl Fn(Slot) -> bool) -> usize {
        let mut slot = self.home(half_hash);
        while self.slots[slot] != Slot::EMPTY && !is_wanted(self.slots[slot]) {
            slot = (slot + 1) & self.mask();
        }
        slot
    }

    /// The slot of a key or, as an error, the gap for it.
    #[inline]
    pub fn find<Q, S>(&self, key: &Q, state: &S) -> Result<usize, Gap>
    where
        K: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
        S: BuildHasher,
    {
        if self.slots.is_empty() {
            return Err(Gap { slot: 0, half_hash: 0 });
        }
        let half_hash = half_hash(key, state);
        let slot = self.probe(half_hash, |slot| {
            slot.half_hash() == half_hash && self.entries[slot.place()].0.borrow() == key
        });
        if self.slots[slot] == Slot::EMPTY { Err(Gap { slot, half_hash }) } else { Ok(slot) }
    }

    pub fn remove(&mut self, slot: usize, hasher: &(impl HashHalf<K> + ?Sized)) -> (K, V) {
        let place = self.slots[slot].place();
        let last = self.entries.len() - 1;
        if place < last {
            let half_hash = hasher.half_hash(&self.entries[last].0);
            let moved = self.probe(half_hash, |slot| slot.place() == last);
            self.slots[moved] = Slot::new(half_hash, place);
        }
        self.close(slot);
        self.entries.swap_remove(place)
    }

    /// Empties a slot, and moves up the later ones that it separates from their homes.
    fn close(&mut self, slot: usize) {
        let mask = self.mask();
        let mut gap = slot;
        let mut next = (slot + 1) & mask;
        while self.slots[next] != Slot::EMPTY {
            let distance = next.wrapping_sub(self.home(self.slots[next].half_hash())) & mask;
            if distance >= next.wrapping_sub(gap) & mask {
                self.slots[gap] = self.slots[next];
                gap = next;
            }
            next = (next + 1) & mask;
        }
        self.slots[gap] = Slot::EMPTY;
    }
}

impl<K: Hash, V> Table<K, V> {
    pub fn reserve<S: BuildHasher>(&mut self, additional: usize, state: &S) {
        let wanted = self.entries.len() + additional;
        if wanted > self.capacity() {
            self.make_slots(wanted);
            self.fill_slots(state);
        }
    }

    pub fn retain<S: BuildHasher>(&mut self, state: &S, mut keep: impl FnMut(&K, &mut V) -> bool) {
        self.entries.retain_mut(|(key, value)| keep(key, value));
        self.slots.fill(Slot::EMPTY);
        self.fill_slots(state);
    }

    /// Fills the empty slots with the places of all entries.
    fn fill_slots<S: BuildHasher>(&mut self, state: &S) {
        for (place, (key, _)) in self.entries.iter().enumerate() {
            let half_hash = half_hash(key, state);
            let slot = self.probe(half_hash, |_| false);
            self.slots[slot] = Slot::new(half_hash, place);
        }
    }
}

/// Hashes a key; hides the hasher's type, which is not part of an entry's type.
pub trait HashHalf<K> {
    fn half_hash(&self, key: &K) -> u64;
}

impl<K: Hash, S: BuildHasher> HashHalf<K> for S {
    fn half_hash(&self, key: &K) -> u64 {
        half_hash(key, self)
    }
}
