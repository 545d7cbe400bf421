//! Nimbers below 2⁶⁴: the field whose addition is the nim-sum.
//!
//! The product of J. H. Conway (*On Numbers and Games*, 1976, ch. 6) is the simplest one that makes a field
//! together with the nim-sum: `a ⊗ b` is the least number not equal to any
//! `(a' ⊗ b) ⊕ (a ⊗ b') ⊕ (a' ⊗ b')` with `a' < a` and `b' < b`, all of which the field laws rule out. It
//! is also the value of one coin in the product of two coin-turning games (the tartan theorem).
//!
//! The numbers below 2, below 4 and below 16 are fields: no product leads out of them.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/nim-multiplication.svg"))]
//!
//! Two rules compute it. A *Fermat power* is a number `F = 2^(2ⁿ)`: 2, 4, 16, 256, …
//!
//! - For `a < F`, the product `a ⊗ F` is the ordinary product `aF`.
//! - `F ⊗ F = F ⊕ F/2`.
//!
//! So the numbers below each Fermat power are a field, and those below the next one are its quadratic
//! extension by a root of `x² + x = F/2`. A product of `a₁F ⊕ a₀` and `b₁F ⊕ b₀` takes three products of
//! half the length, by A. A. Karatsuba's method, and one by the constant `F/2`.
//!
//! The product of [`Nimber`]s is computed in two ways, which agree. On any processor, the product is
//! reduced by these rules to products of numbers below 2¹⁶, which a table of logarithms gives. For greater
//! numbers, on an x86-64 with carry-less multiplication, both numbers are mapped to polynomials over the
//! field of two elements, multiplied modulo `x⁶⁴ + x⁴ + x³ + x + 1`, and mapped back: fields of the same
//! size are isomorphic.
//!
//! Paste alone.

use std::fmt;
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Sub, SubAssign};
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};

/// A nimber below 2⁶⁴: an element of the field of 2⁶⁴ elements.
///
/// # Complexity
///
/// O(1) for all operations: one exclusive or for sums and differences; for a product about 10 ns with
/// carry-less multiplication, 20 ns without, 3 ns for numbers below 2¹⁶; 30 products for an inverse,
/// 63 for a square root.
///
/// # Panics
///
/// On division by 0.
///
/// # Examples
///
/// ```
/// use shared::nimber::Nimber;
///
/// let (a, b) = (Nimber(5), Nimber(6));
/// assert_eq!(a + b, Nimber(3));
/// assert_eq!(a * b, Nimber(8));
/// assert_eq!(Nimber(8) / b, a);
/// assert_eq!(Nimber(3141) * Nimber(5926), Nimber(14994));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Nimber(pub u64);

impl Nimber {
    /// The neutral element of addition.
    pub const ZERO: Nimber = Nimber(0);
    /// The neutral element of multiplication.
    pub const ONE: Nimber = Nimber(1);

    /// The product of the number with itself. Squaring is an automorphism: `(a + b)² = a² + b²`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::nimber::Nimber;
    ///
    /// assert_eq!(Nimber(16).square(), Nimber(16 + 8));
    /// ```
    #[must_use]
    pub fn square(self) -> Nimber {
        self * self
    }

    /// The only number whose square is this one.
    ///
    /// `(a₁F + a₀)² = a₁²F + (a₀² + a₁²·F/2)`, which gives first `a₁` and then `a₀`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::nimber::Nimber;
    ///
    /// assert_eq!(Nimber(24).sqrt(), Nimber(16));
    /// ```
    #[must_use]
    pub fn sqrt(self) -> Nimber {
        fn below(a: Nimber, half: u32) -> Nimber {
            if half == 0 {
                return a;
            }
            let (high, low) = split(a, half);
            let root = below(high, half / 2);
            let rest = below(low + high * Nimber(1 << (half - 1)), half / 2);
            Nimber(root.0 << half | rest.0)
        }
        below(self, 32)
    }

