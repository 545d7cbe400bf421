//! The table of `hash_map.rs`: open addressing with linear probing, at most three quarters full. Removing an
//! element moves up later ones, so there are no tombstones.

use alloc_crate::vec::{self, Vec};
use core::borrow::Borrow;
use core::hash::{BuildHasher, Hash};
use core::iter::Flatten;
use core::slice;

const SMALLEST: usize = 8;

#[derive(Clone)]
pub struct Table<K, V> {
    /// The number of slots is a power of two, or 0.
    slots: Vec<Option<(K, V)>>,
    len: usize,
}

impl<K, V> Table<K, V> {
    pub const fn new() -> Self {
        Table { slots: Vec::new(), len: 0 }
    }

    pub fn with_capacity(capacity: usize) -> Self {
        let mut table = Table::new();
        if capacity > 0 {
            let slots = (capacity + capacity / 3 + 1).next_power_of_two();
            table.slots.resize_with(slots.max(SMALLEST), || None);
        }
        table
    }

    pub fn capacity(&self) -> usize {
        self.slots.len() / 4 * 3
    }

    pub fn len(&self) -> usize {
        self.len
    }

    pub fn clear(&mut self) {
        if self.len > 0 {
            self.slots.fill_with(|| None);
            self.len = 0;
        }
    }

    pub fn iter(&self) -> Slots<slice::Iter<'_, Option<(K, V)>>> {
        Slots::new(self.slots.iter(), self.len)
    }

    pub fn iter_mut(&mut self) -> Slots<slice::IterMut<'_, Option<(K, V)>>> {
        Slots::new(self.slots.iter_mut(), self.len)
    }

    pub fn into_iter(self) -> Drained<K, V> {
        Slots::new(self.slots.into_iter(), self.len)
    }

    pub fn drain(&mut self) -> Drained<K, V> {
        core::mem::replace(self, Table::new()).into_iter()
    }

    pub fn at(&self, slot: usize) -> &(K, V) {
        self.slots[slot].as_ref().unwrap()
    }

    pub fn at_mut(&mut self, slot: usize) -> &mut (K, V) {
        self.slots[slot].as_mut().unwrap()
    }

    /// Fills an empty slot, as returned by [`find`](Self::find).
    pub fn put(&mut self, slot: usize, pair: (K, V)) {
        self.slots[slot] = Some(pair);
        self.len += 1;
    }

    /// The first slot to try. The multiplications spread the hashes of a poor hasher. The rotation gives tables of
    /// other sizes another order: otherwise, moving the items of a table in their order to one that still grows would
    /// fill its first slots, which takes quadratic time.
    #[inline]
    fn home(&self, hash: u64) -> usize {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let bits = self.slots.len().trailing_zeros();
        let turned = hash.wrapping_mul(ODD).rotate_left(7 * bits);
        let spread = (turned ^ (turned >> 32)).wrapping_mul(ODD);
        (spread >> (64 - bits)) as usize
    }

    /// The slot of a key or, as an error, the empty slot for it.
    #[inline]
    pub fn find<Q, S>(&self, key: &Q, state: &S) -> Result<usize, usize>
    where
        K: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
        S: BuildHasher,
    {
        if self.slots.is_empty() {
            return Err(0);
        }
        let mut slot = self.home(state.hash_one(key));
        loop {
            match &self.slots[slot] {
                None => return Err(slot),
                Some((other, _)) if other.borrow() == key => return Ok(slot),
                Some(_) => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
    }

    pub fn remove(&mut self, slot: usize, hasher: &(impl Rehash<K> + ?Sized)) -> (K, V) {
        let pair = self.slots[slot].take().unwrap();
        self.len -= 1;
        let mask = self.slots.len() - 1;
        let mut gap = slot;
        let mut next = (slot + 1) & mask;
        while let Some((key, _)) = &self.slots[next] {
            let distance = next.wrapping_sub(self.home(hasher.rehash(key))) & mask;
            if distance >= next.wrapping_sub(gap) & mask {
                self.slots.swap(gap, next);
                gap = next;
            }
            next = (next + 1) & mask;
        }
        pair
    }
}

impl<K: Hash, V> Table<K, V> {
    pub fn reserve<S: BuildHasher>(&mut self, additional: usize, state: &S) {
        let wanted = self.len + additional;
        if wanted <= self.capacity() {
            return;
        }
        let mut larger = Table::with_capacity(wanted);
        for pair in self.drain() {
            let mut slot = larger.home(state.hash_one(&pair.0));
            while larger.slots[slot].is_some() {
                slot = (slot + 1) & (larger.slots.len() - 1);
            }
            larger.put(slot, pair);
        }
        *self = larger;
    }
}

/// Hashes keys again; hides the hasher's type, which is not part of an entry's type.
pub trait Rehash<K> {
    fn rehash(&self, key: &K) -> u64;
}

impl<K: Hash, S: BuildHasher> Rehash<K> for S {
    fn rehash(&self, key: &K) -> u64 {
        self.hash_one(key)
    }
}

/// An iterator over the elements, with the number of elements left.
pub struct Slots<I: Iterator>
where
    I::Item: IntoIterator,
{
    items: Flatten<I>,
    left: usize,
}

pub type Drained<K, V> = Slots<vec::IntoIter<Option<(K, V)>>>;

impl<I: Iterator> Slots<I>
where
    I::Item: IntoIterator,
{
    fn new(slots: I, left: usize) -> Self {
        Slots { items: slots.flatten(), left }
    }
}

impl<I: Iterator> Iterator for Slots<I>
where
    I::Item: IntoIterator,
{
    type Item = <I::Item as IntoIterator>::Item;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        self.items.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<T> Clone for Slots<slice::Iter<'_, Option<T>>> {
    fn clone(&self) -> Self {
        Slots { items: self.items.clone(), left: self.left }
    }
}
