//! Octal games: take-and-break games given by a code.
//!
//! A move takes some counters from one heap and leaves the rest as no heap, as one heap, or as two. The
//! code `d₀.d₁d₂d₃…` says which of these is allowed: digit `dₜ` governs the moves that take exactly `t`
//! counters, and is the sum of
//!
//! - 1 if the move may leave no heap: a heap of exactly `t` may be taken away as a whole;
//! - 2 if it may leave one heap: `t` may be taken from a greater heap;
//! - 4 if it may leave two heaps: `t` may be taken and the rest broken into two heaps, neither
//!   of them empty.
//!
//! So 3 means "take `t` from any heap", 7 "and break the rest if you like", 0 "never take `t`". Digit `d₀`
//! governs moves that take nothing and is 0 or 4: breaking a heap makes progress, leaving it alone does
//! not. It is 0 if a code begins with the point. Digits after the last one written are 0; three points
//! repeat the last digit for ever. Some of these games are known by names:
//!
//! | code | game | nim-values |
//! |---|---|---|
//! | `0.333...` | Nim: take as many as you like | `n` itself |
//! | `4.333...` | Lasker's Nim: or break a heap without taking | see [`lasker`] |
//! | `0.33` | take one or two: the game of 21 (`0.333` is one, two or three, and so on) | period 3 |
//! | `0.77` | Kayles: knock down one skittle or two neighbours in a row | period 12 from 71 on |
//! | `0.137` | Dawson's Chess: pawns on three ranks; the last player wins | period 34 from 52 on |
//! | `0.07` | Dawson's Kayles: two neighbours only; the values of `0.137`, one place later | period 34 from 53 on |
//! | `0.007` | Treblecross: who first has three crosses in a row wins; n cells are a heap of n + 2 | no known period |
//! | `0.6` | Officers: take one, but not the last | no known period |
//! | `0.15` | Guiles: take a heap of one, or take two and leave two heaps or none | period 10 from 1 on |
//! | `0.156` | | period 349 from 3479 on |
//! | `0.16` | | period 149,459 from 105,351 on |
//! | `0.376` | | period 4 from 2,268,248 on |
//! | `0.354` | | period 1180 from 10,061,916 on |
//! | `0.454` | | period 60,620,715 from 160,949,019 on |
//! | `0.054` | | period 10,015,179 from 193,235,616 on |
//! | `0.104` | | period 11,770,282 from 197,769,598 on |
//!
//! It is an open question whether every finite code has periodic values. If a code does, a finite
//! computation proves it (R. K. Guy and C. A. B. Smith, *The G-values of various games*, 1956): the **octal
//! periodicity theorem**. Let `k` be the last place with a digit other than 0, and `n₀ ≥ 1`. If the value
//! of `n + p` is that of `n` for all `n₀ ≤ n < 2n₀ + p + k`, then the same holds for all `n ≥ n₀`. Proof: take a
//! greater `n` and suppose the claim for all smaller ones. A move from `n + p` takes at most `k`, so the
//! larger heap that it leaves has at least `(n + p - k) / 2 ≥ n₀ + p` counters; the corresponding move from
//! `n` leaves this heap with `p` fewer counters, which are at least `n₀` and so not none, and with the same
//! value. Likewise, the larger heap that a move from `n` leaves has at least `n₀` counters, and `p` may be
//! added to it. So the options of `n` and `n + p` have the same values.
//!
//! For `n₀ = 0`, the corresponding move might leave an empty heap where the code asks for two heaps. In
//! `0.4`, the heaps 0, 1 and 2 are worth 0, but 3 breaks into 1 and 1 and is worth 1.
//!
//! Kayles and Dawson's Kayles have few exceptional values before their periods begin.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/kayles.svg"))]
//!
//! If the period is long, most values may be exceptions at first, and the exceptions thin out slowly.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/long-period.svg"))]
//!
//! [`Octal::periodic`] looks for `p` and `n₀` and returns them only if this proof is complete.
//!
//! Paste with `periodic`, `sparse_space`, `walsh`.

use super::periodic::Periodic;
use super::sparse_space::{moves, SparseValues};
use std::fmt;
use std::str::FromStr;

/// An octal game, parsed from its code.
///
/// # Examples
///
/// ```
/// use shared::octal::Octal;
///
/// let kayles: Octal = "0.77".parse().unwrap();
/// assert_eq!(kayles.values(5), [0, 1, 2, 3, 1, 4]);
/// assert_eq!(".77".parse(), Ok(kayles));
/// let lasker: Octal = "4.333...".parse().unwrap();
/// assert_eq!(lasker.values(5), [0, 1, 2, 4, 3, 5]);
/// assert_eq!(lasker.to_string(), "4.3...");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Octal {
    /// `d₀, d₁, …` up to the first digit that equals all later digits.
    digits: Vec<u8>,
}

/// The reason why a text is not an octal code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// The text has no digits after its point, or no point.
    NotACode,
    /// A character in the place of a digit is not one of the digits 0 to 7.
    NotADigit(char),
    /// The first digit is neither 0 nor 4.
    MoveWithoutEnd,
}

