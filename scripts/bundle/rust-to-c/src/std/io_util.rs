//! Readers and writers without a file: `Empty`, `Repeat` and `Sink`.

use crate::io_error::Result;
use crate::io_traits::{BufRead, Read, Seek, SeekFrom, Write};
use core::fmt;

#[non_exhaustive]
#[derive(Clone, Copy, Debug, Default)]
pub struct Empty;

pub const fn empty() -> Empty {
    Empty
}

impl Read for Empty {
    fn read(&mut self, _: &mut [u8]) -> Result<usize> {
        Ok(0)
    }
}

impl BufRead for Empty {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        Ok(&[])
    }

    fn consume(&mut self, _: usize) {}
}

impl Seek for Empty {
    fn seek(&mut self, _: SeekFrom) -> Result<u64> {
        Ok(0)
    }
}

pub struct Repeat(u8);

pub const fn repeat(byte: u8) -> Repeat {
    Repeat(byte)
}

impl Read for Repeat {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        bytes.fill(self.0);
        Ok(bytes.len())
    }
}

impl fmt::Debug for Repeat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Repeat").finish_non_exhaustive()
    }
}

#[non_exhaustive]
#[derive(Clone, Copy, Debug, Default)]
pub struct Sink;

pub const fn sink() -> Sink {
    Sink
}

macro_rules! writers {
    ($($writer:ty),*) => {
        $(
            impl Write for $writer {
                fn write(&mut self, bytes: &[u8]) -> Result<usize> {
                    Ok(bytes.len())
                }

                fn flush(&mut self) -> Result<()> {
                    Ok(())
                }
            }
        )*
    };
}
writers!(Empty, Sink, &Empty, &Sink);
