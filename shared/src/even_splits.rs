//! Heaps that are split as evenly as possible.
//!
//! A heap of n ≥ F counters may be split into any number m of heaps, 2 ≤ m ≤ n, whose sizes differ by at most 1;
//! smaller heaps stay as they are. With q = ⌊n / m⌋, there are n mod m heaps of q + 1 counters and the others have q,
//! and as equal heaps cancel in pairs, the option is worth the nim-sum of g(q + 1), if n mod m is odd, and g(q), if
//! m − (n mod m) is odd.
//!
//! **Theorem.** All m with the same quotient q give at most two values, those of the two least such m: since
//! n mod m = n − q m, both parities depend only on the parity of m.
//!
//! There are at most 2 √n different quotients, so a value is found from at most 4 √n options in place of n. Parts of
//! fewer than F counters are worth 0, which ends the list of quotients early.
//!
//! Paste alone.

/// Returns the Grundy values of the heaps from 0 to `largest`, if heaps of at least `least` counters may be split into
/// two or more heaps, none of them empty, whose sizes differ by at most 1.
///
/// # Complexity
///
/// O(n √n) time and O(n) memory for n = `largest`.
///
/// # Examples
///
/// ```
/// use shared::even_splits::values;
///
/// assert_eq!(values(3, 5), [0, 0, 0, 1, 1, 2]);
/// ```
pub fn values(least: u32, largest: u32) -> Vec<u32> {
    let largest = largest as usize;
    let mut values: Vec<u32> = Vec::with_capacity(largest + 1);
    // For each value the last heap that has an option of that value.
    let mut seen: Vec<usize> = Vec::new();
    for heap in 0..=largest {
        if heap < (least as usize).max(2) {
            values.push(0);
            continue;
        }
        let mut mark = |value: u32| {
            let value = value as usize;
            if value >= seen.len() {
                seen.resize(value + 1, 0);
            }
            seen[value] = heap;
        };
        let mut parts = 2;
        while parts <= heap {
            let quotient = heap / parts;
            if quotient + 1 < least as usize {
                // Neither these parts nor smaller ones can be split.
                mark(0);
                break;
            }
            let last = heap / quotient;
            for parts in parts..=last.min(parts + 1) {
                let greater = heap - quotient * parts;
                let mut value = 0;
                if greater % 2 == 1 {
                    value ^= values[quotient + 1];
                }
                if (parts - greater) % 2 == 1 {
                    value ^= values[quotient];
                }
                mark(value);
            }
            parts = last + 1;
        }
        let value = seen.iter().position(|&last| last != heap).unwrap_or(seen.len());
        values.push(value as u32);
    }
    values
}
