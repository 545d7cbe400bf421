//! The part of `std::io` that solutions use, on top of the host.

use crate::host;
pub use crate::io_buffers::{BufReader, BufWriter, Cursor, LineWriter};
pub use crate::io_error::{Error, ErrorKind, Result};
use crate::io_traits::read_buffered;
pub use crate::io_traits::{
    BufRead, Bytes, Chain, Lines, Read, Seek, SeekFrom, Split, Take, Write, read_to_string,
};
pub use crate::io_util::{Empty, Repeat, Sink, empty, repeat, sink};
use alloc_crate::string::String;
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

pub(crate) fn put(to: u32, bytes: &[u8]) {
    unsafe { host::write(to, bytes.as_ptr(), bytes.len()) }
}

struct Printer(u32);

impl fmt::Write for Printer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        put(self.0, text.as_bytes());
        Ok(())
    }
}

const SIZE: usize = 16384;

struct Input {
    bytes: [u8; SIZE],
    start: usize,
    end: usize,
}

// No lock is needed, since there is one thread.
static mut INPUT: Input = Input { bytes: [0; SIZE], start: 0, end: 0 };

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

impl Read for &Stdin {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        self.lock().read(bytes)
    }
}

impl Read for StdinLock<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        let input = unsafe { &*core::ptr::addr_of!(INPUT) };
        if input.start == input.end && bytes.len() >= SIZE {
            return Ok(unsafe { host::read(bytes.as_mut_ptr(), bytes.len()) });
        }
        read_buffered(self, bytes)
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

/// No judge runs a program at a terminal.
pub trait IsTerminal {
    fn is_terminal(&self) -> bool {
        false
    }
}

macro_rules! no_terminals {
    ($($stream:ty),*) => { $(impl IsTerminal for $stream {})* };
}
no_terminals!(Stdin, StdinLock<'_>, Stdout, StdoutLock<'_>, Stderr, StderrLock<'_>);

pub mod prelude {
    pub use super::{BufRead, Read, Seek, Write};
}
