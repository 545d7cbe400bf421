//! Library Checker `nim_product_64` — Nim Product (<https://judge.yosupo.jp/problem/nim_product_64>)
//!
//! Game:      none by itself: the product of two nimbers below 2⁶⁴, which is what one coin is
//!            worth in a product of two coin-turning games.
//! Theorem:   Conway's field of nimbers (*On Numbers and Games*, 1976); see `shared::nimber`.
//! Cost:      O(1) a product, for up to a million of them. Reading and writing 60 MB of digits
//!            takes longer than the products, so both are done here, eight digits at a time. The
//!            judge allows 10 s and 1024 MB.
//! Status:    the example, to the byte; the products of all numbers below 64 against the
//!            definition by excluded numbers.

use shared::nimber::Nimber;
use std::io::{stdin, stdout, Read, Write};
use std::ops::Range;

/// Reads numbers from a source, a buffer at a time.
struct Numbers<R> {
    source: R,
    buffer: Vec<u8>,
    /// What of the buffer has been read from the source, but not as a number.
    unread: Range<usize>,
}

impl<R: Read> Numbers<R> {
    fn new(source: R) -> Self {
        Numbers {
            source,
            buffer: vec![0; 1 << 16],
            unread: 0..0,
        }
    }

    /// Moves what is unread to the front of the buffer, and fills the rest if it is short.
    fn refill(&mut self) {
        self.buffer.copy_within(self.unread.clone(), 0);
        self.unread = 0..self.unread.len();
        while self.unread.len() < LONGEST {
            let free = &mut self.buffer[self.unread.end..];
            match self
                .source
                .read(free)
                .expect("the input should be readable")
            {
                0 => break,
                read => self.unread.end += read,
            }
        }
    }

    /// The next number.
    fn number(&mut self) -> u64 {
        loop {
            if self.unread.len() < LONGEST {
                self.refill();
            }
            match self.buffer[self.unread.clone()] {
                [b' ' | b'\n' | b'\r' | b'\t', ..] => self.unread.start += 1,
                _ => break,
            }
        }
        let unread = &self.buffer[self.unread.clone()];
        let (number, length) = leading_number(&unread[..unread.len().min(LONGEST)]);
        self.unread.start += length;
        number.expect("a number from 0 to 18446744073709551615 should stand here")
    }
}

/// Longer than any number with the blank behind it.
const LONGEST: usize = 32;

/// The number at the beginning of a text, if it is one that a blank or the end follows, and the
/// number of its digits.
fn leading_number(text: &[u8]) -> (Option<u64>, usize) {
    let mut number = Some(0_u64);
    let mut rest = text;
    while let Some(value) = rest.get(..8).and_then(eight_digits) {
        let longer = number.and_then(|number| number.checked_mul(100_000_000));
        number = longer.and_then(|number| number.checked_add(value));
        rest = &rest[8..];
    }
    while let [digit @ b'0'..=b'9', behind @ ..] = rest {
        let longer = number.and_then(|number| number.checked_mul(10));
        number = longer.and_then(|number| number.checked_add(u64::from(digit - b'0')));
        rest = behind;
    }
    let length = text.len() - rest.len();
    let ends = matches!(rest, [] | [b' ' | b'\n' | b'\r' | b'\t', ..]);
    (number.filter(|_| ends && length > 0), length)
}

/// The number that eight digits stand for, `None` if one of them is no digit: pairs, fours and the
/// whole in three multiplications.
fn eight_digits(digits: &[u8]) -> Option<u64> {
    let text = u64::from_le_bytes(digits.try_into().ok()?);
    let values = text ^ 0x3030_3030_3030_3030;
    if (values | values.wrapping_add(0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 != 0 {
        return None;
    }
    let pairs = values.wrapping_mul(1 + (10 << 8)) >> 8 & 0x00FF_00FF_00FF_00FF;
    let fours = pairs.wrapping_mul(1 + (100 << 16)) >> 16 & 0x0000_FFFF_0000_FFFF;
    Some(fours.wrapping_mul(1 + (10_000 << 32)) >> 32)
}

/// The digits of all numbers of two digits, one after the other.
const PAIRS: &[u8; 200] =
    b"00010203040506070809101112131415161718192021222324252627282930313233343536373839\
40414243444546474849505152535455565758596061626364656667686970717273747576777879\
8081828384858687888990919293949596979899";

/// Writes a number and a line end.
fn push_line(output: &mut Vec<u8>, mut number: u64) {
    let mut line = [b'\n'; 22];
    let mut at = 21;
    while number >= 10 {
        let pair = 2 * (number % 100) as usize;
        number /= 100;
        at -= 2;
        line[at..at + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
    }
    if number > 0 || at == 21 {
        at -= 1;
        line[at] = b'0' + number as u8;
    }
    output.extend_from_slice(&line[at..]);
}

fn main() {
    let mut numbers = Numbers::new(stdin().lock());
    let mut output = Vec::new();
    for _ in 0..numbers.number() {
        let (a, b) = (Nimber(numbers.number()), Nimber(numbers.number()));
        push_line(&mut output, (a * b).0);
    }
    stdout()
        .write_all(&output)
        .expect("the output should be writable");
}
