//! What solutions use of `proconio`, read from the buffer that `std` keeps for stdin.
//!
//! As in the original, tokens stand between whitespace, and a token that is missing or malformed
//! ends the program. Two things are simpler. Whitespace is ASCII's: a wider space is part of a
//! token. And in `input!` a type is a path, or such types in brackets.

use std::any::{type_name, Any};
use std::fmt::Debug;
use std::io::{stdin, BufRead, StdinLock};
use std::str::{from_utf8, FromStr};

#[macro_export]
macro_rules! input {
    ($($pattern:tt $($name:ident)? : $kind:tt),* $(,)?) => {
        let mut stdin = std::io::stdin().lock();
        $(let $pattern $($name)? = $crate::read!(stdin, $kind);)*
        drop(stdin);
    };
    ($($pattern:tt $($name:ident)? : $kind:tt $(:: $path:ident)*),* $(,)?) => {
        let mut stdin = std::io::stdin().lock();
        $(let $pattern $($name)? = $crate::read!(stdin, $kind $(:: $path)*);)*
        drop(stdin);
    };
}

#[macro_export]
macro_rules! input_interactive {
    ($($input:tt)*) => { $crate::input! { $($input)* } };
}

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
        <$kind as $crate::Readable>::read(&mut $stdin)
    };
}

/// Whether nothing but whitespace is left.
pub fn is_stdin_empty() -> bool {
    let mut stdin = stdin().lock();
    loop {
        let bytes = stdin.fill_buf().expect("stdin cannot be read");
        let (space, length) = (count(bytes, true), bytes.len());
        stdin.consume(space);
        if space < length || length == 0 {
            return length == 0;
        }
    }
}

fn is_space(byte: u8) -> bool {
    byte == b' ' || (9..=13).contains(&byte)
}

/// How many bytes there are before one that is not, or one that is, whitespace.
fn count(bytes: &[u8], space: bool) -> usize {
    let other = bytes.iter().position(|&byte| is_space(byte) != space);
    other.unwrap_or(bytes.len())
}

/// Hands the next token to a reader.
fn token<T>(stdin: &mut StdinLock, read: impl FnOnce(&str) -> T) -> T {
    let mut token = Vec::new(); // what was in a buffer that is used up
    loop {
        let bytes = stdin.fill_buf().expect("stdin cannot be read");
        let start = if token.is_empty() { count(bytes, true) } else { 0 };
        let end = start + count(&bytes[start..], false);
        let is_whole = end < bytes.len() || bytes.is_empty();
        if is_whole && start < end && token.is_empty() {
            let value = read(text(&bytes[start..end]));
            stdin.consume(end);
            return value;
        }
        token.extend(&bytes[start..end]);
        stdin.consume(end);
        if is_whole {
            assert!(!token.is_empty(), "the input ends where a token should stand");
            return read(text(&token));
        }
    }
}

fn text(token: &[u8]) -> &str {
    from_utf8(token).expect("a token is not UTF-8")
}

/// The next token, if it is whole in the buffer, and but digits of an integer: as most are.
fn digits<T: 'static>(stdin: &mut StdinLock) -> Option<T> {
    let bytes = stdin.fill_buf().ok()?;
    let start = count(bytes, true);
    let (mut number, mut end) = (0_u64, start);
    while let Some(digit @ b'0'..=b'9') = bytes.get(end) {
        number = number.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
        end += 1;
    }
    if !is_space(*bytes.get(end)?) || !(1..=19).contains(&(end - start)) {
        return None;
    }
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
        stdin.consume(end);
    }
    value
}

pub trait Readable {
    type Output;
    fn read(stdin: &mut StdinLock) -> Self::Output;
}

impl<T: FromStr + 'static> Readable for T
where
    T::Err: Debug,
{
    type Output = T;
    fn read(stdin: &mut StdinLock) -> T {
        let parse = |token: &str| match token.parse() {
            Ok(value) => value,
            Err(why) => panic!("`{token}` is not of type {}: {why:?}", type_name::<T>()),
        };
        digits(stdin).unwrap_or_else(|| token(stdin, parse))
    }
}

pub mod marker {
    use super::{token, Readable};
    use std::io::StdinLock;

    pub enum Bytes {}
    impl Readable for Bytes {
        type Output = Vec<u8>;
        fn read(stdin: &mut StdinLock) -> Vec<u8> {
            token(stdin, |token| token.into())
        }
    }

    pub enum Chars {}
    impl Readable for Chars {
        type Output = Vec<char>;
        fn read(stdin: &mut StdinLock) -> Vec<char> {
            token(stdin, |token| token.chars().collect())
        }
    }

    pub enum Usize1 {}
    impl Readable for Usize1 {
        type Output = usize;
        fn read(stdin: &mut StdinLock) -> usize {
            let value = usize::read(stdin).checked_sub(1);
            value.expect("`0` is not of type Usize1: it counts from 1")
        }
    }

    pub enum Isize1 {}
    impl Readable for Isize1 {
        type Output = isize;
        fn read(stdin: &mut StdinLock) -> isize {
            let value = isize::read(stdin).checked_sub(1);
            value.expect("the least isize is not of type Isize1: it counts from 1")
        }
    }
}