    /// The number whose product with this one is 1; `None` for 0.
    ///
    /// The product of `a₁F + a₀` and `a₁F + (a₀ + a₁)` is its *norm* `a₀(a₀ + a₁) + a₁²·F/2`, a
    /// number below `F`, whose inverse is a smaller problem.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::nimber::Nimber;
    ///
    /// assert_eq!(Nimber(2).inverse(), Some(Nimber(3)));
    /// assert_eq!(Nimber(0).inverse(), None);
    /// ```
    pub fn inverse(self) -> Option<Nimber> {
        fn below(a: Nimber, half: u32) -> Nimber {
            if half == 0 {
                return a;
            }
            let (high, low) = split(a, half);
            let norm = low * (low + high) + high.square() * Nimber(1 << (half - 1));
            let scale = below(norm, half / 2);
            Nimber((high * scale).0 << half | ((low + high) * scale).0)
        }
        (self != Nimber::ZERO).then(|| below(self, 32))
    }

    /// The power with this exponent; an exponent of 0 gives 1.
    ///
    /// # Complexity
    ///
    /// O(log exponent) products.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::nimber::Nimber;
    ///
    /// assert_eq!(Nimber(2).pow(2), Nimber(3));
    /// assert_eq!(Nimber(123).pow(u64::MAX), Nimber::ONE);
    /// ```
    #[must_use]
    pub fn pow(self, mut exponent: u64) -> Nimber {
        let (mut power, mut square) = (Nimber::ONE, self);
        while exponent > 0 {
            if exponent % 2 == 1 {
                power *= square;
            }
            square = square.square();
            exponent /= 2;
        }
        power
    }
}

