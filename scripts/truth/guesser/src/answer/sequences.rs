//! Further functions for files with answers.

/// Returns the term n of a sequence whose first term has the number `first`. After the first `before` of these
/// terms, the others repeat, greater by `saltus` each time.
pub(crate) fn repeated(n: u64, first: u64, before: u64, terms: &[u64], saltus: u64) -> u64 {
    assert!(n >= first);
    let place = n - first;
    if place < before {
        return terms[place as usize];
    }
    let period = terms.len() as u64 - before;
    terms[(before + (place - before) % period) as usize] + (place - before) / period * saltus
}

pub(crate) fn mex(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap_or(0)
}

/// Returns the value of a heap from which a move takes one of these numbers, in O(n) steps.
pub(crate) fn subtraction_value(n: u64, taken: &[u64]) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=n {
        let fitting = taken.iter().filter(|k| **k <= heap);
        let options: Vec<u64> = fitting.map(|k| values[(heap - k) as usize]).collect();
        values.push(mex(&options));
    }
    values[n as usize]
}

/// Returns the value of a heap in the octal game with these digits after the point. Values are computed until
/// the periodicity theorem of Guy and Smith (1956) proves a period.
pub(crate) fn octal_value(n: u64, digits: &[u64]) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=n as usize {
        let mut options = Vec::new();
        for k in 1..=digits.len().min(heap) {
            let (digit, rest) = (digits[k - 1], heap - k);
            if (digit % 2 == 1 && rest == 0) || (digit / 2 % 2 == 1 && rest > 0) {
                options.push(values[rest]);
            }
            if digit >= 4 {
                options.extend((1..=rest / 2).map(|part| values[part] ^ values[rest - part]));
            }
        }
        values.push(mex(&options));
        if values.len().is_power_of_two() {
            for period in 1..=values.len() / 2 {
                let mut before = values.len() - period;
                while before > 0 && values[before - 1] == values[before - 1 + period] {
                    before -= 1;
                }
                // The theorem is about periods from 1 or later on; a period from 0 on is one from 1 on.
                if 2 * before.max(1) + 2 * period + digits.len() <= values.len() {
                    let n = n as usize;
                    return values[if n < before { n } else { before + (n - before) % period }];
                }
            }
        }
    }
    values[n as usize]
}
