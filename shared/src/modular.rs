//! Residues: integers modulo a fixed `P`, for the counts that judges ask for modulo a prime.
//!
//! Addition and multiplication are carried out in `u64` and reduced at once, so nothing overflows for any
//! `P` of 32 bits. If `P` is prime, every residue but 0 has an inverse, and binomial coefficients come from
//! tables of factorials and their inverses.
//!
//! Paste alone.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

/// A residue modulo `P`, which must not be 0.
///
/// # Complexity
///
/// Sums, differences and products take O(1).
///
/// # Examples
///
/// ```
/// use shared::modular::Modular;
///
/// type Clock = Modular<12>;
/// assert_eq!(Clock::new(9) + Clock::new(5), Clock::new(2));
/// assert_eq!(Clock::new(2) - Clock::new(5), Clock::new(9));
/// assert_eq!(-Clock::new(5) * Clock::new(5), Clock::new(11));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Modular<const P: u32>(u32);

impl<const P: u32> Modular<P> {
    /// The residue of 0.
    pub const ZERO: Self = Self::new(0);

    /// The residue of 1.
    pub const ONE: Self = Self::new(1);

    /// The residue of an integer.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If `P` is 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::modular::Modular;
    ///
    /// assert_eq!(Modular::<7>::new(100).value(), 2);
    /// ```
    pub const fn new(integer: u64) -> Self {
        Modular((integer % P as u64) as u32)
    }

    /// The least non-negative integer with this residue.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::modular::Modular;
    ///
    /// assert_eq!((-Modular::<7>::new(1)).value(), 6);
    /// ```
    pub const fn value(self) -> u32 {
        self.0
    }

    /// The power with this exponent; an exponent of 0 gives 1.
    ///
    /// # Complexity
    ///
    /// O(log e) for an exponent of e.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::modular::Modular;
    ///
    /// assert_eq!(Modular::<1_000_000_007>::new(2).pow(30).value(), 73_741_817);
    /// assert_eq!(Modular::<7>::new(0).pow(0).value(), 1);
    /// ```
    #[must_use]
    pub fn pow(self, mut exponent: u64) -> Self {
        let (mut base, mut power) = (self, Self::ONE);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power *= base;
            }
            base *= base;
            exponent >>= 1;
        }
        power
    }

    /// The residue whose product with this one is 1, by Euclid's algorithm; `None` if the integer and `P`
    /// have a common divisor greater than 1, such as 0 and a prime.
    ///
    /// # Complexity
    ///
    /// O(log P).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::modular::Modular;
    ///
    /// assert_eq!(Modular::<7>::new(3).inverse(), Some(Modular::new(5)));
    /// assert_eq!(Modular::<7>::new(0).inverse(), None);
    /// assert_eq!(Modular::<12>::new(9).inverse(), None);
    /// ```
    pub fn inverse(self) -> Option<Self> {
        // Each remainder is its factor times this residue.
        let mut last = (P, Self::ZERO);
        let mut next = (self.0, Self::ONE);
        while next.0 > 0 {
            let quotient = last.0 / next.0;
            let remainder = last.0 % next.0;
            let factor = last.1 - next.1 * Self::new(u64::from(quotient));
            (last, next) = (next, (remainder, factor));
        }
        (last.0 == 1).then_some(last.1)
    }
}

impl<const P: u32> Add for Modular<P> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let sum = u64::from(self.0) + u64::from(other.0);
        let reduced = sum.checked_sub(u64::from(P)).unwrap_or(sum);
        Modular(reduced as u32)
    }
}

impl<const P: u32> Neg for Modular<P> {
    type Output = Self;

    fn neg(self) -> Self {
        Modular(if self.0 == 0 { 0 } else { P - self.0 })
    }
}

impl<const P: u32> Sub for Modular<P> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl<const P: u32> Mul for Modular<P> {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self::new(u64::from(self.0) * u64::from(other.0))
    }
}

impl<const P: u32> AddAssign for Modular<P> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const P: u32> SubAssign for Modular<P> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const P: u32> MulAssign for Modular<P> {
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl<const P: u32> Sum for Modular<P> {
    fn sum<I: Iterator<Item = Self>>(residues: I) -> Self {
        residues.fold(Self::ZERO, Add::add)
    }
}

/// Binomial coefficients modulo a prime `P`, from tables of factorials and their inverses.
///
/// # Examples
///
/// ```
/// use shared::modular::{Binomials, Modular};
///
/// let binomials = Binomials::<1_000_000_007>::up_to(40);
/// assert_eq!(binomials.choose(5, 2), Modular::new(10));
/// assert_eq!(binomials.choose(2, 5), Modular::ZERO);
/// assert_eq!(binomials.choose(40, 20), Modular::new(137_846_528_820));
/// ```
pub struct Binomials<const P: u32> {
    factorials: Vec<Modular<P>>,
    inverses: Vec<Modular<P>>,
}

impl<const P: u32> Binomials<P> {
    /// The tables for the coefficients `n` over `k` with `n` up to `most`.
    ///
    /// # Complexity
    ///
    /// O(`most`) time and memory.
    ///
    /// # Panics
    ///
    /// If `P` is at most `most`, or is not prime and has a prime factor that is at most `most`.
    pub fn up_to(most: usize) -> Self {
        assert!(most < P as usize, "P should be a prime greater than every n");
        let numbers = || (1..=most).map(|number| Modular::new(number as u64));
        let mut factorials = vec![Modular::ONE];
        for number in numbers() {
            factorials.push(factorials[factorials.len() - 1] * number);
        }
        let last = factorials[most].inverse();
        let mut inverses = vec![last.expect("P should be a prime greater than every n")];
        for number in numbers().rev() {
            inverses.push(inverses[inverses.len() - 1] * number);
        }
        inverses.reverse();
        Binomials { factorials, inverses }
    }

    /// The number of ways to choose `k` of `n` things: 0 if `k` is greater than `n`.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If `n` is greater than the `most` of the tables and `k` is at most `n`.
    pub fn choose(&self, n: usize, k: usize) -> Modular<P> {
        if k > n {
            return Modular::ZERO;
        }
        self.factorials[n] * self.inverses[k] * self.inverses[n - k]
    }
}
