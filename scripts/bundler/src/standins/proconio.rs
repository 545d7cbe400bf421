//! What solutions use of `proconio`, in few bytes: each bundle has it.
//!
//! Tokens stand between blanks, which are spaces and control characters: so a Ctrl-Z at the end of an
//! old file is one. A byte order mark at the start is skipped. What is read ahead is never more than is
//! there: a dialogue goes on line by line.

use std::any::type_name;
use std::borrow::Cow;
use std::cell::{RefCell, RefMut};
use std::io::Read;
use std::str::{FromStr, from_utf8};
use std::sync::{Mutex, MutexGuard};

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
        <$kind as $crate::Readable<_>>::read(&mut $stdin)
    };
    ($($pattern:tt $($name:ident)? : $kind:tt),* $(,)?) => {
        let mut stdin = $crate::locked();
        $(let $pattern $($name)? = $crate::input!(@ stdin $kind);)*
        drop(stdin);
    };
    ($($pattern:tt $($name:ident)? : $kind:tt $(:: $path:ident)*),* $(,)?) => {
        let mut stdin = $crate::locked();
        $(let $pattern $($name)? = $crate::input!(@ stdin $kind $(:: $path)*);)*
        drop(stdin);
    };
}

#[macro_export]
macro_rules! input_interactive {
    ($($input:tt)*) => { $crate::input! { $($input)* } };
}

/// What has been read ahead, and where the tokens begin that are still to be read.
pub struct Input {
    text: Vec<u8>,
    at: usize,
}

/// The standard input, for this thread alone.
pub fn locked() -> MutexGuard<'static, Input> {
    static STDIN: Mutex<Input> = Mutex::new(Input::new());
    STDIN.lock().unwrap()
}

/// The same in a program that has no other threads: a lock takes as long as a number.
pub fn unlocked() -> RefMut<'static, Input> {
    struct Unlocked(RefCell<Input>);
    // SAFETY: nothing is shared with a thread that there is not.
    unsafe impl Sync for Unlocked {}
    static STDIN: Unlocked = Unlocked(RefCell::new(Input::new()));
    STDIN.0.borrow_mut()
}

pub fn is_stdin_empty() -> bool {
    let mut stdin = crate::locked();
    let is_empty = stdin.is_empty();
    // Back to the blank before the token: a number is read quickly from there.
    let read = &stdin.text[..stdin.at];
    let is_after_blank = read.last().is_some_and(|&byte| byte <= b' ');
    stdin.at -= usize::from(is_after_blank);
    is_empty
}

impl Input {
    const fn new() -> Input {
        Input {
            text: Vec::new(),
            at: 0,
        }
    }

    /// Goes on to the next token; whether there is none.
    fn is_empty(&mut self) -> bool {
        while self.at < self.text.len() || self.fill() {
            if self.text[self.at] > b' ' {
                return false;
            }
            self.at += 1;
        }
        true
    }

    /// Reads what is there; whether it is anything.
    #[cold]
    fn fill(&mut self) -> bool {
        self.text.resize(1 << 16, 0);
        let length = std::io::stdin().read(&mut self.text).unwrap();
        self.text.truncate(length);
        self.at = 3 * usize::from(self.text.starts_with(b"\xef\xbb\xbf"));
        length > self.at
    }

    /// The next token, which must be the digits of a number below 2⁶⁴.
    fn natural(&mut self) -> u64 {
        assert!(!self.is_empty(), "no number");
        self.rest(0)
    }

    /// The next token, which must be the digits of a number, or of one below 0 after a minus sign.
    fn integer(&mut self) -> i64 {
        assert!(!self.is_empty(), "no number");
        let is_negative = self.text[self.at] == b'-';
        self.at += usize::from(is_negative);
        let is_there = self.at < self.text.len() || self.fill();
        assert!(is_there && self.text[self.at].is_ascii_digit(), "no digit");
        let size = self.rest(0);
        let number = if is_negative {
            0_i64.checked_sub_unsigned(size)
        } else {
            size.try_into().ok()
        };
        number.expect("a number beyond 64 bits")
    }

    /// The number that some digits begin and the next ones go on with.
    fn rest(&mut self, mut number: u64) -> u64 {
        loop {
            let mut at = self.at;
            while let Some(byte) = self.text.get(at) {
                let digit = u64::from(byte.wrapping_sub(b'0'));
                if digit > 9 {
                    assert!(*byte <= b' ', "no digit");
                    self.at = at;
                    return number;
                }
                assert!(number <= u64::MAX / 10);
                number = u64::checked_add(10 * number, digit).unwrap();
                at += 1;
            }
            self.at = at;
            if !self.fill() {
                return number;
            }
        }
    }

