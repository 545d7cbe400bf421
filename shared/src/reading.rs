//! Reading numbers and words from the standard input: `input!` as in the crate `proconio`, but faster.
//!
//! Bundles contain this module instead of that crate, and a test compares the two. There are five
//! differences. Blanks are spaces and control characters, so a Ctrl-Z at the end of an old file is not a
//! token, and other Unicode blanks are part of a token. A byte order mark at the start is skipped. Input
//! that is not UTF-8 is malformed only in a token that is read as text, not anywhere on its line.
//! Messages about malformed tokens are worded differently. And a program that reads types other than
//! those at [`Readable`] must implement [`Readable`] for them itself.
//!
//! A missing or malformed token makes the program panic with a message that says so. At most one buffer is
//! read ahead, and only input that has arrived, so a dialogue goes on line by line.
//!
//! The macros expect this module at the root of the file. If it is pasted into a module such as `shared`,
//! the root needs `use shared::reading;`.
//!
//! Numbers are read eight digits at a time. Two million numbers of nine digits take a third of the time of
//! the crate if they are on one line, and a fifth if each is on a line of its own.
//!
//! Paste alone.

use std::any::type_name;
use std::borrow::Cow;
use std::io::Read;
use std::str::{from_utf8, FromStr};
use std::sync::{Mutex, MutexGuard};

/// Declares variables and reads their values, like `input!` of `proconio`.
///
/// # Complexity
///
/// O(n) for n bytes of input.
///
/// # Panics
///
/// If a token is missing or is not of its type.
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
    (@ $stdin:ident [$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::input!(@ $stdin $kind)).collect::<Vec<_>>()
    };
    (@ $stdin:ident [$kind:tt $(:: $path:ident)*; $len:expr]) => {
        (0..$len).map(|_| $crate::input!(@ $stdin $kind $(:: $path)*)).collect::<Vec<_>>()
    };
    (@ $stdin:ident [$kind:tt]) => {{
        let len = $crate::input!(@ $stdin usize);
        $crate::input!(@ $stdin [$kind; len])
    }};
    (@ $stdin:ident [$kind:tt $(:: $path:ident)*]) => {{
        let len = $crate::input!(@ $stdin usize);
        $crate::input!(@ $stdin [$kind $(:: $path)*; len])
    }};
    (@ $stdin:ident ($($kind:tt),* $(,)?)) => {
        ($($crate::input!(@ $stdin $kind),)*)
    };
    (@ $stdin:ident ($($kind:tt $(:: $path:ident)*),* $(,)?)) => {
        ($($crate::input!(@ $stdin $kind $(:: $path)*),)*)
    };
    (@ $stdin:ident $kind:ty) => {
        <$kind as $crate::reading::Readable<_>>::read(&mut $stdin)
    };
    ($($pattern:tt $($name:ident)? : $kind:tt),* $(,)?) => {
        let mut stdin = $crate::reading::stdin();
        $(let $pattern $($name)? = $crate::input!(@ stdin $kind);)*
        drop(stdin);
    };
    ($($pattern:tt $($name:ident)? : $kind:tt $(:: $path:ident)*),* $(,)?) => {
        let mut stdin = $crate::reading::stdin();
        $(let $pattern $($name)? = $crate::input!(@ stdin $kind $(:: $path)*);)*
        drop(stdin);
    };
}

/// The same as [`input!`], under the name that `proconio` uses for dialogues.
///
/// # Complexity
///
/// O(n) for n bytes of input.
///
/// # Panics
///
/// The same as for [`input!`].
#[macro_export]
macro_rules! input_interactive {
    ($($input:tt)*) => { $crate::input! { $($input)* } };
}

/// The text that has been read ahead, and the place in it from which tokens are still to be read.
pub struct Input {
    text: Vec<u8>,
    at: usize,
}

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
    static STDIN: Mutex<Input> = Mutex::new(Input::new());
    STDIN.lock().unwrap()
}

/// Returns true if nothing but blanks is left.
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
    let mut stdin = stdin();
    let is_empty = stdin.is_empty();
    // Goes back to the blank before the token: a number is read quickly from there.
    let read = &stdin.text[..stdin.at];
    let is_after_blank = read.last().is_some_and(|&byte| byte <= b' ');
    stdin.at -= usize::from(is_after_blank);
    is_empty
}