impl fmt::Display for ParseError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ParseError::NotACode => write!(formatter, "expected a code such as 0.77 or 4.333..."),
            ParseError::NotADigit(found) => {
                write!(formatter, "expected a digit from 0 to 7, found `{found}`")
            }
            ParseError::MoveWithoutEnd => {
                write!(formatter, "expected 0 or 4 before the point: a move must make progress")
            }
        }
    }
}

impl std::error::Error for ParseError {}

impl FromStr for Octal {
    type Err = ParseError;

    fn from_str(code: &str) -> Result<Self, ParseError> {
        let (whole, places) = code.split_once('.').ok_or(ParseError::NotACode)?;
        let repeated = places.strip_suffix("...");
        let places = repeated.unwrap_or(places);
        if places.is_empty() {
            return Err(ParseError::NotACode);
        }
        let whole = if whole.is_empty() { "0" } else { whole };
        let digit = |character: char| match character.to_digit(8) {
            Some(digit) => Ok(digit as u8),
            None => Err(ParseError::NotADigit(character)),
        };
        let mut digits = whole.chars().map(digit).collect::<Result<Vec<u8>, _>>()?;
        if digits != [0] && digits != [4] {
            return Err(ParseError::MoveWithoutEnd);
        }
        for character in places.chars() {
            digits.push(digit(character)?);
        }
        if repeated.is_none() {
            digits.push(0);
        }
        while digits.len() > 2 && digits[digits.len() - 1] == digits[digits.len() - 2] {
            digits.pop();
        }
        Ok(Octal { digits })
    }
}

impl fmt::Display for Octal {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let (last, places) = self.digits[1..].split_last().expect("a code has a place");
        write!(formatter, "{}.", self.digits[0])?;
        for digit in places {
            write!(formatter, "{digit}")?;
        }
        match last {
            0 if !places.is_empty() => Ok(()),
            0 => write!(formatter, "0"),
            _ => write!(formatter, "{last}..."),
        }
    }
}

impl Octal {
    /// Returns the digit that governs the moves that take `taken` counters: `d₀` for 0, `d₁` for 1, and so
    /// on.
    pub fn digit(&self, taken: u64) -> u8 {
        let last = self.digits.len() - 1;
        self.digits[usize::try_from(taken).map_or(last, |taken| taken.min(last))]
    }

    /// All options of a heap, each as the list of the heaps that the move leaves.
    ///
    /// # Complexity
    ///
    /// O(heap) for each digit.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::octal::Octal;
    ///
    /// let dawson: Octal = "0.137".parse().unwrap();
    /// assert_eq!(dawson.options(5), [vec![3], vec![2], vec![1, 1]]);
    /// ```
    pub fn options(&self, heap: u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for taken in 0..=heap {
            let (digit, rest) = (self.digit(taken), heap - taken);
            if digit & 1 != 0 && rest == 0 {
                options.push(vec![]);
            }
            if digit & 2 != 0 && rest > 0 {
                options.push(vec![rest]);
            }
            if digit & 4 != 0 {
                options.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
            }
        }
        options
    }

    /// The nim-values of the heaps `0..=largest`.
    ///
    /// # Complexity
    ///
    /// O(largest²) for each digit that contains a 4, O(largest) for each other digit; O(largest³) for a
    /// code that repeats a digit with a 4 for ever.
    pub fn values(&self, largest: u64) -> Vec<u64> {
        take_and_break(largest, |taken| self.digit(taken))
    }

