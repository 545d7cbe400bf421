//! What programs without an operating system see as `std`: `core`, `alloc`, and as much of
//! `std::io` and `std::process` as solutions use, over five functions of the host.

#![no_std]
#![allow(missing_docs)]

extern crate alloc as alloc_crate;

pub use alloc_crate::{borrow, boxed, fmt, format, rc, slice, str, string, task, vec};
pub use core::{
    any, array, ascii, assert, assert_eq, assert_ne, cell, char, clone, cmp, column, compile_error,
    concat, convert, debug_assert, debug_assert_eq, debug_assert_ne, default, env, file, format_args,
    future, hash, hint, i128, i16, i32, i64, i8, include, include_bytes, include_str, isize, iter,
    line, marker, matches, mem, module_path, num, ops, option, option_env, panic, pin, primitive,
    ptr, result, stringify, time, todo, u128, u16, u32, u64, u8, unimplemented, unreachable, usize,
    write, writeln,
};

pub mod collections {
    pub use alloc_crate::collections::*;
}

pub mod error {
    pub use core::error::Error;
}

pub mod sync {
    pub use alloc_crate::sync::*;
    pub use core::sync::atomic;
}

pub mod prelude {
    pub mod v1 {
        pub use crate::{dbg, eprint, eprintln, format, print, println, vec};
        pub use alloc_crate::borrow::ToOwned;
        pub use alloc_crate::boxed::Box;
        pub use alloc_crate::string::{String, ToString};
        pub use alloc_crate::vec::Vec;
        pub use core::prelude::v1::*;
        pub use core::{
            assert_eq, assert_ne, debug_assert, debug_assert_eq, debug_assert_ne, matches, panic,
            todo, unimplemented, unreachable, write, writeln,
        };
    }

    pub mod rust_2015 {
        pub use super::v1::*;
    }

    pub mod rust_2018 {
        pub use super::v1::*;
    }

    pub mod rust_2021 {
        pub use super::v1::*;
        pub use core::prelude::rust_2021::*;
    }

    pub mod rust_2024 {
        pub use super::v1::*;
        pub use core::prelude::rust_2024::*;
    }
}

#[macro_export]
macro_rules! print {
    ($($text:tt)*) => {
        $crate::io::print($crate::io::OUT, $crate::format_args!($($text)*))
    };
}

#[macro_export]
macro_rules! println {
    () => { $crate::print!("\n") };
    ($($text:tt)*) => {
        $crate::io::print_line($crate::io::OUT, $crate::format_args!($($text)*))
    };
}

#[macro_export]
macro_rules! eprint {
    ($($text:tt)*) => {
        $crate::io::print($crate::io::ERROR, $crate::format_args!($($text)*))
    };
}

#[macro_export]
macro_rules! eprintln {
    () => { $crate::eprint!("\n") };
    ($($text:tt)*) => {
        $crate::io::print_line($crate::io::ERROR, $crate::format_args!($($text)*))
    };
}

#[macro_export]
macro_rules! dbg {
    ($value:expr) => {
        match $value {
            value => {
                $crate::eprintln!("{} = {:#?}", $crate::stringify!($value), &value);
                value
            }
        }
    };
}

/// The functions that the C source gets from C's library.
mod host {
    #[link(wasm_import_module = "env")]
    extern "C" {
        pub fn read(to: *mut u8, length: usize) -> usize;
        pub fn write(to: u32, from: *const u8, length: usize);
        pub fn flush();
        pub fn exit(code: i32) -> !;
        pub fn compare(a: *const u8, b: *const u8, length: usize) -> i32;
    }
}

pub mod process {
    pub fn exit(code: i32) -> ! {
        unsafe { crate::host::exit(code) }
    }

    pub fn abort() -> ! {
        exit(134)
    }
}

// No judge shows what a panic says, and to say it takes a third of a small program.
#[panic_handler]
fn panicked(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}

pub mod io {
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
}

/// Blocks of few sizes, eight from a power of two to the next; what is freed waits in a list for
/// the next of its size.
mod memory {
    use core::alloc::{GlobalAlloc, Layout};
    use core::arch::wasm32::{memory_grow, memory_size};
    use core::ptr::{addr_of_mut, null_mut};

    const PAGE: usize = 65536;
    const SMALLEST: usize = 16;

