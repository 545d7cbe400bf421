//! CSES 2207 — Grundy's Game (<https://cses.fi/problemset/task/2207>)
//!
//! Game:      a heap of n coins. A move splits a heap into two of different sizes, and whoever cannot move
//!            loses.
//! Theorem:   lost exactly when the value of the heap, the mex of the nim-sums of two different parts, is 0 (Sprague
//!            1935, Grundy 1939). It is not known whether the values are eventually periodic, nor whether any heap
//!            beyond 1222 is lost. A computation, not a theorem, shows that no heap from 1223 to 1,000,000 is lost, so
//!            the table ends at 1222.
//! Cost:      O(1222²) for the table, and O(1) for each of 100,000 heaps. The judge allows 1 s and 512 MiB.
//! Status:    the sample; each heap of up to 40 coins against the rules; random ones up to 1,000,000 against their
//!            values by definition, which the second opinion finds faster by the sparse space.
//! Limits:    n up to 1,000,000, the range for which the values have been computed.

use proconio::input;
use shared::bounds::check;
use shared::grundy::mex;
use shared::writing::print_words;

const LAST_KNOWN_LOST: usize = 1222;

fn main() {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=LAST_KNOWN_LOST {
        let parts = 1..(heap + 1) / 2;
        values.push(mex(parts.map(|part| values[part] ^ values[heap - part])));
    }
    input! { t: usize }
    check("t", t, 1..=100_000);
    print_words((0..t).map(|_| {
        input! { n: usize }
        check("n", n, 1..=1_000_000);
        assert!(n <= 1_000_000, "n must be at most 1,000,000, as larger values are unknown");
        let first = values.get(n).map_or(true, |&value| value != 0);
        ["second", "first"][usize::from(first)]
    }));
}
