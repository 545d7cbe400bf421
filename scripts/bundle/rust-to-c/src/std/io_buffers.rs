//! `BufReader`, `BufWriter`, `LineWriter` and `Cursor`.

use crate::io_error::{Error, Result};
use crate::io_traits::{BufRead, Read, Write, read_buffered};
use alloc_crate::vec::Vec;
use core::fmt;

pub struct BufReader<R: ?Sized> {
    bytes: Vec<u8>,
    start: usize,
    end: usize,
    inner: R,
}

impl<R: Read> BufReader<R> {
    pub fn new(inner: R) -> Self {
        Self::with_capacity(8192, inner)
    }

    pub fn with_capacity(capacity: usize, inner: R) -> Self {
        BufReader { bytes: alloc_crate::vec![0; capacity], start: 0, end: 0, inner }
    }
}

impl<R> BufReader<R> {
    pub fn get_ref(&self) -> &R {
        &self.inner
    }

    pub fn get_mut(&mut self) -> &mut R {
        &mut self.inner
    }

    pub fn into_inner(self) -> R {
        self.inner
    }

    pub fn buffer(&self) -> &[u8] {
        &self.bytes[self.start..self.end]
    }
}

impl<R: Read + ?Sized> Read for BufReader<R> {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        read_buffered(self, bytes)
    }
}

impl<R: Read + ?Sized> BufRead for BufReader<R> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        if self.start == self.end {
            self.start = 0;
            self.end = self.inner.read(&mut self.bytes)?;
        }
        Ok(&self.bytes[self.start..self.end])
    }

    fn consume(&mut self, length: usize) {
        self.start = self.end.min(self.start + length);
    }
}

impl<R: fmt::Debug> fmt::Debug for BufReader<R> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut text = f.debug_struct("BufReader");
        text.field("reader", &self.inner).finish_non_exhaustive()
    }
}

// C's library already buffers the output.
#[derive(Debug)]
pub struct BufWriter<W: Write>(W);

pub type LineWriter<W> = BufWriter<W>;

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> Self {
        BufWriter(inner)
    }

    pub fn with_capacity(_: usize, inner: W) -> Self {
        BufWriter(inner)
    }

    pub fn get_ref(&self) -> &W {
        &self.0
    }

    pub fn get_mut(&mut self) -> &mut W {
        &mut self.0
    }

    pub fn into_inner(self) -> core::result::Result<W, Error> {
        Ok(self.0)
    }
}

impl<W: Write> Write for BufWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        self.0.flush()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cursor<T> {
    inner: T,
    position: u64,
}

impl<T> Cursor<T> {
    pub const fn new(inner: T) -> Self {
        Cursor { inner, position: 0 }
    }

    pub const fn get_ref(&self) -> &T {
        &self.inner
    }

    pub fn get_mut(&mut self) -> &mut T {
        &mut self.inner
    }

    pub fn into_inner(self) -> T {
        self.inner
    }

    pub const fn position(&self) -> u64 {
        self.position
    }

    pub fn set_position(&mut self, position: u64) {
        self.position = position;
    }
}

impl<T: AsRef<[u8]>> Read for Cursor<T> {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        let length = self.fill_buf()?.read(bytes)?;
        self.consume(length);
        Ok(length)
    }
}

impl<T: AsRef<[u8]>> BufRead for Cursor<T> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        let bytes = self.inner.as_ref();
        let start = self.position.min(bytes.len() as u64) as usize;
        Ok(&bytes[start..])
    }

    fn consume(&mut self, length: usize) {
        self.position += length as u64;
    }
}
