//! The floating-point number nearest to a decimal number, by exact division.
//!
//! This stands in for the file of `core` with the same name, whose table of powers of five takes 15 KB of C.

use super::common::BiasedFp;
use crate::mem::size_of;

/// The number nearest to `w * 10^q`. A negative exponent says that it is not found: `core` then reads the number digit
/// by digit.
pub fn compute_float<F>(q: i64, w: u64) -> BiasedFp {
    /// 5²⁷ is the greatest power of five with 63 bits.
    const MAX_POWER: u64 = 27;

    let (bits, bias, infinite) =
        if size_of::<F>() == 8 { (53, 1023, 2047) } else { (24, 127, 255) };
    let not_found = BiasedFp { m: 0, p_biased: -1 };
    if w == 0 || q.unsigned_abs() > MAX_POWER || size_of::<F>() < 4 {
        return not_found;
    }
    let power = 5_u128.pow(q.unsigned_abs() as u32);
    // n · 2ᵉ is the number, rounded down to a number of at least 64 bits; the last is 1 if that is less.
    let (mut n, mut e) = (u128::from(w), q as i32);
    if q < 0 {
        let places = n.leading_zeros();
        let dividend = n << places;
        n = dividend / power;
        n |= u128::from(n * power != dividend);
        e -= places as i32;
    } else {
        n *= power;
    }
    let places = n.leading_zeros();
    n <<= places;
    e -= places as i32;
    let mut mantissa = (n >> (128 - bits)) as u64;
    // Halves are rounded to even.
    let rest = n << bits;
    if rest > 1 << 127 || rest == 1 << 127 && mantissa % 2 == 1 {
        mantissa += 1;
    }
    // A mantissa of 2ᵇⁱᵗˢ carries into the exponent.
    let exponent = e + 127 + bias + (mantissa >> bits) as i32;
    if exponent <= 0 || exponent >= infinite {
        return not_found;
    }
    BiasedFp { m: mantissa & ((1 << (bits - 1)) - 1), p_biased: exponent }
}
