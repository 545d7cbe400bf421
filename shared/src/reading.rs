//! The numbers and words of the standard input: `input!` as in the crate `proconio`, but faster.
//!
//! Tokens stand between blanks, and a token that is missing or malformed ends the program with a
//! sentence that names it. What is read ahead is at most a buffer, and never more than is there: a
//! dialogue goes on line by line. Two things are simpler than in `proconio`. Blanks are those of
//! ASCII: a wider one is part of a token. And a type is a path, or such types in brackets.
//!
//! Its macros look for this module at the root of the file. Pasted into a module such as `shared`, it
//! needs `use shared::reading;` there.
//!
//! Integers are read eight digits at a time. Two million of nine digits take 14 ms instead of 35 if
//! they stand on one line, and instead of 74 if each has its own. The solutions here read with
//! `proconio` all the same, in whose place a bundle has a quick reader anyway: this file is for a
//! submission that is put together by hand.
//!
//! Paste alone.

use std::any::{type_name, Any};
use std::fmt::Debug;
use std::io::Read;
use std::str::{from_utf8, FromStr};
use std::sync::{Mutex, MutexGuard};

/// Declares variables and reads their values, as `input!` of `proconio` does.
///
/// # Complexity
///
/// O(n) for n bytes of input.
///
/// # Panics
///
/// If a token is missing, or not of its type.
///
/// # Examples
///
/// ```no_run
/// use shared::input;
/// use shared::reading::marker::{Chars, Usize1};
///
/// input! { n: usize, mut heaps: [u64; n], edges: [(Usize1, Usize1)], rows: [Chars; n] }
/// ```
#[macro_export]
macro_rules! input {
    ($($pattern:tt $($name:ident)? : $kind:tt),* $(,)?) => {
        let mut stdin = $crate::reading::stdin();
        $(let $pattern $($name)? = $crate::read!(stdin, $kind);)*
        drop(stdin);
    };
    ($($pattern:tt $($name:ident)? : $kind:tt $(:: $path:ident)*),* $(,)?) => {
        let mut stdin = $crate::reading::stdin();
        $(let $pattern $($name)? = $crate::read!(stdin, $kind $(:: $path)*);)*
        drop(stdin);
    };
}

/// The value of one type that `input!` understands.
#[doc(hidden)]
#[macro_export]
macro_rules! read {
    ($stdin:ident, [$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::read!($stdin, $kind)).collect::<Vec<_>>()
    };
    ($stdin:ident, [$kind:tt $(:: $path:ident)*; $len:expr]) => {
        (0..$len).map(|_| $crate::read!($stdin, $kind $(:: $path)*)).collect::<Vec<_>>()
    };
    ($stdin:ident, [$kind:tt]) => {{
        let len = $crate::read!($stdin, usize);
        $crate::read!($stdin, [$kind; len])
    }};
    ($stdin:ident, [$kind:tt $(:: $path:ident)*]) => {{
        let len = $crate::read!($stdin, usize);
        $crate::read!($stdin, [$kind $(:: $path)*; len])
    }};
    ($stdin:ident, ($($kind:tt),* $(,)?)) => {
        ($($crate::read!($stdin, $kind),)*)
    };
    ($stdin:ident, ($($kind:tt $(:: $path:ident)*),* $(,)?)) => {
        ($($crate::read!($stdin, $kind $(:: $path)*),)*)
    };
    ($stdin:ident, $kind:ty) => {
        <$kind as $crate::reading::Readable>::read(&mut $stdin)
    };
}

/// The standard input, of which some is read ahead.
pub struct Input {
    buffer: [u8; 1 << 16],
    /// The part of the buffer that is still to be read as tokens.
    start: usize,
    end: usize,
}

static STDIN: Mutex<Input> = Mutex::new(Input {
    buffer: [0; 1 << 16],
    start: 0,
    end: 0,
});

/// The standard input, for this thread alone.
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If another thread panicked while it was reading.
pub fn stdin() -> MutexGuard<'static, Input> {
    STDIN.lock().expect("a thread failed while it was reading")
}

/// Whether nothing but blanks is left.
///
/// # Complexity
///
/// O(n) for n blanks.
///
/// # Panics
///
/// If the input cannot be read.
///
/// # Examples
///
/// ```no_run
/// use shared::input;
/// use shared::reading::is_stdin_empty;
///
/// while !is_stdin_empty() {
///     input! { a: u64, b: u64 }
///     println!("{}", a ^ b);
/// }
/// ```
pub fn is_stdin_empty() -> bool {
    stdin().is_empty()
}

#[inline]
fn is_blank(byte: u8) -> bool {
    byte == b' ' || (9..=13).contains(&byte)
}

