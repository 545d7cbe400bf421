//! `BufReader`, `BufWriter`, `LineWriter` and `Cursor`.

use crate::io_error::{Error, ErrorKind, Result};
use crate::io_traits::{BufRead, Read, Seek, SeekFrom, Write, read_buffered};
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

/// C's library already buffers the output, but what a program prints past this buffer must come first, as in
/// `std`.
pub struct BufWriter<W: Write> {
    bytes: Vec<u8>,
    capacity: usize,
    /// `None` only once the writer is taken out.
    inner: Option<W>,
}

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> Self {
        Self::with_capacity(8192, inner)
    }

    pub fn with_capacity(capacity: usize, inner: W) -> Self {
        BufWriter { bytes: Vec::with_capacity(capacity), capacity, inner: Some(inner) }
    }

    pub fn get_ref(&self) -> &W {
        self.inner.as_ref().unwrap()
    }

    pub fn get_mut(&mut self) -> &mut W {
        self.inner.as_mut().unwrap()
    }

    pub fn buffer(&self) -> &[u8] {
        &self.bytes
    }

    pub fn into_inner(mut self) -> core::result::Result<W, Error> {
        self.empty()?;
        Ok(self.inner.take().unwrap())
    }

    /// Passes the buffered bytes on.
    fn empty(&mut self) -> Result<()> {
        if let Some(inner) = &mut self.inner {
            inner.write_all(&self.bytes)?;
            self.bytes.clear();
        }
        Ok(())
    }
}

impl<W: Write> Write for BufWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        if self.bytes.len() + bytes.len() > self.capacity {
            self.empty()?;
        }
        if bytes.len() >= self.capacity {
            return self.get_mut().write(bytes);
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.empty()?;
        self.get_mut().flush()
    }
}

impl<W: Write> Drop for BufWriter<W> {
    fn drop(&mut self) {
        let _ = self.empty();
    }
}

impl<W: Write + fmt::Debug> fmt::Debug for BufWriter<W> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut text = f.debug_struct("BufWriter");
        text.field("writer", self.get_ref()).finish_non_exhaustive()
    }
}

// C's library already buffers the output.
#[derive(Debug)]
pub struct LineWriter<W: Write>(W);

impl<W: Write> LineWriter<W> {
    pub fn new(inner: W) -> Self {
        LineWriter(inner)
    }

    pub fn with_capacity(_: usize, inner: W) -> Self {
        LineWriter(inner)
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

impl<W: Write> Write for LineWriter<W> {
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
        read_buffered(self, bytes)
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

impl<T: AsRef<[u8]>> Seek for Cursor<T> {
    fn seek(&mut self, to: SeekFrom) -> Result<u64> {
        let position = match to {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::End(by) => (self.inner.as_ref().len() as u64).checked_add_signed(by),
            SeekFrom::Current(by) => self.position.checked_add_signed(by),
        };
        let words = "invalid seek to a negative or overflowing position";
        self.position = position.ok_or(Error::words(ErrorKind::InvalidInput, words))?;
        Ok(self.position)
    }
}
