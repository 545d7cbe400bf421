//! AtCoder ABC265 Ex — No-capture Lance Game (<https://atcoder.jp/contests/abc265/tasks/abc265_h>)
//!
//! Game:      each of H rows of W cells holds a piece of the first player, who slides it to the left, and one of the
//!            second, who slides it to the right; no piece passes another. Whoever cannot move loses. Count the
//!            placements that the first player wins.
//! Theorem:   a row is an integer if the first player's piece is on the left (his remaining moves minus hers), else a
//!            Nim heap of the size of the gap. He wins if the numbers sum to more than 0, or to 0 while the nim-sum is
//!            not 0. The sums are symmetric about 0, so only the constant terms of H-th powers matter, one for each
//!            value of a Walsh character (`shared::walsh`). Powers Q of a short polynomial P satisfy P Q' = H P' Q,
//!            which gives each coefficient from a few before it.
//! Cost:      O(HWC) time for the C different values of the characters, at most 32; O(HW) memory. The judge allows
//!            10 s and 1024 MiB.
//! Status:    the samples; every board with up to 30,000 placements against the rules of the game; up
//!            to 200 rows against a count row by row; larger boards for time and crashes only.
//! Limits:    W from 2 to 33, so that heaps are below 32; H up to 32,000, so that sums of products fit in 64 bits.

use proconio::input;
use shared::bounds::check;
use shared::modular::Modular;
use shared::walsh;
use std::collections::BTreeMap;

const PRIME: i64 = 998_244_353;

type Mod = Modular<998_244_353>;

fn main() {
    input! { h: i64, w: i64 }
    check("H", h, 1..=8000);
    check("W", w, 2..=30);
    assert!((2..=33).contains(&w), "W must be from 2 to 33");
    assert!((0..=32_000).contains(&h), "H must be from 0 to 32,000");

    // A gap of 0 has w - 1 places, a gap of 1 has w - 2, and so on.
    let mut heaps = [0; 32];
    for (places, heap) in (1..w).rev().zip(&mut heaps) {
        *heap = places;
    }
    walsh::transform(&mut heaps);
    let numbers = Numbers::new(h, w - 2);
    let mut known = BTreeMap::new();
    let terms = heaps.map(|c| *known.entry(c).or_insert_with(|| numbers.constant_term(c)));

    let inverse = |integer| Mod::new(integer).inverse().expect("a power of two");
    let all = residue(w * (w - 1)).pow(h as u64);
    let sum_is_0 = terms[0];
    let both_are_0 = terms.into_iter().sum::<Mod>() * inverse(32);
    let won = (all + sum_is_0) * inverse(2) - both_are_0;
    println!("{}", won.value());
}

/// The residue of an integer above `-PRIME`.
fn residue(integer: i64) -> Mod {
    Mod::new((integer + PRIME) as u64)
}

/// Counts `h` rows by the sum of their numbers. The numbers of a row are the exponents in `N`, the sum of `x^(u - v)`
/// over `u + v <= n`, which is `(1 - x^(n + 1)) (1 - x^(n + 2)) / (x^n R)` for `R = (1 - x) (1 - x²)`.
struct Numbers {
    h: i64,
    n: i64,
    /// The inverse of each `k` from 1 to `hn`, and the coefficient of `x^(hn - k)` in `R^-h`.
    factors: Vec<(i32, i32)>,
    /// The coefficient of `x^hn` in `R^-h`.
    middle: i64,
}

impl Numbers {
    fn new(h: i64, n: i64) -> Numbers {
        let length = (h * n) as usize;
        let mut factors = vec![(1, 1); length];
        // R = 1 - x - x² + x³.
        let (mut third, mut second, mut last) = (0, 0, 1);
        for k in 1..=h * n {
            let inverse = match PRIME % k {
                0 => 1,
                rest => (PRIME - PRIME / k) * i64::from(factors[rest as usize - 1].0) % PRIME,
            };
            let sum = (h - 1 + k) * last + (2 * (h - 1) + k) * second - (3 * (h - 1) + k) * third;
            (third, second, last) = (second, last, sum % PRIME * inverse % PRIME);
            let k = k as usize;
            factors[k - 1].0 = inverse as i32;
            if k < length {
                factors[length - k - 1].1 = last as i32;
            }
        }
        Numbers { h, n, factors, middle: last }
    }

    /// The constant term of `(N + c)^h`: the coefficient of `x^hn` in `P^h R^-h`, where
    /// `P = 1 + c x^n - (1 + c) (x^(n + 1) + x^(n + 2)) + c x^(n + 3) + x^(2n + 3)`.
    fn constant_term(&self, c: i64) -> Mod {
        let &Numbers { h, n, .. } = self;
        if n == 0 {
            return residue(1 + c).pow(h as u64);
        }
        // The last coefficients of P^h.
        let mut powers = [0; 128];
        powers[0] = 1;
        // The sum of products, by the low and high halves of their words.
        let (mut low, mut high) = (self.middle, 0);
        for (k, &(inverse, rest)) in (1..).zip(&self.factors) {
            let before = |degree: i64| powers[((k - degree) & 127) as usize];
            let factor = (h + 1) * n - k;
            let outer = factor * before(n) + (factor + 3 * (h + 1)) * before(n + 3);
            let inner = (factor + h + 1) * before(n + 1) + (factor + 2 * (h + 1)) * before(n + 2);
            let last = (factor + (h + 1) * (n + 3)) * before(2 * n + 3);
            let sum = c * (outer - inner) - inner + last;
            let next = sum % PRIME * i64::from(inverse) % PRIME;
            powers[(k & 127) as usize] = next;
            let product = next * i64::from(rest);
            low += product & 0xFFFF_FFFF;
            high += product >> 32;
        }
        residue(low % PRIME) + residue(high % PRIME) * Mod::new(1 << 32)
    }
}