impl Input {
    const fn new() -> Input {
        Input { text: Vec::new(), at: 0 }
    }

    /// Skips to the next token, and returns true if there is none.
    fn is_empty(&mut self) -> bool {
        while self.at < self.text.len() || self.fill() {
            if self.text[self.at] > b' ' {
                return false;
            }
            self.at += 1;
        }
        true
    }

    /// Fills the buffer with the input that has arrived, and returns false at the end of the input.
    #[cold]
    fn fill(&mut self) -> bool {
        let is_start = self.text.is_empty();
        self.text.resize(1 << 14, 0);
        let length = std::io::stdin().read(&mut self.text).unwrap();
        self.text.truncate(length);
        let has_mark = is_start && self.text.starts_with(b"\xef\xbb\xbf");
        self.at = 3 * usize::from(has_mark);
        // A read from a pipe may return the mark alone.
        length > self.at || has_mark && self.fill()
    }

    /// Reads the next token, which must be the digits of a number below 2⁶⁴.
    #[inline(never)]
    fn natural(&mut self) -> u64 {
        assert!(!self.sign(), "a negative number");
        self.rest(0)
    }

    /// Reads the next token, which must be a number that fits in an `i64`.
    fn integer(&mut self) -> i64 {
        let is_negative = self.sign();
        let size = self.rest(0);
        let number =
            if is_negative { 0_i64.checked_sub_unsigned(size) } else { size.try_into().ok() };
        number.expect("a number beyond 64 bits")
    }

    /// Skips to the digits of the next token, and returns true if a minus sign precedes them.
    fn sign(&mut self) -> bool {
        assert!(!self.is_empty(), "the input ends");
        let sign = self.text[self.at];
        self.at += usize::from(sign == b'-' || sign == b'+');
        let is_there = self.at < self.text.len() || self.fill();
        assert!(is_there && self.text[self.at] > b' ', "a sign alone");
        sign == b'-'
    }

    /// Reads the remaining digits of a number whose first digits are those of `number`.
    fn rest(&mut self, mut number: u64) -> u64 {
        if number == 0 {
            number = self.eight();
        }
        loop {
            let mut at = self.at;
            while let Some(&byte) = self.text.get(at) {
                let digit = u64::from(byte.wrapping_sub(b'0'));
                if digit > 9 {
                    assert!(byte <= b' ', "`{}` is no digit", byte.escape_ascii());
                    self.at = at;
                    return number;
                }
                assert!(number <= u64::MAX / 10, "a number beyond 64 bits");
                let next = u64::checked_add(10 * number, digit);
                number = next.expect("a number beyond 64 bits");
                at += 1;
            }
            self.at = at;
            if !self.fill() {
                return number;
            }
        }
    }

    /// Reads a number as `natural` does, but quickly if it is well within the buffer and follows a single
    /// blank: up to 16 digits take no loop.
    #[inline]
    fn quick(&mut self) -> u64 {
        if let Some(text) = self.text.get(self.at..self.at + 18) {
            let (number, length) = digits(text[1..9].try_into().unwrap());
            if length == 8 && text[0] <= b' ' {
                return self.longer(number);
            }
            if length > 0 && text[0] <= b' ' && text[1 + length] <= b' ' {
                self.at += 1 + length;
                return number;
            }
        }
        self.natural()
    }

    /// Reads a number for `quick`, given its first eight digits. Like `natural`, this is a function of its
    /// own so that `quick` is short.
    #[inline(never)]
    fn longer(&mut self, number: u64) -> u64 {
        let text = &self.text[self.at + 9..self.at + 18];
        let (more, length) = digits(text[..8].try_into().unwrap());
        let number = if length > 0 { number * POWERS[length] + more } else { number };
        let is_whole = text[length] <= b' ';
        self.at += 9 + length;
        if is_whole {
            number
        } else {
            self.rest(number)
        }
    }

    /// Reads up to eight digits that are well within the buffer.
    fn eight(&mut self) -> u64 {
        let Some(text) = self.text.get(self.at..self.at + 8) else {
            return 0;
        };
        let (number, length) = digits(text.try_into().unwrap());
        self.at += length;
        if length > 0 {
            number
        } else {
            0
        }
    }