    /// The nim-values of all heaps, if the octal periodicity theorem proves from the values of `0..=limit`
    /// that they are periodic. `None` proves nothing: a greater limit may succeed, unless the code repeats
    /// a digit for ever, to which the theorem does not apply.
    ///
    /// # Complexity
    ///
    /// The time of [`SparseValues`] for 1.5 times as many heaps as the proof needs, or for `limit`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::octal::Octal;
    ///
    /// let dawsons_kayles: Octal = "0.07".parse().unwrap();
    /// let values = dawsons_kayles.periodic(1000).unwrap();
    /// assert_eq!((values.preperiod(), values.period()), (53, 34));
    /// assert_eq!(values.value(1_000_000_000_000), 4);
    /// ```
    pub fn periodic(&self, limit: u64) -> Option<Periodic<u16>> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let mut heaps = self.sparse_values()?;
        let mut largest = limit.min(64);
        loop {
            heaps.extend_to(largest);
            let proof = self.prove(heaps.values());
            if proof.is_some() || largest == limit {
                return proof;
            }
            largest = limit.min(largest + largest / 2);
        }
    }

    /// The values of the heaps `0, 1, 2, …`, computed one after another in nearly linear time; `None` for a
    /// code that repeats a digit for ever.
    pub fn sparse_values(&self) -> Option<SparseValues> {
        self.places().map(SparseValues::new)
    }

    /// The nim-values of all heaps, if the octal periodicity theorem proves from these first ones that they
    /// are periodic. `None` proves nothing.
    ///
    /// # Complexity
    ///
    /// O(n) for n values.
    pub fn prove<V: Copy + PartialEq>(&self, values: &[V]) -> Option<Periodic<V>> {
        let k = self.places()?.len() - 1;
        Periodic::prove(values, |n0, p| compared_below(n0, p, k))
    }

    /// The number of values that the proof of this period needs: those of the heaps below `2n₀ + 2p + k`, where
    /// `n₀` is at least 1.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::octal::Octal;
    ///
    /// let kayles: Octal = "0.77".parse().unwrap();
    /// let values = kayles.values(1000);
    /// let periodic = kayles.prove(&values).unwrap();
    /// let needed = kayles.values_needed(&periodic);
    /// assert_eq!(needed, 2 * 71 + 2 * 12 + 2);
    /// assert!(kayles.prove(&values[..needed]).is_some());
    /// assert!(kayles.prove(&values[..needed - 1]).is_none());
    /// ```
    pub fn values_needed<V: Copy + PartialEq>(&self, periodic: &Periodic<V>) -> usize {
        let k = self.places().map_or(0, |places| places.len() - 1);
        compared_below(periodic.preperiod(), periodic.period(), k) + periodic.period()
    }

    /// The digits up to the last one other than 0; `None` if the code repeats such a digit for ever.
    fn places(&self) -> Option<&[u8]> {
        let (&last, places) = self.digits.split_last()?;
        (last == 0).then_some(places)
    }
}

/// The bound of the octal periodicity theorem: heaps from `n0` up to it are compared with those that are greater
/// by `p`. The theorem needs `n0 ≥ 1`; a period from 0 on is one from 1 on.
fn compared_below(n0: usize, p: usize, k: usize) -> usize {
    2 * n0.max(1) + p + k
}

/// The values of the heaps `0..=largest` of a take-and-break game: a move takes some counters from one heap
/// and may break the rest in two.
///
/// `digit(t)` governs the moves that take `t` counters, as in an octal code: it is the sum of 1 if such a
/// move may leave no heap (take a whole heap of `t`), 2 if it may leave one heap, and 4 if it may leave
/// two. A move that takes nothing can only break a heap, so `digit(0)` is 0 or 4.
///
/// # Complexity
///
/// O(largest²) for each `t` whose digit allows two heaps, O(largest) for each other `t`.
///
/// # Panics
///
/// If a digit is above 7, or `digit(0)` is neither 0 nor 4.
///
/// # Examples
///
/// Kayles: take one or two counters, and break the rest if you like.
///
/// ```
/// use shared::octal::take_and_break;
///
/// let kayles = take_and_break(10, |taken| if taken == 1 || taken == 2 { 7 } else { 0 });
/// assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
/// ```
pub fn take_and_break(largest: u64, digit: impl Fn(u64) -> u8) -> Vec<u64> {
    let largest = usize::try_from(largest).expect("the table must fit in memory");
    let moves = moves((0..=largest as u64).map(digit));
    let mut values: Vec<u64> = Vec::with_capacity(largest + 1);
    // For each possible value, the last heap that has an option of it. Their number is a power of two above
    // all values, and so above all nim-sums of two.
    let mut last_with = vec![usize::MAX];
    for heap in 0..=largest {
        for &(taken, digit) in moves.iter().take_while(|&&(taken, _)| taken <= heap) {
            let rest = heap - taken;
            if digit & 1 != 0 && rest == 0 {
                last_with[0] = heap;
            }
            if digit & 2 != 0 && rest > 0 {
                last_with[values[rest] as usize] = heap;
            }
            if digit & 4 != 0 {
                let parts = values.iter().skip(1).take(rest / 2);
                let others = values[..rest].iter().rev();
                for (part, other) in parts.zip(others) {
                    last_with[(part ^ other) as usize] = heap;
                }
            }
        }
        let absent = last_with.iter().position(|&last| last != heap);
        let value = absent.unwrap_or(last_with.len());
        if value == last_with.len() {
            last_with.resize(2 * value, usize::MAX);
        }
        values.push(value as u64);
    }
    values
}

/// The value of a heap of `n` in Lasker's Nim, where a move takes any number of counters from a
/// heap or splits a heap in two without taking any.
///
/// The values are those of Nim with `4k - 1` and `4k` exchanged for each `k > 0` (*Winning Ways*, ch. 4).
///
/// # Complexity
///
/// O(1).
///
/// # Examples
///
/// ```
/// use shared::octal::lasker;
///
/// assert_eq!([1, 2, 3, 4, 5].map(lasker), [1, 2, 4, 3, 5]);
/// assert_eq!(lasker(u32::MAX), 1 << 32);
/// ```
pub fn lasker(n: u32) -> u64 {
    // Avoids a branch, which would be mispredicted for random heaps: a third of the time of hdu3032.
    u64::from(n) + u64::from(n % 4 == 3) - u64::from(n % 4 == 0 && n > 0)
}