/// The parts `a₁` and `a₀` of `a₁F + a₀` for the Fermat power `F = 2^bits`.
fn split(a: Nimber, bits: u32) -> (Nimber, Nimber) {
    (Nimber(a.0 >> bits), Nimber(a.0 & ((1 << bits) - 1)))
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Add for Nimber {
    type Output = Nimber;

    #[allow(clippy::suspicious_arithmetic_impl)] // nim-sum adds without carries
    fn add(self, other: Nimber) -> Nimber {
        Nimber(self.0 ^ other.0)
    }
}

impl Sub for Nimber {
    type Output = Nimber;

    #[allow(clippy::suspicious_arithmetic_impl)] // each nimber is its own negative
    fn sub(self, other: Nimber) -> Nimber {
        self + other
    }
}

impl Mul for Nimber {
    type Output = Nimber;

    fn mul(self, other: Nimber) -> Nimber {
        // Two logarithms and a power take a third of the time that either general method takes.
        if let (Ok(a), Ok(b)) = (u16::try_from(self.0), u16::try_from(other.0)) {
            fill_tables_once();
            return Nimber(product_16(a, b).into());
        }
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("pclmulqdq") {
            // SAFETY: the processor has the feature for which the function is compiled.
            #[allow(unsafe_code)]
            return Nimber(unsafe { product_by_polynomials(self.0, other.0) });
        }
        Nimber(product_by_logarithms(self.0, other.0))
    }
}

impl Div for Nimber {
    type Output = Nimber;

    #[allow(clippy::suspicious_arithmetic_impl)] // a quotient is a product with the inverse
    fn div(self, other: Nimber) -> Nimber {
        self * other.inverse().expect("0 has no inverse")
    }
}

impl AddAssign for Nimber {
    fn add_assign(&mut self, other: Nimber) {
        *self = *self + other;
    }
}

impl SubAssign for Nimber {
    fn sub_assign(&mut self, other: Nimber) {
        *self = *self - other;
    }
}

impl MulAssign for Nimber {
    fn mul_assign(&mut self, other: Nimber) {
        *self = *self * other;
    }
}

impl DivAssign for Nimber {
    fn div_assign(&mut self, other: Nimber) {
        *self = *self / other;
    }
}

impl Sum for Nimber {
    fn sum<I: Iterator<Item = Nimber>>(numbers: I) -> Nimber {
        numbers.fold(Nimber::ZERO, Add::add)
    }
}

impl Product for Nimber {
    fn product<I: Iterator<Item = Nimber>>(numbers: I) -> Nimber {
        numbers.fold(Nimber::ONE, Mul::mul)
    }
}

/// The product of numbers below `2^bits`, by halving them down to single bits: Conway's rules, applied
/// directly. It computes the tables, and the tests compare both fast methods with it.
const fn product_by_halves(a: u64, b: u64, bits: u32) -> u64 {
    if a == 0 || b == 0 || bits == 1 {
        return a & b;
    }
    let half = bits / 2;
    let mask = (1 << half) - 1;
    let (a1, a0, b1, b0) = (a >> half, a & mask, b >> half, b & mask);
    let low = product_by_halves(a0, b0, half);
    let high = product_by_halves(a1, b1, half);
    let mixed = product_by_halves(a0 ^ a1, b0 ^ b1, half);
    (mixed ^ low) << half | low ^ product_by_halves(high, 1 << (half - 1), half)
}

/// The least number whose powers are all numbers below 2¹⁶ but 0.
const GENERATOR: u64 = 258;

/// The powers of the generator; from its order 65535 on they repeat.
static POWERS: [AtomicU16; 1 << 16] = [UNKNOWN; 1 << 16];

/// The exponent of each number below 2¹⁶ as a power of the generator: 65535 for 1, and no meaning for 0.
static LOGARITHMS: [AtomicU16; 1 << 16] = [UNKNOWN; 1 << 16];

/// True once the tables are filled. They are atomic so that the first product can fill them without unsafe
/// code and with `core` alone; two threads at once would both write the same numbers. Reading them costs no
/// more than reading plain numbers.
static FILLED: AtomicBool = AtomicBool::new(false);

#[allow(clippy::declare_interior_mutable_const)] // only to fill the tables with
const UNKNOWN: AtomicU16 = AtomicU16::new(0);

/// Fills the tables: the product with the generator is linear, so the products with the 16 powers
/// of two give all others as sums.
#[cold]
fn fill_tables() {
    let mut times_generator = [[0_u64; 256]; 2];
    for (place, table) in times_generator.iter_mut().enumerate() {
        for byte in 1..256_usize {
            let lowest = byte & byte.wrapping_neg();
            table[byte] = if byte == lowest {
                product_by_halves((byte as u64) << (8 * place), GENERATOR, 16)
            } else {
                table[lowest] ^ table[byte ^ lowest]
            };
        }
    }
    let [low, high] = times_generator;
    let mut power = 1;
    for exponent in 0..=u16::MAX {
        POWERS[usize::from(exponent)].store(power as u16, Ordering::Relaxed);
        LOGARITHMS[power as usize].store(exponent, Ordering::Relaxed);
        power = low[(power & 255) as usize] ^ high[(power >> 8) as usize];
    }
    FILLED.store(true, Ordering::Release);
}

fn fill_tables_once() {
    if !FILLED.load(Ordering::Acquire) {
        fill_tables();
    }
}

/// The logarithm of a number below 2¹⁶ other than 0.
fn logarithm(a: u16) -> u32 {
    u32::from(LOGARITHMS[usize::from(a)].load(Ordering::Relaxed))
}

/// The power of the generator with an exponent of at most 2 × 65535.
fn power(exponent: u32) -> u32 {
    let reduced = (exponent & 0xFFFF) + (exponent >> 16); // 2¹⁶ is 1 modulo 65535
    u32::from(POWERS[reduced as usize & 0xFFFF].load(Ordering::Relaxed))
}

fn product_16(a: u16, b: u16) -> u32 {
    if a == 0 || b == 0 {
        0
    } else {
        power(logarithm(a) + logarithm(b))
    }
}

/// `a ⊗ b ⊗ 2¹⁵`.
fn product_16_times_half(a: u16, b: u16) -> u32 {
    if a == 0 || b == 0 {
        return 0;
    }
    let exponent = logarithm(a) + logarithm(b) + logarithm(1 << 15);
    let reduced = if exponent > 2 * 0xFFFF { exponent - 0xFFFF } else { exponent };
    power(reduced)
}

#[inline]
fn product_32(a: u32, b: u32) -> u32 {
    let (a1, a0) = ((a >> 16) as u16, a as u16);
    let (b1, b0) = ((b >> 16) as u16, b as u16);
    let low = product_16(a0, b0);
    let mixed = product_16(a0 ^ a1, b0 ^ b1);
    (mixed ^ low) << 16 | low ^ product_16_times_half(a1, b1)
}

/// The product by logarithms of the 16-bit parts.
fn product_by_logarithms(a: u64, b: u64) -> u64 {
    fill_tables_once();
    let (a1, a0) = ((a >> 32) as u32, a as u32);
    let (b1, b0) = ((b >> 32) as u32, b as u32);
    let low = product_32(a0, b0);
    let mixed = product_32(a0 ^ a1, b0 ^ b1);
    let high = product_32(a1, b1).to_le_bytes();
    let high_times_half =
        high.iter().zip(&TIMES_HALF).fold(0, |sum, (&byte, table)| sum ^ table[usize::from(byte)]);
    u64::from(mixed ^ low) << 32 | u64::from(low ^ high_times_half)
}

/// The products of 2³¹ and each byte at each place of a number below 2³².
static TIMES_HALF: [[u32; 256]; 4] = times_half();

const fn times_half() -> [[u32; 256]; 4] {
    let mut tables = [[0; 256]; 4];
    let mut place = 0;
    while place < 4 {
        let mut byte = 1_usize;
        while byte < 256 {
            let lowest = byte & byte.wrapping_neg();
            tables[place][byte] = if byte == lowest {
                product_by_halves((byte as u64) << (8 * place), 1 << 31, 32) as u32
            } else {
                tables[place][lowest] ^ tables[place][byte ^ lowest]
            };
            byte += 1;
        }
        place += 1;
    }
    tables
}

/// The least root of `x⁶⁴ + x⁴ + x³ + x + 1` among the nimbers: the image of `x`.
#[cfg(target_arch = "x86_64")]
const ROOT: u64 = 0x4028_84CA_01F7_C6B2;

/// A linear map of 64 bits to 64 bits, given by the images of each byte at each place.
#[cfg(target_arch = "x86_64")]
type LinearMap = [[u64; 256]; 8];

/// Bit `n` of a polynomial stands for `xⁿ`, and is mapped to the `n`th power of the root.
#[cfg(target_arch = "x86_64")]
static FROM_POLYNOMIAL: LinearMap = linear_map(&powers_of_the_root());

#[cfg(target_arch = "x86_64")]
static TO_POLYNOMIAL: LinearMap = linear_map(&inverse_matrix(powers_of_the_root()));

#[cfg(target_arch = "x86_64")]
const fn powers_of_the_root() -> [u64; 64] {
    let mut powers = [1; 64];
    let mut exponent = 1;
    while exponent < 64 {
        powers[exponent] = product_by_halves(powers[exponent - 1], ROOT, 64);
        exponent += 1;
    }
    powers
}

/// The inverse of a matrix of bits, given and returned as the images of the 64 single bits, by Gauss–Jordan
/// elimination.
#[cfg(target_arch = "x86_64")]
const fn inverse_matrix(mut images: [u64; 64]) -> [u64; 64] {
    let mut inverse = [0; 64];
    let mut row = 0;
    while row < 64 {
        inverse[row] = 1 << row;
        row += 1;
    }
    let mut bit = 0;
    while bit < 64 {
        let mut pivot = bit;
        while images[pivot] >> bit & 1 == 0 {
            pivot += 1;
        }
        let (image, preimage) = (images[pivot], inverse[pivot]);
        images[pivot] = images[bit];
        inverse[pivot] = inverse[bit];
        images[bit] = image;
        inverse[bit] = preimage;
        let mut row = 0;
        while row < 64 {
            if row != bit && images[row] >> bit & 1 == 1 {
                images[row] ^= image;
                inverse[row] ^= preimage;
            }
            row += 1;
        }
        bit += 1;
    }
    inverse
}

#[cfg(target_arch = "x86_64")]
const fn linear_map(images: &[u64; 64]) -> LinearMap {
    let mut map = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut byte = 1_usize;
        while byte < 256 {
            let lowest = byte.trailing_zeros() as usize;
            map[place][byte] = map[place][byte & (byte - 1)] ^ images[8 * place + lowest];
            byte += 1;
        }
        place += 1;
    }
    map
}

