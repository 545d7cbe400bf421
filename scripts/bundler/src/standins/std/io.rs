//! As much of `std::io` as solutions use, over the functions of the host.

use crate::host;
use alloc_crate::string::String;
use alloc_crate::vec::Vec;
use core::fmt;

pub const OUT: u32 = 1;
pub const ERROR: u32 = 2;

pub fn print(to: u32, text: fmt::Arguments) {
    match text.as_str() {
        Some(text) => put(to, text.as_bytes()),
        None => {
            let _ = fmt::Write::write_fmt(&mut Printer(to), text);
        }
    }
}

pub fn print_line(to: u32, text: fmt::Arguments) {
    print(to, text);
    put(to, b"\n");
}

fn put(to: u32, bytes: &[u8]) {
    unsafe { host::write(to, bytes.as_ptr(), bytes.len()) }
}

struct Printer(u32);

impl fmt::Write for Printer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        put(self.0, text.as_bytes());
        Ok(())
    }
}

#[derive(Debug)]
pub enum Error {
    NotUtf8,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("the input is not UTF-8")
    }
}

impl core::error::Error for Error {}

pub type Result<T> = core::result::Result<T, Error>;

pub trait Read {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize>;

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

    fn bytes(self) -> Bytes<Self>
    where
        Self: Sized,
    {
        Bytes(self)
    }
}

pub struct Bytes<R>(R);

impl<R: Read> Iterator for Bytes<R> {
    type Item = Result<u8>;

    fn next(&mut self) -> Option<Result<u8>> {
        let mut byte = [0];
        match self.0.read(&mut byte) {
            Ok(0) => None,
            Ok(_) => Some(Ok(byte[0])),
            Err(error) => Some(Err(error)),
        }
    }
}

pub trait BufRead: Read {
    fn fill_buf(&mut self) -> Result<&[u8]>;

    fn consume(&mut self, length: usize);

    fn read_line(&mut self, line: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        loop {
            let ready = self.fill_buf()?;
            let (length, last) = match ready.iter().position(|&byte| byte == b'\n') {
                Some(index) => (index + 1, true),
                None => (ready.len(), ready.is_empty()),
            };
            bytes.extend_from_slice(&ready[..length]);
            self.consume(length);
            if last {
                return append(line, bytes);
            }
        }
    }

    fn lines(self) -> Lines<Self>
    where
        Self: Sized,
    {
        Lines(self)
    }
}

pub struct Lines<R>(R);

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<String>;

    fn next(&mut self) -> Option<Result<String>> {
        let mut line = String::new();
        match self.0.read_line(&mut line) {
            Ok(0) => return None,
            Ok(_) => {}
            Err(error) => return Some(Err(error)),
        }
        if line.ends_with('\n') {
            line.pop();
            if line.ends_with('\r') {
                line.pop();
            }
        }
        Some(Ok(line))
    }
}

fn append(to: &mut String, bytes: Vec<u8>) -> Result<usize> {
    match String::from_utf8(bytes) {
        Ok(text) => {
            to.push_str(&text);
            Ok(text.len())
        }
        Err(_) => Err(Error::NotUtf8),
    }
}

pub fn read_to_string<R: Read>(mut from: R) -> Result<String> {
    let mut text = String::new();
    from.read_to_string(&mut text)?;
    Ok(text)
}

const SIZE: usize = 16384;

struct Input {
    bytes: [u8; SIZE],
    start: usize,
    end: usize,
}

// There is one thread.
static mut INPUT: Input = Input {
    bytes: [0; SIZE],
    start: 0,
    end: 0,
};

#[derive(Debug)]
pub struct Stdin(());

pub fn stdin() -> Stdin {
    Stdin(())
}

impl Stdin {
    pub fn lock(&self) -> StdinLock<'static> {
        StdinLock(core::marker::PhantomData)
    }

    pub fn read_line(&self, line: &mut String) -> Result<usize> {
        self.lock().read_line(line)
    }

    pub fn lines(self) -> Lines<StdinLock<'static>> {
        self.lock().lines()
    }
}

#[derive(Debug)]
pub struct StdinLock<'a>(core::marker::PhantomData<&'a ()>);

impl Read for Stdin {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        self.lock().read(bytes)
    }
}

impl Read for StdinLock<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        let ready = self.fill_buf()?;
        let length = ready.len().min(bytes.len());
        bytes[..length].copy_from_slice(&ready[..length]);
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for StdinLock<'_> {
    #[inline]
    fn fill_buf(&mut self) -> Result<&[u8]> {
        let input = unsafe { &mut *core::ptr::addr_of_mut!(INPUT) };
        if input.start >= input.end {
            input.start = 0;
            input.end = unsafe { host::read(input.bytes.as_mut_ptr(), SIZE) };
        }
        Ok(&input.bytes[input.start..input.end.min(SIZE)])
    }

    #[inline]
    fn consume(&mut self, length: usize) {
        let input = unsafe { &mut *core::ptr::addr_of_mut!(INPUT) };
        input.start = input.end.min(input.start + length);
    }
}

impl<R: Read + ?Sized> Read for &mut R {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        (**self).read(bytes)
    }
}

impl<R: BufRead + ?Sized> BufRead for &mut R {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        (**self).fill_buf()
    }

    fn consume(&mut self, length: usize) {
        (**self).consume(length);
    }
}

pub trait Write {
    fn write(&mut self, bytes: &[u8]) -> Result<usize>;

    fn flush(&mut self) -> Result<()>;

    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        self.write(bytes).map(|_| ())
    }

    fn write_fmt(&mut self, text: fmt::Arguments) -> Result<()> {
        struct Adapter<'a, W: ?Sized>(&'a mut W);
        impl<W: Write + ?Sized> fmt::Write for Adapter<'_, W> {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0.write_all(text.as_bytes()).map_err(|_| fmt::Error)
            }
        }
        let _ = fmt::Write::write_fmt(&mut Adapter(self), text);
        Ok(())
    }
}

impl<W: Write + ?Sized> Write for &mut W {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        (**self).write(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        (**self).flush()
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

macro_rules! output {
    ($function:ident $output:ident $lock:ident $to:ident) => {
        #[derive(Debug)]
        pub struct $output(());

        pub fn $function() -> $output {
            $output(())
        }

        impl $output {
            pub fn lock(&self) -> $lock<'static> {
                $lock(core::marker::PhantomData)
            }
        }

        #[derive(Debug)]
        pub struct $lock<'a>(core::marker::PhantomData<&'a ()>);

        output!(impl $output $to);
        output!(impl $lock<'_> $to);
    };
    (impl $output:ty, $to:ident) => {};
    (impl $output:ident $(<$life:lifetime>)? $to:ident) => {
        impl Write for $output $(<$life>)? {
            fn write(&mut self, bytes: &[u8]) -> Result<usize> {
                put($to, bytes);
                Ok(bytes.len())
            }

            fn flush(&mut self) -> Result<()> {
                unsafe { host::flush() }
                Ok(())
            }
        }
    };
}
output!(stdout Stdout StdoutLock OUT);
output!(stderr Stderr StderrLock ERROR);

// C's library buffers what is written.
#[derive(Debug)]
pub struct BufWriter<W>(W);

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> Self {
        BufWriter(inner)
    }

    pub fn with_capacity(_: usize, inner: W) -> Self {
        BufWriter(inner)
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

pub mod prelude {
    pub use super::{BufRead, Read, Write};
}
