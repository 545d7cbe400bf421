//! The functions that the compiler calls for 128-bit integers, and for floating-point operations that
//! WebAssembly lacks.
//!
//! On other targets, the compiler's own functions remain, so a test can compare the two.

fn low(value: u128) -> u64 {
    value as u64
}

fn high(value: u128) -> u64 {
    (value >> 64) as u64
}

fn join(high: u64, low: u64) -> u128 {
    (high as u128) << 64 | low as u128
}

/// The full product.
#[cfg(host_is_c)]
#[inline]
fn product(a: u64, b: u64) -> u128 {
    #[link(wasm_import_module = "env")]
    extern "C" {
        fn high_product(a: u64, b: u64) -> u64;
    }
    // SAFETY: the host's function has no preconditions.
    join(unsafe { high_product(a, b) }, a.wrapping_mul(b))
}

/// The full product, computed from four products of halves.
#[cfg(not(host_is_c))]
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

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __multi3(a: u128, b: u128) -> u128 {
    let crossed = high(a).wrapping_mul(low(b)).wrapping_add(low(a).wrapping_mul(high(b)));
    product(low(a), low(b)).wrapping_add(join(crossed, 0))
}

/// The product of two magnitudes; `None` if it has more than 128 bits.
fn checked_product(a: u128, b: u128) -> Option<u128> {
    let crossed = match (high(a), high(b)) {
        (0, b1) => product(low(a), b1),
        (a1, 0) => product(a1, low(b)),
        _ => return None,
    };
    if high(crossed) > 0 {
        return None;
    }
    product(low(a), low(b)).checked_add(join(low(crossed), 0))
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __muloti4(a: i128, b: i128, overflow: &mut i32) -> i128 {
    let most = i128::MAX as u128 + u128::from((a < 0) != (b < 0));
    let magnitude = checked_product(a.unsigned_abs(), b.unsigned_abs());
    *overflow = i32::from(magnitude.is_none_or(|magnitude| magnitude > most));
    __multi3(a as u128, b as u128) as i128
}

/// Divides two digits by one digit, which is greater than `high`.
#[cfg(host_is_c)]
#[inline]
fn divide_digits(high: u64, low: u64, divisor: u64) -> (u64, u64) {
    #[link(wasm_import_module = "env")]
    extern "C" {
        fn wide_quotient(high: u64, low: u64, divisor: u64) -> u64;
    }
    // SAFETY: the divisor is greater than `high`, so the quotient has one digit.
    let quotient = unsafe { wide_quotient(high, low, divisor) };
    // A host without 128-bit integers answers with all bits set.
    if quotient < u64::MAX {
        (quotient, low.wrapping_sub(quotient.wrapping_mul(divisor)))
    } else {
        divide_half_digits(high, low, divisor)
    }
}

#[cfg(not(host_is_c))]
fn divide_digits(high: u64, low: u64, divisor: u64) -> (u64, u64) {
    divide_half_digits(high, low, divisor)
}

/// Divides as [`divide_digits`] does (Knuth's algorithm D in base 2^32).
fn divide_half_digits(high: u64, low: u64, divisor: u64) -> (u64, u64) {
    const BASE: u64 = 1 << 32;
    let shift = divisor.leading_zeros();
    let divisor = divisor << shift;
    let (d1, d0) = (divisor >> 32, divisor & (BASE - 1));
    let high = if shift == 0 { high } else { high << shift | low >> (64 - shift) };
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

/// Divides by one digit.
#[inline]
fn divide_by_digit(a: u128, b: u64) -> (u128, u64) {
    if high(a) == 0 {
        return (join(0, low(a) / b), low(a) % b);
    }
    let (q1, rest) = if high(a) < b { (0, high(a)) } else { (high(a) / b, high(a) % b) };
    let (q0, rest) = divide_digits(rest, low(a), b);
    (join(q1, q0), rest)
}

fn divide(a: u128, b: u128) -> (u128, u128) {
    if high(b) == 0 {
        let (quotient, rest) = divide_by_digit(a, low(b));
        return (quotient, join(0, rest));
    }
    if a < b {
        return (0, a);
    }
    // The quotient has one digit; the divisor's leading digit gives an estimate at most 1 too large.
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

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __udivti3(a: u128, b: u128) -> u128 {
    divide(a, b).0
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __umodti3(a: u128, b: u128) -> u128 {
    // Modular products divide by one digit, and their quotients are not needed.
    if high(b) == 0 { join(0, divide_by_digit(a, low(b)).1) } else { divide(a, b).1 }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __divti3(a: i128, b: i128) -> i128 {
    let quotient = divide(a.unsigned_abs(), b.unsigned_abs()).0 as i128;
    if (a < 0) == (b < 0) { quotient } else { quotient.wrapping_neg() }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __modti3(a: i128, b: i128) -> i128 {
    let rest = divide(a.unsigned_abs(), b.unsigned_abs()).1 as i128;
    if a < 0 { rest.wrapping_neg() } else { rest }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __ashlti3(a: u128, places: i32) -> u128 {
    match places as u32 & 127 {
        0 => a,
        places @ 1..=63 => join(high(a) << places | low(a) >> (64 - places), low(a) << places),
        places => join(low(a) << (places - 64), 0),
    }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __lshrti3(a: u128, places: i32) -> u128 {
    match places as u32 & 127 {
        0 => a,
        places @ 1..=63 => join(high(a) >> places, high(a) << (64 - places) | low(a) >> places),
        places => join(0, high(a) >> (places - 64)),
    }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __ashrti3(a: i128, places: i32) -> i128 {
    let (top, bottom) = ((a >> 64) as i64, a as u64);
    let (top, bottom) = match places as u32 & 127 {
        0 => (top, bottom),
        places @ 1..=63 => (top >> places, (top as u64) << (64 - places) | bottom >> places),
        places => (top >> 63, (top >> (places - 64)) as u64),
    };
    join(top as u64, bottom) as i128
}

/// The 64 leading bits, and the number of bits that follow. The last bit is also set if any following bit is
/// set, so that the result rounds to the same floating-point number.
fn leading(a: u128) -> (u64, u32) {
    let places = 64 - high(a).leading_zeros();
    let rest = a & !(u128::MAX << places);
    ((a >> places) as u64 | u64::from(rest > 0), places)
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __floatuntidf(a: u128) -> f64 {
    let (digits, places) = leading(a);
    digits as f64 * f64::from_bits(u64::from(1023 + places) << 52)
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __floattidf(a: i128) -> f64 {
    __floatuntidf(a.unsigned_abs()).copysign(if a < 0 { -1.0 } else { 1.0 })
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __floatuntisf(a: u128) -> f32 {
    let (digits, places) = leading(a);
    digits as f32 * f32::from_bits((127 + places) << 23)
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __floattisf(a: i128) -> f32 {
    __floatuntisf(a.unsigned_abs()).copysign(if a < 0 { -1.0 } else { 1.0 })
}

/// The integer part; saturates, and is 0 for negative numbers and NaN.
#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __fixunsdfti(a: f64) -> u128 {
    let (digits, exponent) = parts(a);
    if a.is_nan() || a < 1.0 {
        0
    } else if exponent > 128 - 53 {
        u128::MAX
    } else if exponent < 0 {
        u128::from(digits >> -exponent)
    } else {
        u128::from(digits) << exponent
    }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __fixdfti(a: f64) -> i128 {
    let most = i128::MAX as u128 + u128::from(a < 0.0);
    let magnitude = __fixunsdfti(a.abs()).min(most) as i128;
    if a < 0.0 { magnitude.wrapping_neg() } else { magnitude }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __fixunssfti(a: f32) -> u128 {
    __fixunsdfti(f64::from(a))
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __fixsfti(a: f32) -> i128 {
    __fixdfti(f64::from(a))
}

/// The magnitude of a finite number, as an integer and the exponent of a power of two.
fn parts(a: f64) -> (u64, i32) {
    let fraction = a.to_bits() & (u64::MAX >> 12);
    match (a.to_bits() >> 52 & 0x7ff) as i32 {
        0 => (fraction, -1074),
        exponent => (fraction | 1 << 52, exponent - 1075),
    }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn fmod(a: f64, b: f64) -> f64 {
    if !a.is_finite() || b.is_nan() || b == 0.0 {
        return f64::NAN;
    }
    if a.abs() < b.abs() || b.is_infinite() {
        return a;
    }
    let ((dividend, high), (divisor, low)) = (parts(a), parts(b));
    let mut rest = dividend % divisor;
    let mut places = high - low;
    while places > 0 && rest > 0 {
        let step = places.min(11);
        rest = (rest << step) % divisor;
        places -= step;
    }
    // The remainder has no more digits than the divisor, and is exact.
    let spare = (rest.leading_zeros() as i32 - 11).clamp(0, low + 1074);
    let digits = rest << spare;
    let exponent = if digits >> 52 == 0 { 0 } else { low - spare + 1075 };
    let magnitude = f64::from_bits((exponent as u64) << 52 | digits & (u64::MAX >> 12));
    magnitude.copysign(a)
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn fmodf(a: f32, b: f32) -> f32 {
    fmod(f64::from(a), f64::from(b)) as f32
}

macro_rules! choice {
    ($name:ident $type:ident $order:tt) => {
        /// The number that comes first in this order; if one is NaN, the other.
        #[cfg_attr(target_arch = "wasm64", no_mangle)]
        pub extern "C" fn $name(a: $type, b: $type) -> $type {
            if a $order b || b.is_nan() {
                a
            } else {
                b
            }
        }
    };
}

choice!(fmin f64 <);
choice!(fmax f64 >);
choice!(fminf f32 <);
choice!(fmaxf f32 >);
