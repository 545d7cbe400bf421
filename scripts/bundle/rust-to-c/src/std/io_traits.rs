//! The traits of `std::io`, and the types that their methods return.

use crate::io_error::{Error, ErrorKind, Result};
use alloc_crate::boxed::Box;
use alloc_crate::string::String;
use alloc_crate::vec::Vec;
use core::fmt;

pub trait Read {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize>;

    fn read_exact(&mut self, mut bytes: &mut [u8]) -> Result<()> {
        while !bytes.is_empty() {
            match self.read(bytes)? {
                0 => {
                    let words = "failed to fill whole buffer";
                    return Err(Error::words(ErrorKind::UnexpectedEof, words));
                }
                length => bytes = &mut bytes[length..],
            }
        }
        Ok(())
    }

    fn read_to_end(&mut self, all: &mut Vec<u8>) -> Result<usize> {
        let before = all.len();
        let mut piece = [0; 4096];
        loop {
            match self.read(&mut piece)? {
                0 => return Ok(all.len() - before),
                length => all.extend_from_slice(&piece[..length]),
            }
        }
    }

    fn read_to_string(&mut self, all: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        self.read_to_end(&mut bytes)?;
        append(all, bytes)
    }

    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }

    fn bytes(self) -> Bytes<Self>
    where
        Self: Sized,
    {
        Bytes(self)
    }

    fn chain<R: Read>(self, next: R) -> Chain<Self, R>
    where
        Self: Sized,
    {
        Chain { first: Some(self), second: next }
    }

    fn take(self, limit: u64) -> Take<Self>
    where
        Self: Sized,
    {
        Take { inner: self, limit }
    }
}

fn append(to: &mut String, bytes: Vec<u8>) -> Result<usize> {
    match String::from_utf8(bytes) {
        Ok(text) => {
            to.push_str(&text);
            Ok(text.len())
        }
        Err(_) => {
            let words = "stream did not contain valid UTF-8";
            Err(Error::words(ErrorKind::InvalidData, words))
        }
    }
}

pub fn read_to_string<R: Read>(mut from: R) -> Result<String> {
    let mut text = String::new();
    from.read_to_string(&mut text)?;
    Ok(text)
}

#[derive(Debug)]
pub struct Bytes<R>(R);

impl<R: Read> Iterator for Bytes<R> {
    type Item = Result<u8>;

    fn next(&mut self) -> Option<Result<u8>> {
        let mut byte = [0];
        let read = self.0.read(&mut byte);
        read.map(|length| (length > 0).then_some(byte[0])).transpose()
    }
}

#[derive(Debug)]
pub struct Chain<A, B> {
    /// `None` once the first reader is at its end.
    first: Option<A>,
    second: B,
}

impl<A: Read, B: Read> Read for Chain<A, B> {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        if let Some(first) = &mut self.first {
            let length = first.read(bytes)?;
            if length > 0 || bytes.is_empty() {
                return Ok(length);
            }
            self.first = None;
        }
        self.second.read(bytes)
    }
}

#[derive(Debug)]
pub struct Take<R> {
    inner: R,
    limit: u64,
}

impl<R> Take<R> {
    pub fn limit(&self) -> u64 {
        self.limit
    }

    pub fn into_inner(self) -> R {
        self.inner
    }
}

impl<R: Read> Read for Take<R> {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        let most = self.limit.min(bytes.len() as u64) as usize;
        let length = self.inner.read(&mut bytes[..most])?;
        self.limit -= length as u64;
        Ok(length)
    }
}

impl<R: BufRead> BufRead for Take<R> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        // At the limit, a read could wait for more input.
        if self.limit == 0 {
            return Ok(&[]);
        }
        let ready = self.inner.fill_buf()?;
        let most = self.limit.min(ready.len() as u64) as usize;
        Ok(&ready[..most])
    }

    fn consume(&mut self, length: usize) {
        let length = self.limit.min(length as u64) as usize;
        self.limit -= length as u64;
        self.inner.consume(length);
    }
}

/// Reads at most the bytes in a reader's buffer.
pub fn read_buffered<R: BufRead + ?Sized>(reader: &mut R, bytes: &mut [u8]) -> Result<usize> {
    let ready = reader.fill_buf()?;
    let length = ready.len().min(bytes.len());
    bytes[..length].copy_from_slice(&ready[..length]);
    reader.consume(length);
    Ok(length)
}

pub trait BufRead: Read {
    fn fill_buf(&mut self) -> Result<&[u8]>;

    fn consume(&mut self, length: usize);

