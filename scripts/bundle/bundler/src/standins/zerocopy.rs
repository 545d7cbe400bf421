//! The part of `zerocopy` used by `ppv-lite86`, the arithmetic of `StdRng` and `rand_chacha`.
//!
//! The crate checks that types are suitable; it did so when the program was compiled.

use std::mem::{size_of, size_of_val};
use std::ptr::{copy_nonoverlapping, from_ref};

#[derive(Debug)]
pub struct SizeError;

pub trait FromBytes: Copy {
    fn read_from_bytes(source: &[u8]) -> Result<Self, SizeError> {
        if source.len() != size_of::<Self>() {
            return Err(SizeError);
        }
        Ok(unsafe { source.as_ptr().cast::<Self>().read_unaligned() })
    }
}

impl<T: Copy> FromBytes for T {}

pub trait IntoBytes {
    fn write_to(&self, target: &mut [u8]) -> Result<(), SizeError> {
        if target.len() != size_of_val(self) {
            return Err(SizeError);
        }
        let bytes = from_ref(self).cast::<u8>();
        unsafe { copy_nonoverlapping(bytes, target.as_mut_ptr(), target.len()) };
        Ok(())
    }
}

impl<T: ?Sized> IntoBytes for T {}

macro_rules! transmute {
    ($value:expr) => {{
        let value = $value;
        unsafe { std::mem::transmute(value) }
    }};
}
pub(crate) use transmute;

macro_rules! cryptocorrosion_derive_traits {
    ($($item:tt)*) => {
        $($item)*
    };
}
pub(crate) use cryptocorrosion_derive_traits;