    /// As `natural`, but eight digits at a time if they are well within what has been read ahead: after one blank,
    /// in a single step if they are up to seven, as most are.
    #[inline]
    fn quick(&mut self) -> u64 {
        if let Some(text) = self.text.get(self.at..self.at + 9) {
            let (number, length) = digits(text[1..].try_into().unwrap());
            let end = text.get(1 + length).unwrap_or(&b' ');
            if length > 0 && text[0] <= b' ' && *end <= b' ' {
                self.at += 1 + length;
                return if length < 8 {
                    number
                } else {
                    self.rest(number)
                };
            }
        }
        self.natural()
    }

    /// The number that up to eight more digits make of one below 10⁸.
    fn eight(&mut self, number: u64) -> u64 {
        const POWERS: [u64; 9] = [
            1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000,
        ];
        let Some(text) = self.text.get(self.at..self.at + 8) else {
            return number;
        };
        let (whole, length) = digits(text.try_into().unwrap());
        self.at += length;
        number * POWERS[length] + whole
    }

    /// The next token, copied only if it goes on beyond what has been read ahead.
    fn token(&mut self) -> Cow<'_, str> {
        const NO_TEXT: &str = "a token is not UTF-8";
        assert!(!self.is_empty(), "a token is missing");
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

    /// Where the token ends, or what has been read ahead.
    fn end(&self) -> usize {
        let mut unread = self.text[self.at..].iter();
        let length = unread.position(|&byte| byte <= b' ');
        length.map_or(self.text.len(), |length| self.at + length)
    }

    fn parse<T: FromStr>(&mut self) -> T {
        let token = self.token();
        token
            .parse()
            .unwrap_or_else(|_| panic!("`{token}` is not of type {}", type_name::<T>()))
    }
}

/// The number that the digits at the beginning are, and how many there are: with zeros before them they are
/// eight, of which three products make pairs, fours and the whole.
#[inline]
fn digits(text: [u8; 8]) -> (u64, usize) {
    let digits = u64::from_le_bytes(text) ^ 0x3030_3030_3030_3030;
    let others = (digits | digits.wrapping_add(0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080;
    let length = others.trailing_zeros() / 8;
    let digits = digits.checked_shl(64 - 8 * length).unwrap_or(0);
    let pairs = (10 * digits + (digits >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (100 * pairs + (pairs >> 16)) & 0x0000_FFFF_0000_FFFF;
    let whole = (10_000 * fours + (fours >> 32)) & 0xFFFF_FFFF;
    (whole, length as usize)
}

/// What is read as a value of type `T`.
pub trait Readable<T> {
    fn read(stdin: &mut Input) -> T;
}

macro_rules! natural {
    ($($kind:ty)*) => {$(
        impl Readable<$kind> for $kind {
            fn read(stdin: &mut Input) -> $kind {
                stdin.natural().try_into().unwrap()
            }
        }
    )*};
}
natural!(u8 u16 u32 u64 usize);

macro_rules! integer {
    ($($kind:ty)*) => {$(
        impl Readable<$kind> for $kind {
            fn read(stdin: &mut Input) -> $kind {
                stdin.integer().try_into().unwrap()
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
    use super::{Input, Readable};

    pub enum Bytes {}
    impl Readable<Vec<u8>> for Bytes {
        fn read(stdin: &mut Input) -> Vec<u8> {
            stdin.token().into_owned().into()
        }
    }

    pub enum Chars {}
    impl Readable<Vec<char>> for Chars {
        fn read(stdin: &mut Input) -> Vec<char> {
            stdin.token().chars().collect()
        }
    }

    pub enum Usize1 {}
    impl Readable<usize> for Usize1 {
        fn read(stdin: &mut Input) -> usize {
            usize::read(stdin)
                .checked_sub(1)
                .expect("0 where numbers count from 1")
        }
    }

    pub enum Isize1 {}
    impl Readable<isize> for Isize1 {
        fn read(stdin: &mut Input) -> isize {
            isize::read(stdin)
                .checked_sub(1)
                .expect("the least isize where numbers count from 1")
        }
    }
}