    /// Reads the next token, and copies it only if it extends beyond the buffer.
    fn token(&mut self) -> Cow<'_, str> {
        const NO_TEXT: &str = "a token is not UTF-8";
        assert!(!self.is_empty(), "the input ends");
        let start = self.at;
        self.at = self.end();
        if self.at < self.text.len() {
            return from_utf8(&self.text[start..self.at]).expect(NO_TEXT).into();
        }
        let mut token = self.text[start..].to_vec();
        while self.at == self.text.len() && self.fill() {
            self.at = self.end();
            token.extend(&self.text[..self.at]);
        }
        String::from_utf8(token).expect(NO_TEXT).into()
    }

    /// The end of the token, or of the buffer.
    fn end(&self) -> usize {
        let mut unread = self.text[self.at..].iter();
        let length = unread.position(|&byte| byte <= b' ');
        length.map_or(self.text.len(), |length| self.at + length)
    }

    fn parse<T: FromStr>(&mut self) -> T {
        let token = self.token();
        token.parse().unwrap_or_else(|_| panic!("`{token}` is not of type {}", type_name::<T>()))
    }
}

/// Powers of ten.
const POWERS: [u64; 9] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/// The number given by the digits at the beginning of a text, and the count of these digits. They are
/// padded with zeros to eight, and three products combine them to pairs, fours and the whole. Without a
/// digit, the number has no meaning.
#[inline]
fn digits(text: [u8; 8]) -> (u64, usize) {
    let digits = u64::from_le_bytes(text) ^ 0x3030_3030_3030_3030;
    let others = (digits | digits.wrapping_add(0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080;
    let length = others.trailing_zeros() / 8;
    let digits = digits.wrapping_shl(64 - 8 * length);
    let pairs = digits.wrapping_mul(10).wrapping_add(digits >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (100 * pairs + (pairs >> 16)) & 0x0000_FFFF_0000_FFFF;
    let whole = (10_000 * fours + (fours >> 32)) & 0xFFFF_FFFF;
    (whole, length as usize)
}

/// A type that is read as a value of type `T`: an integer, `bool`, `char`, `f32`, `f64`, `String`, or a
/// [`marker`].
pub trait Readable<T> {
    /// Reads the value.
    ///
    /// # Complexity
    ///
    /// O(n) for n bytes of input.
    ///
    /// # Panics
    ///
    /// If the token is missing or malformed.
    fn read(stdin: &mut Input) -> T;
}

macro_rules! natural {
    ($($kind:ty)*) => {$(
        impl Readable<$kind> for $kind {
            fn read(stdin: &mut Input) -> $kind {
                stdin.quick().try_into().expect(concat!("a number beyond ", stringify!($kind)))
            }
        }
    )*};
}
natural!(u8 u16 u32 u64 usize);

macro_rules! integer {
    ($($kind:ty)*) => {$(
        impl Readable<$kind> for $kind {
            fn read(stdin: &mut Input) -> $kind {
                stdin.integer().try_into().expect(concat!("a number beyond ", stringify!($kind)))
            }
        }
    )*};
}
integer!(i8 i16 i32 i64 isize);

macro_rules! parsed {
    ($($kind:ty)*) => {$(
        impl Readable<$kind> for $kind {
            fn read(stdin: &mut Input) -> $kind {
                stdin.parse()
            }
        }
    )*};
}
parsed!(i128 u128 bool char f32 f64 String);

pub mod marker {
    //! Types that read something other than themselves.

    use super::{Input, Readable};

    /// The bytes of a word.
    pub enum Bytes {}
    impl Readable<Vec<u8>> for Bytes {
        fn read(stdin: &mut Input) -> Vec<u8> {
            stdin.token().into_owned().into()
        }
    }

    /// The characters of a word.
    pub enum Chars {}
    impl Readable<Vec<char>> for Chars {
        fn read(stdin: &mut Input) -> Vec<char> {
            stdin.token().chars().collect()
        }
    }

    /// A number counted from 1, converted to one counted from 0.
    pub enum Usize1 {}
    impl Readable<usize> for Usize1 {
        fn read(stdin: &mut Input) -> usize {
            usize::read(stdin).checked_sub(1).expect("0 where numbers count from 1")
        }
    }

    /// A signed number counted from 1, converted to one counted from 0.
    pub enum Isize1 {}
    impl Readable<isize> for Isize1 {
        fn read(stdin: &mut Input) -> isize {
            isize::read(stdin).checked_sub(1).expect("the least isize where numbers count from 1")
        }
    }
}
