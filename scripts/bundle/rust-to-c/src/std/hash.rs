//! `std::hash`, with a hasher that gives the same hashes in every run.

use core::fmt;
pub use core::hash::*;
use core::sync::atomic::{AtomicU64, Ordering};

/// A hasher that mixes in each word by a multiplication, and mixes all bits at the end.
#[derive(Clone, Debug)]
pub struct DefaultHasher(u64);

impl DefaultHasher {
    pub const fn new() -> Self {
        DefaultHasher(0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
}

impl Default for DefaultHasher {
    fn default() -> Self {
        DefaultHasher::new()
    }
}

macro_rules! words {
    ($($write:ident $type:ident),*) => {$(
        #[inline]
        fn $write(&mut self, word: $type) {
            self.mix(word as u64);
        }
    )*};
}

impl Hasher for DefaultHasher {
    #[inline]
    fn finish(&self) -> u64 {
        let hash = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash ^ (hash >> 32)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for piece in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..piece.len()].copy_from_slice(piece);
            self.mix(u64::from_le_bytes(word));
        }
    }

    words!(write_u8 u8, write_u16 u16, write_u32 u32, write_u64 u64, write_usize usize);
}

/// The key of a map's hashes. Each new key differs from all before it, in the same way in every run.
#[derive(Clone)]
pub struct RandomState(u64);

static NEXT_KEY: AtomicU64 = AtomicU64::new(0x9e37_79b9_7f4a_7c15);

impl RandomState {
    pub fn new() -> Self {
        RandomState(NEXT_KEY.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed))
    }
}

impl Default for RandomState {
    fn default() -> Self {
        RandomState::new()
    }
}

impl fmt::Debug for RandomState {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("RandomState { .. }")
    }
}

impl BuildHasher for RandomState {
    type Hasher = DefaultHasher;

    #[inline]
    fn build_hasher(&self) -> DefaultHasher {
        DefaultHasher(self.0)
    }
}
