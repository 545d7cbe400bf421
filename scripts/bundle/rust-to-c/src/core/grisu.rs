//! The digits of floating-point numbers, from their whole decimal expansions.
//!
//! This stands in for the file of `core` with the same name. There, each function has two algorithms, which together
//! take five times as much C.

use super::super::Decoded;
use crate::mem::MaybeUninit;

const DIGITS_OF_PART: usize = 9;
const PART: u64 = 1_000_000_000;

/// The parts of the longest expansion: (2⁵⁵ - 1) · 5¹⁰⁷⁶ has 769 digits.
const PARTS: usize = 86;

const PLACES: usize = PARTS * DIGITS_OF_PART;

/// The digits of an integer: the last is in the last place, and the first, which is not 0, in the place `first`.
struct Expansion {
    digits: [u8; PLACES],
    first: usize,
}

/// Returns the digits of `mantissa * 2^exponent`, without the decimal point: a negative exponent is the number of
/// decimal places.
fn expanded(mantissa: u64, exponent: i16) -> Expansion {
    // n · 2⁻ᵏ has the digits of n · 5ᵏ.
    let (base, most) = if exponent < 0 { (5_u64, 14) } else { (2, 33) };
    let mut left = u32::from(exponent.unsigned_abs());
    // Least significant first.
    let mut parts = [0; PARTS];
    let mut count = 0;
    let mut carry = mantissa;
    loop {
        while carry > 0 {
            parts[count] = carry % PART;
            carry /= PART;
            count += 1;
        }
        if left == 0 {
            break;
        }
        let factors = left.min(most);
        left -= factors;
        let factor = base.pow(factors);
        for part in &mut parts[..count] {
            carry += *part * factor;
            *part = carry % PART;
            carry /= PART;
        }
    }
    let mut digits = [0; PLACES];
    for (part, digits) in parts[..count].iter().zip(digits.rchunks_mut(DIGITS_OF_PART)) {
        let mut part = *part as u32;
        for digit in digits.iter_mut().rev() {
            *digit = (part % 10) as u8;
            part /= 10;
        }
    }
    let mut first = PLACES - count * DIGITS_OF_PART;
    while digits[first] == 0 {
        first += 1;
    }
    Expansion { digits, first }
}

fn are_zeros(digits: &[u8]) -> bool {
    digits.iter().all(|digit| *digit == 0)
}

/// Adds one at a place; there must be a digit other than 9 there or before.
fn increase(digits: &mut [u8], mut place: usize) {
    while digits[place] == 9 {
        digits[place] = 0;
        place -= 1;
    }
    digits[place] += 1;
}

/// Returns the digits in ASCII, with zeros behind the last.
fn written<'a>(digits: &[u8], to: &'a mut [MaybeUninit<u8>]) -> &'a [u8] {
    let digits = digits.iter().copied().chain(crate::iter::repeat(0));
    for (place, digit) in to.iter_mut().zip(digits) {
        place.write(b'0' + digit);
    }
    // SAFETY: the loop has written each byte, as it has a digit for each.
    unsafe { &*(to as *const [MaybeUninit<u8>] as *const [u8]) }
}

/// Returns the fewest digits that only this number rounds to, and of these the nearest, with the exponent `e` of
/// `0.digits * 10^e`.
pub fn format_shortest<'a>(d: &Decoded, buf: &'a mut [MaybeUninit<u8>]) -> (&'a [u8], i16) {
    let Expansion { digits: low, .. } = expanded(d.mant - d.minus, d.exp);
    let Expansion { digits: high, first } = expanded(d.mant + d.plus, d.exp);
    let Expansion { mut digits, .. } = expanded(d.mant, d.exp);
    let mut last = first;
    // The differences of the digits up to `last`, or 2 if they are greater.
    let (mut to_low, mut to_high) = (0, 0);
    loop {
        to_low = (10 * to_low + digits[last] - low[last]).min(2);
        to_high = (10 * to_high + high[last] - digits[last]).min(2);
        let rounds_down = to_low > 0 || d.inclusive && are_zeros(&low[last + 1..]);
        let rounds_up =
            to_high > 1 || to_high == 1 && (d.inclusive || !are_zeros(&high[last + 1..]));
        if rounds_up && (!rounds_down || digits.get(last + 1) >= Some(&5)) {
            increase(&mut digits, last);
            break;
        }
        if rounds_down {
            break;
        }
        last += 1;
    }
    let shown = &digits[first..=last];
    (written(shown, &mut buf[..shown.len()]), (PLACES - first) as i16 + d.exp.min(0))
}

/// Returns as many digits as `buf` holds, but none after that for `10^limit`, with the exponent `e` of
/// `0.digits * 10^e`. Halves are rounded to even.
pub fn format_exact<'a>(
    d: &Decoded,
    buf: &'a mut [MaybeUninit<u8>],
    limit: i16,
) -> (&'a [u8], i16) {
    let Expansion { mut digits, mut first } = expanded(d.mant, d.exp);
    let mut exponent = (PLACES - first) as i16 + d.exp.min(0);
    let up_to_limit = i32::from(exponent) - i32::from(limit);
    let mut length = buf.len().min(up_to_limit.max(0) as usize);
    let rounds_up = match digits.get(first + length..) {
        Some([5, rest @ ..]) => {
            !are_zeros(rest) || length > 0 && digits[first + length - 1] % 2 == 1
        }
        Some([digit, ..]) => *digit > 5,
        _ => false,
    };
    if rounds_up && up_to_limit >= 0 {
        increase(&mut digits, first + length - 1);
        if digits[first - 1] > 0 {
            first -= 1;
            exponent += 1;
            length = buf.len().min(length + usize::from(exponent > limit));
        }
    }
    (written(&digits[first..], &mut buf[..length]), exponent)
}
