//! The functions that the compiler calls for numbers of 128 bits.
//!
//! Elsewhere than on WebAssembly they keep out of the way of the compiler's own: so a test can
//! compare the two.

fn low(value: u128) -> u64 {
    value as u64
}

fn high(value: u128) -> u64 {
    (value >> 64) as u64
}

fn join(high: u64, low: u64) -> u128 {
    (high as u128) << 64 | low as u128
}

/// The full product, from four products of halves.
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
    let crossed = high(a)
        .wrapping_mul(low(b))
        .wrapping_add(low(a).wrapping_mul(high(b)));
    product(low(a), low(b)).wrapping_add(join(crossed, 0))
}

/// Two digits by one that is greater than the first (Knuth's algorithm D in base 2^32).
fn divide_digits(high: u64, low: u64, divisor: u64) -> (u64, u64) {
    const BASE: u64 = 1 << 32;
    let shift = divisor.leading_zeros();
    let divisor = divisor << shift;
    let (d1, d0) = (divisor >> 32, divisor & (BASE - 1));
    let high = if shift == 0 {
        high
    } else {
        high << shift | low >> (64 - shift)
    };
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

fn divide(a: u128, b: u128) -> (u128, u128) {
    if high(b) == 0 {
        let b = low(b);
        if high(a) == 0 {
            return (join(0, low(a) / b), join(0, low(a) % b));
        }
        let (q1, rest) = (high(a) / b, high(a) % b);
        let (q0, rest) = divide_digits(rest, low(a), b);
        return (join(q1, q0), join(0, rest));
    }
    if a < b {
        return (0, a);
    }
    // The quotient has one digit; one that is at most 1 too large comes from the leading
    // digit of the divisor.
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
    divide(a, b).1
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __divti3(a: i128, b: i128) -> i128 {
    let quotient = divide(a.unsigned_abs(), b.unsigned_abs()).0 as i128;
    if (a < 0) == (b < 0) {
        quotient
    } else {
        quotient.wrapping_neg()
    }
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
        places @ 1..=63 => join(
            high(a) << places | low(a) >> (64 - places),
            low(a) << places,
        ),
        places => join(low(a) << (places - 64), 0),
    }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __lshrti3(a: u128, places: i32) -> u128 {
    match places as u32 & 127 {
        0 => a,
        places @ 1..=63 => join(
            high(a) >> places,
            high(a) << (64 - places) | low(a) >> places,
        ),
        places => join(0, high(a) >> (places - 64)),
    }
}

#[cfg_attr(target_arch = "wasm64", no_mangle)]
pub extern "C" fn __ashrti3(a: i128, places: i32) -> i128 {
    let (top, bottom) = ((a >> 64) as i64, a as u64);
    let (top, bottom) = match places as u32 & 127 {
        0 => (top, bottom),
        places @ 1..=63 => (
            top >> places,
            (top as u64) << (64 - places) | bottom >> places,
        ),
        places => (top >> 63, (top >> (places - 64)) as u64),
    };
    join(top as u64, bottom) as i128
}
