//! Beatty sequences: `⌊α⌋, ⌊2α⌋, ⌊3α⌋, …` for an irrational number α.
//!
//! If α and β are positive and irrational and `1/α + 1/β = 1`, each positive integer is in exactly one
//! of their two sequences (*Rayleigh's theorem*: J. W. Strutt, Lord Rayleigh, *The Theory of Sound*,
//! 1894; S. Beatty, 1926). Proof: no multiple of α or β is an integer, so `⌊n/α⌋` multiples of α and
//! `⌊n/β⌋` of β lie below n. Since `n/α + n/β = n`, and neither quotient is an integer, the two floors
//! add up to n - 1. So the count grows by one with each n: exactly one multiple has the floor n.
//!
//! Such pairs are the lost positions of [`wythoff`](super::wythoff)'s game, with the golden ratio, and of
//! its generalisations in which the amounts that a move takes from the two heaps may differ by less than m,
//! with `α = (2 - m + √(m² + 4)) / 2` (A. S. Fraenkel, *How to beat your Wythoff games' opponent on three
//! fronts*, 1982).
//!
//! [`Surd`] is any such α that solves a quadratic equation. Its multiples are rounded down exactly, by
//! integer square roots.
//!
//! Paste alone.

/// A positive irrational number `(p + q√d) / r`.
///
/// Two values compare equal if their parts in lowest terms are equal, so `2√2` and `√8` differ although
/// they are the same number.
///
/// # Examples
///
/// The golden ratio and its square: Wythoff's pairs.
///
/// ```
/// use shared::beatty::Surd;
///
/// let golden = Surd::new(1, 1, 5, 2);
/// let lower: Vec<_> = (1..=5).map(|k| golden.floor_of_multiple(k)).collect();
/// assert_eq!(lower, [1, 3, 4, 6, 8]);
///
/// let square = golden.complement().unwrap();
/// assert_eq!(square, Surd::new(3, 1, 5, 2));
/// let upper: Vec<_> = (1..=5).map(|k| square.floor_of_multiple(k)).collect();
/// assert_eq!(upper, [2, 5, 7, 10, 13]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surd {
    p: i64,
    q: i64,
    d: u64,
    /// Positive.
    r: i64,
}

impl Surd {
    /// The number `(p + q√d) / r`, in lowest terms.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Panics
    ///
    /// If the number is not irrational and positive (`q` or `r` is 0, `d` is a square, or the number is
    /// negative); if `|q| √d` in lowest terms is 2⁶⁴ or more; or if `r` is negative and a part in lowest
    /// terms is `i64::MIN`, so that its negative overflows.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::beatty::Surd;
    ///
    /// assert_eq!(Surd::new(2, -4, 7, -6), Surd::new(-1, 2, 7, 3));
    /// ```
    pub fn new(p: i64, q: i64, d: u64, r: i64) -> Self {
        assert!(q != 0 && r != 0, "q and r must not be 0");
        let root = integer_square_root(u128::from(d));
        assert!(root * root != u128::from(d), "d must not be a square");
        let surd = Surd::reduced(i128::from(p), i128::from(q), d, i128::from(r));
        let surd = surd.expect("the negative of i64::MIN overflows");
        assert!(surd.floor_of(1) >= 0, "the number must be positive");
        surd
    }

    /// The number in lowest terms, if its parts are within `i64`.
    fn reduced(p: i128, q: i128, d: u64, r: i128) -> Option<Self> {
        let divisor = divisor(divisor(p, q), r) * r.signum();
        let part = |part: i128| i64::try_from(part / divisor).ok();
        Some(Surd { p: part(p)?, q: part(q)?, d, r: part(r)? })
    }

    /// The `k`th number of the Beatty sequence, `⌊kα⌋`.
    ///
    /// # Complexity
    ///
    /// O(1): a square root, digit by digit.
    ///
    /// # Panics
    ///
    /// If `k |q| √d` in lowest terms is 2⁶⁴ or more.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::beatty::Surd;
    ///
    /// let root = Surd::new(0, 1, 2, 1);
    /// assert_eq!(root.floor_of_multiple(5), 7);
    /// assert_eq!(root.floor_of_multiple(10_000_000_000), 14_142_135_623);
    /// assert_eq!(root.floor_of_multiple(0), 0);
    /// ```
    pub fn floor_of_multiple(&self, k: u64) -> u128 {
        self.floor_of(k) as u128
    }