    fn read_until(&mut self, end: u8, bytes: &mut Vec<u8>) -> Result<usize> {
        let before = bytes.len();
        loop {
            let ready = self.fill_buf()?;
            let (length, last) = match ready.iter().position(|&byte| byte == end) {
                Some(index) => (index + 1, true),
                None => (ready.len(), ready.is_empty()),
            };
            bytes.extend_from_slice(&ready[..length]);
            self.consume(length);
            if last {
                return Ok(bytes.len() - before);
            }
        }
    }

    fn read_line(&mut self, line: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        self.read_until(b'\n', &mut bytes)?;
        append(line, bytes)
    }

    fn lines(self) -> Lines<Self>
    where
        Self: Sized,
    {
        Lines(self)
    }

    fn split(self, end: u8) -> Split<Self>
    where
        Self: Sized,
    {
        Split(self, end)
    }
}

#[derive(Debug)]
pub struct Lines<R>(R);

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<String>;

    fn next(&mut self) -> Option<Result<String>> {
        let mut line = String::new();
        let read = self.0.read_line(&mut line);
        if line.ends_with('\n') {
            line.pop();
            if line.ends_with('\r') {
                line.pop();
            }
        }
        read.map(|length| (length > 0).then_some(line)).transpose()
    }
}

#[derive(Debug)]
pub struct Split<R>(R, u8);

impl<R: BufRead> Iterator for Split<R> {
    type Item = Result<Vec<u8>>;

    fn next(&mut self) -> Option<Result<Vec<u8>>> {
        let mut part = Vec::new();
        let read = self.0.read_until(self.1, &mut part);
        if part.last() == Some(&self.1) {
            part.pop();
        }
        read.map(|length| (length > 0).then_some(part)).transpose()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekFrom {
    Start(u64),
    End(i64),
    Current(i64),
}

pub trait Seek {
    fn seek(&mut self, to: SeekFrom) -> Result<u64>;

    fn rewind(&mut self) -> Result<()> {
        self.seek(SeekFrom::Start(0)).map(|_| ())
    }

    fn stream_position(&mut self) -> Result<u64> {
        self.seek(SeekFrom::Current(0))
    }

    fn seek_relative(&mut self, by: i64) -> Result<()> {
        self.seek(SeekFrom::Current(by)).map(|_| ())
    }
}

pub trait Write {
    fn write(&mut self, bytes: &[u8]) -> Result<usize>;

    fn flush(&mut self) -> Result<()>;

    fn write_all(&mut self, mut bytes: &[u8]) -> Result<()> {
        while !bytes.is_empty() {
            match self.write(bytes)? {
                0 => {
                    let words = "failed to write whole buffer";
                    return Err(Error::words(ErrorKind::WriteZero, words));
                }
                length => bytes = &bytes[length..],
            }
        }
        Ok(())
    }

    fn write_fmt(&mut self, text: fmt::Arguments) -> Result<()> {
        struct Adapter<'a, W: ?Sized> {
            to: &'a mut W,
            result: Result<()>,
        }
        impl<W: Write + ?Sized> fmt::Write for Adapter<'_, W> {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.result = self.to.write_all(text.as_bytes());
                self.result.as_ref().map(|_| ()).map_err(|_| fmt::Error)
            }
        }
        let mut adapter = Adapter { to: self, result: Ok(()) };
        let _ = fmt::Write::write_fmt(&mut adapter, text);
        adapter.result
    }

    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }
}

/// Implements the traits for pointers to readers or writers.
macro_rules! pointers {
    ($($pointer:ty),*) => {
        $(
            impl<T: Read + ?Sized> Read for $pointer {
                fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
                    (**self).read(bytes)
                }
            }

            impl<T: BufRead + ?Sized> BufRead for $pointer {
                fn fill_buf(&mut self) -> Result<&[u8]> {
                    (**self).fill_buf()
                }

                fn consume(&mut self, length: usize) {
                    (**self).consume(length);
                }
            }

            impl<T: Seek + ?Sized> Seek for $pointer {
                fn seek(&mut self, to: SeekFrom) -> Result<u64> {
                    (**self).seek(to)
                }
            }

            impl<T: Write + ?Sized> Write for $pointer {
                fn write(&mut self, bytes: &[u8]) -> Result<usize> {
                    (**self).write(bytes)
                }

                fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
                    (**self).write_all(bytes)
                }

                fn flush(&mut self) -> Result<()> {
                    (**self).flush()
                }
            }
        )*
    };
}
pointers!(&mut T, Box<T>);

impl Read for &[u8] {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        read_buffered(self, bytes)
    }
}

impl BufRead for &[u8] {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        Ok(self)
    }

    fn consume(&mut self, length: usize) {
        *self = &self[length..];
    }
}

impl Write for Vec<u8> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}
