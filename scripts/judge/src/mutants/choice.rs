//! Code added to a program that contains mutants.

use std::env;
use std::sync::atomic::{AtomicU32, Ordering};

/// Returns whether the program's first argument is this mutant's number.
#[inline(always)]
pub fn is_mutant(number: u32) -> bool {
    static CHOSEN: AtomicU32 = AtomicU32::new(u32::MAX);
    let mut chosen = CHOSEN.load(Ordering::Relaxed);
    if chosen == u32::MAX {
        chosen = env::args().nth(1).map_or(0, |number| number.parse().unwrap());
        CHOSEN.store(chosen, Ordering::Relaxed);
    }
    chosen == number
}

/// Truncates an integer to 32 bits, keeping its type.
pub fn narrowed<T: Narrow>(integer: T) -> T {
    integer.narrowed()
}

pub trait Narrow {
    fn narrowed(self) -> Self;
}

macro_rules! narrow {
    ($($integer:ty)*) => {
        $(impl Narrow for $integer {
            fn narrowed(self) -> Self {
                self as i32 as Self
            }
        })*
    };
}

narrow! { u64 i64 u128 i128 }

impl<T: Narrow> Narrow for Vec<T> {
    fn narrowed(self) -> Self {
        self.into_iter().map(narrowed).collect()
    }
}

impl<T: Narrow, U: Narrow> Narrow for (T, U) {
    fn narrowed(self) -> Self {
        (narrowed(self.0), narrowed(self.1))
    }
}