impl Input {
    #[inline]
    fn unread(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Reads what there is, up to a buffer, after all of it has been read as tokens; whether there is any.
    #[cold]
    fn refill(&mut self) -> bool {
        let length = std::io::stdin().read(&mut self.buffer);
        self.start = 0;
        self.end = length.expect("stdin cannot be read");
        self.end > 0
    }

    fn is_empty(&mut self) -> bool {
        loop {
            match self.unread().first().copied() {
                Some(byte) if is_blank(byte) => self.start += 1,
                Some(_) => return false,
                None if !self.refill() => return true,
                None => {}
            }
        }
    }

    /// Hands the next token to a reader.
    fn token<T>(&mut self, read: impl FnOnce(&str) -> T) -> T {
        assert!(
            !self.is_empty(),
            "the input ends where a token should stand"
        );
        let mut token = Vec::new();
        loop {
            let unread = self.unread();
            let end = unread.iter().position(|&byte| is_blank(byte));
            token.extend(&unread[..end.unwrap_or(unread.len())]);
            self.start += end.unwrap_or(unread.len());
            if end.is_some() || !self.refill() {
                return read(from_utf8(&token).expect("a token is not UTF-8"));
            }
        }
    }

    /// The next token, if it is an integer without a sign and well within the buffer, as most are.
    #[inline]
    fn digits<T: 'static>(&mut self) -> Option<T> {
        let unread = self.unread();
        let mut start = 0;
        while is_blank(*unread.get(start)?) {
            start += 1;
        }
        let text = unread.get(start..start + 24)?; // all 20 digits that a number below 2⁶⁴ may have
        let (mut number, mut length) = (0_u64, 0);
        for eight in text.chunks_exact(8) {
            let (value, digits) = leading_digits(u64::from_le_bytes(eight.try_into().ok()?));
            let (power, most) = POWERS_OF_TEN[digits];
            if number > most {
                return None;
            }
            number = (number * power).checked_add(value)?;
            length += digits;
            if digits < 8 {
                break;
            }
        }
        if length == 0 || !is_blank(*text.get(length)?) {
            return None;
        }
        let end = start + length;
        let mut value: Option<T> = None;
        macro_rules! fill {
            ($($integer:ty)*) => {
                $(if let Some(value) = (&mut value as &mut dyn Any).downcast_mut() {
                    *value = <$integer>::try_from(number).ok();
                })*
            };
        }
        fill!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);
        if value.is_some() {
            self.start += end;
        }
        value
    }
}

/// Powers of ten, and the greatest numbers that times these are below 2⁶⁴: products that are checked by
/// a comparison, since a checked one takes 128 bits in C.
const POWERS_OF_TEN: [(u64, u64); 9] = {
    let mut powers = [(1, u64::MAX); 9];
    let mut n = 1;
    while n < 9 {
        let power = 10 * powers[n - 1].0;
        powers[n] = (power, u64::MAX / power);
        n += 1;
    }
    powers
};

/// The number that the digits at the beginning of eight bytes are, and how many there are: with zeros
/// before them they are eight, of which three products make pairs, fours and the whole.
#[inline]
fn leading_digits(text: u64) -> (u64, usize) {
    let values = text ^ 0x3030_3030_3030_3030;
    let others = (values | values.wrapping_add(0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080;
    let digits = others.trailing_zeros() / 8;
    let values = values.checked_shl(64 - 8 * digits).unwrap_or(0);
    let pairs = values.wrapping_mul(1 + (10 << 8)) >> 8 & 0x00FF_00FF_00FF_00FF;
    let fours = pairs.wrapping_mul(1 + (100 << 16)) >> 16 & 0x0000_FFFF_0000_FFFF;
    let number = fours.wrapping_mul(1 + (10_000 << 32)) >> 32;
    (number, digits as usize)
}

/// What can be read.
pub trait Readable {
    /// What is read.
    type Output;
    /// Reads it.
    ///
    /// # Complexity
    ///
    /// O(n) for n bytes of input.
    ///
    /// # Panics
    ///
    /// If the token is missing or malformed.
    fn read(stdin: &mut Input) -> Self::Output;
}

impl<T: FromStr + 'static> Readable for T
where
    T::Err: Debug,
{
    type Output = T;
    #[inline]
    fn read(stdin: &mut Input) -> T {
        let parse = |token: &str| match token.parse() {
            Ok(value) => value,
            Err(why) => panic!("`{token}` is not of type {}: {why:?}", type_name::<T>()),
        };
        stdin.digits().unwrap_or_else(|| stdin.token(parse))
    }
}

pub mod marker {
    //! Types that read something other than themselves.

    use super::{Input, Readable};

    /// The bytes of a word.
    pub enum Bytes {}
    impl Readable for Bytes {
        type Output = Vec<u8>;
        fn read(stdin: &mut Input) -> Vec<u8> {
            stdin.token(|token| token.into())
        }
    }

    /// The characters of a word.
    pub enum Chars {}
    impl Readable for Chars {
        type Output = Vec<char>;
        fn read(stdin: &mut Input) -> Vec<char> {
            stdin.token(|token| token.chars().collect())
        }
    }

    /// A number counted from 1, converted to one counted from 0.
    pub enum Usize1 {}
    impl Readable for Usize1 {
        type Output = usize;
        fn read(stdin: &mut Input) -> usize {
            let value = usize::read(stdin).checked_sub(1);
            value.expect("`0` is not of type Usize1: it counts from 1")
        }
    }

    /// A signed number counted from 1, converted to one counted from 0.
    pub enum Isize1 {}
    impl Readable for Isize1 {
        type Output = isize;
        fn read(stdin: &mut Input) -> isize {
            let value = isize::read(stdin).checked_sub(1);
            value.expect("the least isize is not of type Isize1: it counts from 1")
        }
    }
}
