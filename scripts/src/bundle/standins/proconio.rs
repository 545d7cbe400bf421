//! What solutions use of `proconio`, read from the buffer that `std` keeps for stdin.
//!
//! As in the original, tokens stand between whitespace, and a token that is missing or malformed
//! ends the program. Two things are simpler. Whitespace is ASCII's: a wider space is part of a
//! token. And in `input!` a type is one name, or such types in brackets.

use std::any::type_name;
use std::fmt::Debug;
use std::io::{stdin, BufRead, StdinLock};
use std::str::{from_utf8, FromStr};

macro_rules! input {
    ($($pattern:tt $($name:ident)? : $kind:tt),* $(,)?) => {
        let mut stdin = std::io::stdin().lock();
        $(let $pattern $($name)? = $crate::proconio::read!(stdin, $kind);)*
        drop(stdin);
    };
}
pub(crate) use input;

macro_rules! input_interactive {
    ($($input:tt)*) => { $crate::proconio::input! { $($input)* } };
}
pub(crate) use input_interactive;

macro_rules! read {
    ($stdin:ident, [$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::proconio::read!($stdin, $kind)).collect::<Vec<_>>()
    };
    ($stdin:ident, [$kind:tt]) => {{
        let len = $crate::proconio::read!($stdin, usize);
        $crate::proconio::read!($stdin, [$kind; len])
    }};
    ($stdin:ident, ($($kind:tt),* $(,)?)) => {
        ($($crate::proconio::read!($stdin, $kind),)*)
    };
    ($stdin:ident, $kind:ty) => {
        <$kind as $crate::proconio::Readable>::read(&mut $stdin)
    };
}
pub(crate) use read;

/// Whether nothing but whitespace is left.
pub fn is_stdin_empty() -> bool {
    !skip_space(&mut stdin().lock())
}

/// Skips whitespace, and says whether a token follows.
fn skip_space(stdin: &mut StdinLock) -> bool {
    loop {
        let bytes = stdin.fill_buf().expect("stdin cannot be read");
        let (length, space) = (bytes.len(), bytes.iter().take_while(|b| is_space(b)).count());
        stdin.consume(space);
        if space < length || length == 0 {
            return length > 0;
        }
    }
}

fn is_space(byte: &u8) -> bool {
    matches!(byte, b' ' | 9..=13)
}

/// Hands the next token to a reader.
fn token<T>(stdin: &mut StdinLock, read: impl FnOnce(&str) -> T) -> T {
    assert!(skip_space(stdin), "the input ends where a token should stand");
    let mut start = Vec::new(); // of a token that goes on beyond the buffer
    loop {
        let bytes = stdin.fill_buf().expect("stdin cannot be read");
        let length = bytes.iter().take_while(|b| !is_space(b)).count();
        let ends = length < bytes.len() || bytes.is_empty();
        if ends && start.is_empty() {
            let value = read(text(&bytes[..length]));
            stdin.consume(length);
            return value;
        }
        start.extend(&bytes[..length]);
        stdin.consume(length);
        if ends {
            return read(text(&start));
        }
    }
}

fn text(token: &[u8]) -> &str {
    from_utf8(token).expect("a token is not UTF-8")
}

pub trait Readable {
    type Output;
    fn read(stdin: &mut StdinLock) -> Self::Output;
}

impl<T: FromStr> Readable for T
where
    T::Err: Debug,
{
    type Output = T;
    fn read(stdin: &mut StdinLock) -> T {
        token(stdin, |token| match token.parse() {
            Ok(value) => value,
            Err(why) => panic!("`{token}` is not of type {}: {why:?}", type_name::<T>()),
        })
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