    /// `⌊kα⌋`. The number may also be negative.
    fn floor_of(&self, k: u64) -> i128 {
        if k == 0 {
            return 0;
        }
        let factor = u128::from(k) * u128::from(self.q.unsigned_abs());
        let radicand =
            factor.checked_mul(factor).and_then(|square| square.checked_mul(u128::from(self.d)));
        let radicand = radicand.expect("k q √d is 2^64 or more");
        let root = integer_square_root(radicand) as i128;
        // The root is not an integer, so the floor of its negative is one further down.
        let irrational = if self.q > 0 { root } else { -root - 1 };
        let rational = i128::from(k) * i128::from(self.p); // at most (2⁶⁴ - 1)(2⁶³ - 1)
        (rational + irrational).div_euclid(i128::from(self.r))
    }

    /// The number `β = α / (α - 1)`, for which `1/α + 1/β = 1`: its sequence contains exactly the positive
    /// integers that the sequence of α leaves out. `None` if α is less than 1.
    ///
    /// # Complexity
    ///
    /// O(log n) for parts up to n.
    ///
    /// # Panics
    ///
    /// If its parts in lowest terms are not within `i64`, or an intermediate result is not within `i128`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::beatty::Surd;
    ///
    /// let root = Surd::new(0, 1, 2, 1);
    /// assert_eq!(root.complement(), Some(Surd::new(2, 1, 2, 1)));
    /// assert_eq!(Surd::new(-1, 1, 2, 1).complement(), None);
    /// ```
    #[must_use]
    pub fn complement(&self) -> Option<Surd> {
        if self.floor_of(1) < 1 {
            return None;
        }
        // (p + q√d) / (p - r + q√d), times p - r - q√d above and below.
        let (p, q, r) = self.parts();
        let complement = || {
            let norm = self.norm_of_root()?;
            let p_less = p.checked_sub(r)?;
            let below = p_less.checked_mul(p_less)?.checked_sub(norm)?;
            let above = p.checked_mul(p_less)?.checked_sub(norm)?;
            Surd::reduced(above, -q * r, self.d, below)
        };
        Some(complement().expect("the complement overflows"))
    }

    /// The least `k ≥ 1` for which `n = ⌊kα⌋`, or `None` if n is not in the sequence. It is the only one if
    /// α is above 1.
    ///
    /// # Complexity
    ///
    /// O(log n) for parts up to n.
    ///
    /// # Panics
    ///
    /// If `k` is 2⁶⁴ or more, if the parts of `1/α` in lowest terms are not within `i64` or an intermediate
    /// result is not within `i128`, or if [`floor_of_multiple`](Surd::floor_of_multiple) panics for `⌊n/α⌋` or
    /// `⌊kα⌋`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::beatty::Surd;
    ///
    /// let golden = Surd::new(1, 1, 5, 2);
    /// assert_eq!(golden.index_of(8), Some(5));
    /// assert_eq!(golden.index_of(7), None);
    /// ```
    pub fn index_of(&self, n: u64) -> Option<u64> {
        // kα ≥ n exactly when k > n/α, since α is positive and n/α is not an integer unless n is 0.
        let below = self.reciprocal().floor_of(n);
        let k = u64::try_from(below + 1).expect("the index is 2^64 or more");
        (self.floor_of(k) == i128::from(n)).then_some(k)
    }

    /// The number `1/α`.
    fn reciprocal(&self) -> Surd {
        // r / (p + q√d), times p - q√d above and below.
        let (p, q, r) = self.parts();
        let reciprocal = || {
            let norm = p.checked_mul(p)?.checked_sub(self.norm_of_root()?)?;
            Surd::reduced(r * p, -q * r, self.d, norm)
        };
        reciprocal().expect("the reciprocal overflows")
    }

    fn parts(&self) -> (i128, i128, i128) {
        (i128::from(self.p), i128::from(self.q), i128::from(self.r))
    }

    /// `q²d`, if that is within `i128`.
    fn norm_of_root(&self) -> Option<i128> {
        let q = i128::from(self.q);
        (q * q).checked_mul(i128::from(self.d))
    }
}

/// The greatest common divisor, which is not negative.
fn divisor(a: i128, b: i128) -> i128 {
    if b == 0 {
        a.abs()
    } else {
        divisor(b, a % b)
    }
}

/// The greatest integer whose square is at most this number.
fn integer_square_root(number: u128) -> u128 {
    let mut root: u128 = 0;
    for bit in (0..64).rev() {
        let greater = root | 1 << bit;
        if greater * greater <= number {
            root = greater;
        }
    }
    root
}