    struct Heap {
        free: [*mut u8; 256],
        next: usize,
        end: usize,
    }

    // There is one thread.
    static mut HEAP: Heap = Heap {
        free: [null_mut(); 256],
        next: 0,
        end: 0,
    };

    struct Allocator;

    #[global_allocator]
    static ALLOCATOR: Allocator = Allocator;

    /// The size of a block, and its place in the list of all sizes.
    fn class(layout: Layout) -> (usize, usize) {
        let size = layout.size().max(layout.align()).max(SMALLEST);
        let step = (size - 1).ilog2().max(7) - 3;
        let steps = ((size - 1) >> step) + 1;
        (steps << step, steps + (step as usize - 4) * 8)
    }

    impl Heap {
        unsafe fn fresh(&mut self, size: usize, align: usize) -> *mut u8 {
            if self.end == 0 {
                self.end = memory_size(0) * PAGE;
                self.next = self.end;
            }
            let start = (self.next + align - 1) & !(align - 1);
            if self.reach(start, size) {
                start as *mut u8
            } else {
                null_mut()
            }
        }

        /// Makes the block that starts there the last one, with this size.
        unsafe fn reach(&mut self, start: usize, size: usize) -> bool {
            let Some(next) = start.checked_add(size) else {
                return false;
            };
            if next > self.end {
                let pages = (next - self.end - 1) / PAGE + 1;
                if memory_grow(0, pages) == usize::MAX {
                    return false;
                }
                self.end += pages * PAGE;
            }
            self.next = next;
            true
        }
    }

    unsafe impl GlobalAlloc for Allocator {
        unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
            let heap = &mut *addr_of_mut!(HEAP);
            let (size, class) = class(layout);
            let block = heap.free[class];
            if block.is_null() || layout.align() > SMALLEST {
                return heap.fresh(size, layout.align().max(SMALLEST));
            }
            heap.free[class] = *(block as *mut *mut u8);
            block
        }

        unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
            let heap = &mut *addr_of_mut!(HEAP);
            let (size, class) = class(layout);
            if block as usize + size == heap.next {
                heap.next = block as usize;
                return;
            }
            *(block as *mut *mut u8) = heap.free[class];
            heap.free[class] = block;
        }

        unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
            let heap = &mut *addr_of_mut!(HEAP);
            let wanted = Layout::from_size_align_unchecked(size, layout.align());
            let ((old_size, _), (new_size, new)) = (class(layout), class(wanted));
            if old_size == new_size {
                return block;
            }
            // The last block can change its size where it is. It does not grow past one that is
            // free: else what always grows at the end would never use again what it has left.
            let is_last = block as usize + old_size == heap.next;
            if is_last && (new_size < old_size || heap.free[new].is_null()) {
                return if heap.reach(block as usize, new_size) {
                    block
                } else {
                    null_mut()
                };
            }
            let moved = self.alloc(wanted);
            if !moved.is_null() {
                core::ptr::copy_nonoverlapping(block, moved, layout.size().min(size));
                self.dealloc(block, layout);
            }
            moved
        }
    }
}

/// What the compiler calls where WebAssembly has no operator.
mod builtins {
    #[no_mangle]
    unsafe extern "C" fn memcmp(a: *const u8, b: *const u8, length: usize) -> i32 {
        crate::host::compare(a, b, length)
    }

    fn low(value: u128) -> u64 {
        value as u64
    }

    fn high(value: u128) -> u64 {
        (value >> 64) as u64
    }

    fn join(high: u64, low: u64) -> u128 {
        (high as u128) << 64 | low as u128
    }

    /// The full product, from four products of halves.
    #[inline]
    fn product(a: u64, b: u64) -> u128 {
        const MASK: u64 = 0xffff_ffff;
        let (a1, a0, b1, b0) = (a >> 32, a & MASK, b >> 32, b & MASK);
        let low = a0 * b0;
        let middle = a1 * b0 + (low >> 32);
        let other = a0 * b1 + (middle & MASK);
        let high = a1 * b1 + (middle >> 32) + (other >> 32);
        join(high, other << 32 | low & MASK)
    }