#[cfg(target_arch = "x86_64")]
#[inline]
fn image(map: &LinearMap, a: u64) -> u64 {
    let bytes = a.to_le_bytes();
    let images = bytes.iter().zip(map);
    images.fold(0, |sum, (&byte, table)| sum ^ table[usize::from(byte)])
}

/// The product by polynomials over the field of two elements.
///
/// # Safety
///
/// The processor must have `pclmulqdq`.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "pclmulqdq")]
#[allow(unsafe_code, unsafe_op_in_unsafe_fn)] // before Rust 1.87 the calls inside are unsafe too
unsafe fn product_by_polynomials(a: u64, b: u64) -> u64 {
    use std::arch::x86_64::{
        _mm_clmulepi64_si128, _mm_cvtsi128_si64, _mm_cvtsi64_si128, _mm_unpackhi_epi64,
    };
    let a = _mm_cvtsi64_si128(image(&TO_POLYNOMIAL, a) as i64);
    let b = _mm_cvtsi64_si128(image(&TO_POLYNOMIAL, b) as i64);
    let product = _mm_clmulepi64_si128::<0>(a, b);
    let low = _mm_cvtsi128_si64(product) as u64;
    let high = _mm_cvtsi128_si64(_mm_unpackhi_epi64(product, product)) as u64;
    // x⁶⁴ is x⁴ + x³ + x + 1. This product in turn overflows x⁶⁴ by at most three bits, which are reduced
    // likewise.
    let times_tail = |p: u64| p ^ p << 1 ^ p << 3 ^ p << 4;
    let carried = high >> 63 ^ high >> 61 ^ high >> 60;
    image(&FROM_POLYNOMIAL, low ^ times_tail(high) ^ times_tail(carried))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The product by its definition, for all numbers below a bound.
    fn products_by_mex(bound: usize) -> Vec<Vec<u64>> {
        let mut products = vec![vec![0; bound]; bound];
        for a in 0..bound {
            for b in 0..bound {
                let mut excluded = vec![false; 2 * bound * bound];
                for x in 0..a {
                    for y in 0..b {
                        let number = products[x][b] ^ products[a][y] ^ products[x][y];
                        excluded[number as usize] = true;
                    }
                }
                let least = excluded.iter().position(|excluded| !excluded);
                products[a][b] = least.unwrap() as u64;
            }
        }
        products
    }

    #[test]
    fn all_ways_agree_with_the_definition() {
        let products = products_by_mex(64);
        for (a, row) in (0..).zip(&products) {
            for (b, &product) in (0..).zip(row) {
                assert_eq!(product_by_halves(a, b, 64), product, "{a} {b}");
                assert_eq!(product_by_logarithms(a, b), product, "{a} {b}");
                assert_eq!(Nimber(a) * Nimber(b), Nimber(product), "{a} {b}");
            }
        }
    }

    #[test]
    fn single_bits_have_the_same_products_in_all_ways() {
        for a in (0..64).map(|bit| 1 << bit) {
            for b in (0..64).map(|bit| 1 << bit) {
                let product = product_by_halves(a, b, 64);
                assert_eq!(product_by_logarithms(a, b), product, "{a} {b}");
                assert_eq!(Nimber(a) * Nimber(b), Nimber(product), "{a} {b}");
            }
        }
    }

    #[test]
    fn the_powers_of_the_generator_are_all_different() {
        assert_ne!(product_by_logarithms(1, 1), 0); // fills the tables
        for a in 1..=u16::MAX {
            assert_eq!(power(logarithm(a)), u32::from(a));
        }
        assert_eq!(power(65535), 1);
    }

    #[test]
    fn products_with_half_reduce_every_exponent() {
        assert_ne!(product_by_logarithms(1, 1), 0); // fills the tables
        for b in [1, power(1) as u16, power(65534) as u16] {
            for a in 0..=u16::MAX {
                let product = product_by_halves(a.into(), b.into(), 16);
                let times_half = product_by_halves(product, 1 << 15, 16);
                assert_eq!(u64::from(product_16_times_half(a, b)), times_half, "{a} {b}");
            }
        }
    }

    /// Numbers of every length, so that parts of them are 0.
    fn number() -> impl Strategy<Value = u64> {
        (any::<u64>(), 0..64).prop_map(|(number, shift)| number >> shift)
    }

    proptest! {
        #[test]
        fn random_numbers_have_the_same_products_in_all_ways(a in number(), b in number()) {
            let product = product_by_halves(a, b, 64);
            prop_assert_eq!(product_by_logarithms(a, b), product);
            prop_assert_eq!(Nimber(a) * Nimber(b), Nimber(product));
        }
    }
}
