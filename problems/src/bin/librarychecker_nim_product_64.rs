//! Library Checker `nim_product_64` — Nim Product
//! (<https://judge.yosupo.jp/problem/nim_product_64>)
//!
//! Game:      none by itself: the product of two nimbers below 2⁶⁴, which is what one coin is
//!            worth in a product of two coin-turning games.
//! Theorem:   Conway's field of nimbers (Conway 1976); see `shared::nimber`.
//! Cost:      O(1) a product, for up to a million of them. Reading and writing 57 MiB of digits
//!            takes longer than the products, so both are done here, eight digits at a time. The
//!            judge allows 10 s and 1024 MiB.
//! Status:    the example, to the byte; the products of all numbers below 64 against the definition
//!            by excluded numbers; full size against sums of products of powers of two.

use shared::bounds::check;
use shared::nimber::Nimber;
use std::io::{stdin, stdout, Read, Write};
use std::ops::Range;

/// Reads numbers from a source, a buffer at a time.
struct Numbers<R> {
    source: R,
    buffer: Vec<u8>,
    /// The part of the buffer that has been read from the source, but not as a number.
    unread: Range<usize>,
}

/// Longer than any number with the blank behind it.
const LONGEST: usize = 32;

impl<R: Read> Numbers<R> {
    fn new(source: R) -> Self {
        Numbers {
            source,
            buffer: vec![0; 1 << 16],
            unread: 0..0,
        }
    }

    /// Moves what is unread to the front of the buffer, and fills the rest if it is short; the end
    /// of the source is followed by line ends.
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
                0 => {
                    free[..LONGEST].fill(b'\n');
                    break;
                }
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
            if self.unread.is_empty() || !is_blank(self.buffer[self.unread.start]) {
                break;
            }
            self.unread.start += 1;
        }
        let text = &self.buffer[self.unread.start..][..LONGEST];
        let (number, length) = leading_number(text).unwrap_or_else(|| {
            let text = String::from_utf8_lossy(text);
            let token = text.split_ascii_whitespace().next().unwrap_or_default();
            panic!("`{token}` is no number in 0..={}", u64::MAX)
        });
        self.unread.start += length;
        number
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t')
}

/// The number at the beginning of a text, and how many digits it has.
fn leading_number(text: &[u8]) -> Option<(u64, usize)> {
    let mut number = 0_u64;
    let mut length = 0;
    for eight in text.chunks_exact(8) {
        let (value, digits) = leading_digits(u64::from_le_bytes(eight.try_into().unwrap()));
        number = number
            .checked_mul(POWERS_OF_TEN[digits])?
            .checked_add(value)?;
        length += digits;
        if digits < 8 {
            return (length > 0 && is_blank(eight[digits])).then_some((number, length));
        }
    }
    None
}

const POWERS_OF_TEN: [u64; 9] = [
    1,
    10,
    100,
    1_000,
    10_000,
    100_000,
    1_000_000,
    10_000_000,
    100_000_000,
];

/// The number that the digits at the beginning of eight bytes are, and how many there are:
/// with zeros before them they are eight, from which three multiplications make pairs, fours and
/// the whole.
fn leading_digits(text: u64) -> (u64, usize) {
    let values = text ^ 0x3030_3030_3030_3030;
    let no_digits = (values | values.wrapping_add(0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080;
    let digits = no_digits.trailing_zeros() / 8;
    let values = values.checked_shl(64 - 8 * digits).unwrap_or(0);
    let pairs = values.wrapping_mul(1 + (10 << 8)) >> 8 & 0x00FF_00FF_00FF_00FF;
    let fours = pairs.wrapping_mul(1 + (100 << 16)) >> 16 & 0x0000_FFFF_0000_FFFF;
    let number = fours.wrapping_mul(1 + (10_000 << 32)) >> 32;
    (number, digits as usize)
}

/// The eight digits of a number below 10⁸, the first in the lowest byte: halves, quarters and
/// single digits, by as many multiplications.
fn eight_digits(number: u64) -> u64 {
    let fours = number / 10_000 + ((number % 10_000) << 32);
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007F_0000_007F;
    let pairs = hundreds + ((fours - 100 * hundreds) << 16);
    let tens = ((pairs * 103) >> 10) & 0x000F_000F_000F_000F;
    tens + ((pairs - 10 * tens) << 8)
}

/// The most bytes of a line: three times eight digits and its end.
const LINE: usize = 25;

/// Writes a number as a line that ends before `end` in `output`, and returns where it begins. The
/// zeros before it are written too, and overwritten by the line before it.
fn write_line_before(end: usize, output: &mut [u8], number: u64) -> usize {
    let digits = [
        eight_digits(number / 10_000_000_000_000_000),
        eight_digits(number / 100_000_000 % 100_000_000),
        eight_digits(number % 100_000_000),
    ];
    let line = &mut output[end - LINE..end];
    for (place, eight) in line.chunks_exact_mut(8).zip(digits) {
        place.copy_from_slice(&(eight | 0x3030_3030_3030_3030).to_le_bytes());
    }
    line[LINE - 1] = b'\n';
    let zero_bits = match digits {
        [0, 0, low] => 128 + (low | 1 << 56).trailing_zeros(),
        [0, middle, _] => 64 + middle.trailing_zeros(),
        [high, ..] => high.trailing_zeros(),
    };
    end - LINE + zero_bits as usize / 8
}

fn main() {
    let mut numbers = Numbers::new(stdin().lock());
    let mut products = Vec::new();
    let pairs = numbers.number();
    check("T", pairs, 1..=1_000_000);
    for _ in 0..pairs {
        products.push(Nimber(numbers.number()) * Nimber(numbers.number()));
    }
    let mut output = stdout().lock();
    let mut lines = vec![0; 2000 * LINE];
    for products in products.chunks(2000) {
        let mut start = lines.len();
        for product in products.iter().rev() {
            start = write_line_before(start, &mut lines, product.0);
        }
        output
            .write_all(&lines[start..])
            .expect("the output should be writable");
    }
}