    #[no_mangle]
    extern "C" fn __multi3(a: u128, b: u128) -> u128 {
        let crossed = high(a)
            .wrapping_mul(low(b))
            .wrapping_add(low(a).wrapping_mul(high(b)));
        product(low(a), low(b)).wrapping_add(join(crossed, 0))
    }

    /// Two digits by one that is greater than the first (Knuth's algorithm D in base 2^32).
    fn divide_digits(high: u64, low: u64, divisor: u64) -> (u64, u64) {
        const BASE: u64 = 1 << 32;
        let shift = divisor.leading_zeros();
        let divisor = divisor << shift;
        let (d1, d0) = (divisor >> 32, divisor & (BASE - 1));
        let high = if shift == 0 {
            high
        } else {
            high << shift | low >> (64 - shift)
        };
        let low = low << shift;
        let digit = |high: u64, next: u64| {
            let (mut quotient, mut rest) = (high / d1, high % d1);
            while quotient >= BASE || quotient * d0 > (rest << 32 | next) {
                quotient -= 1;
                rest += d1;
                if rest >= BASE {
                    break;
                }
            }
            let rest = (high << 32 | next).wrapping_sub(quotient.wrapping_mul(divisor));
            (quotient, rest)
        };
        let (q1, rest) = digit(high, low >> 32);
        let (q0, rest) = digit(rest, low & (BASE - 1));
        (q1 << 32 | q0, rest >> shift)
    }

    fn divide(a: u128, b: u128) -> (u128, u128) {
        if high(b) == 0 {
            let b = low(b);
            if high(a) == 0 {
                return (join(0, low(a) / b), join(0, low(a) % b));
            }
            let (q1, rest) = (high(a) / b, high(a) % b);
            let (q0, rest) = divide_digits(rest, low(a), b);
            return (join(q1, q0), join(0, rest));
        }
        if a < b {
            return (0, a);
        }
        // The quotient has one digit; one that is at most 1 too large comes from the leading
        // digit of the divisor.
        let shift = high(b).leading_zeros();
        let (estimate, _) = divide_digits(high(a >> 1), low(a >> 1), high(b << shift));
        let mut quotient = (estimate >> (63 - shift)).saturating_sub(1);
        let mut rest = a.wrapping_sub(__multi3(join(0, quotient), b));
        if rest >= b {
            quotient += 1;
            rest -= b;
        }
        (join(0, quotient), rest)
    }

    #[no_mangle]
    extern "C" fn __udivti3(a: u128, b: u128) -> u128 {
        divide(a, b).0
    }

    #[no_mangle]
    extern "C" fn __umodti3(a: u128, b: u128) -> u128 {
        divide(a, b).1
    }

    #[no_mangle]
    extern "C" fn __divti3(a: i128, b: i128) -> i128 {
        let quotient = divide(a.unsigned_abs(), b.unsigned_abs()).0 as i128;
        if (a < 0) == (b < 0) {
            quotient
        } else {
            quotient.wrapping_neg()
        }
    }

    #[no_mangle]
    extern "C" fn __modti3(a: i128, b: i128) -> i128 {
        let rest = divide(a.unsigned_abs(), b.unsigned_abs()).1 as i128;
        if a < 0 {
            rest.wrapping_neg()
        } else {
            rest
        }
    }

    #[no_mangle]
    extern "C" fn __ashlti3(a: u128, places: i32) -> u128 {
        match places as u32 & 127 {
            0 => a,
            places @ 1..=63 => join(high(a) << places | low(a) >> (64 - places), low(a) << places),
            places => join(low(a) << (places - 64), 0),
        }
    }

    #[no_mangle]
    extern "C" fn __lshrti3(a: u128, places: i32) -> u128 {
        match places as u32 & 127 {
            0 => a,
            places @ 1..=63 => join(high(a) >> places, high(a) << (64 - places) | low(a) >> places),
            places => join(0, high(a) >> (places - 64)),
        }
    }

    #[no_mangle]
    extern "C" fn __ashrti3(a: i128, places: i32) -> i128 {
        let (top, bottom) = ((a >> 64) as i64, a as u64);
        let (top, bottom) = match places as u32 & 127 {
            0 => (top, bottom),
            places @ 1..=63 => (top >> places, (top as u64) << (64 - places) | bottom >> places),
            places => (top >> 63, (top >> (places - 64)) as u64),
        };
        join(top as u64, bottom) as i128
    }
}
