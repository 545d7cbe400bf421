//! The lost pairs from diagonal to diagonal, with the columns and rows that shortcuts close.

use proconio::input;
use std::collections::{BTreeMap, BTreeSet};

/// Two heaps.
type Pair = (u64, u64);

/// Answers all pairs. `shortcuts` maps the given shortcuts to those that close columns and rows; `closes` says whether
/// the least shortcut of a line closes it at the sweep's position.
fn answer(shortcuts: fn(&[Pair]) -> Vec<Pair>, closes: fn(u64, u64) -> bool) {
    input! { n: usize, m: usize, given: [(u64, u64); n], pairs: [(u64, u64); m] }
    let closing = shortcuts(&given);
    let columns = least(closing.iter().copied());
    let rows = least(closing.iter().map(|&(x, y)| (y, x)));
    let gap = |lines: &BTreeMap<u64, u64>, line: u64| {
        let next = lines.range(line + 1..).next();
        next.map_or(u64::MAX, |(next, _)| next - line)
    };
    let mut runs = BTreeMap::new();
    let (mut x, mut y) = (0, 0);
    loop {
        if columns.get(&x).is_some_and(|&least| closes(least, y)) {
            x += 1;
        } else if rows.get(&y).is_some_and(|&least| closes(least, x)) {
            y += 1;
        } else {
            let length = gap(&columns, x).min(gap(&rows, y));
            runs.insert(x, (y, length));
            if length == u64::MAX {
                break;
            }
            (x, y) = (x + length, y + length);
        }
    }
    let given: BTreeSet<Pair> = given.into_iter().collect();
    for (x, y) in pairs {
        let run = runs.range(..=x).next_back();
        let is_in =
            run.is_some_and(|(&first, &(row, length))| x - first < length && y == row + x - first);
        let loses = is_in || given.contains(&(x, y));
        println!("{}", if loses { "LOSE" } else { "WIN" });
    }
}

/// For each line that occurs in the pairs, the least of its numbers.
fn least(pairs: impl Iterator<Item = Pair>) -> BTreeMap<u64, u64> {
    let mut least = BTreeMap::new();
    for (line, number) in pairs {
        let known = least.entry(line).or_insert(number);
        *known = number.min(*known);
    }
    least
}

/// Adds the shortcuts to the lost pairs of Nim, though shortcuts change these.
pub fn nim() {
    answer(|_| Vec::new(), |least, line| least <= line);
}

/// Treats each shortcut with its heaps exchanged as one, too.
pub fn unordered() {
    let both = |shortcuts: &[Pair]| -> Vec<Pair> {
        let both = shortcuts.iter().flat_map(|&(x, y)| [(x, y), (y, x)]);
        both.collect()
    };
    answer(both, |least, line| least <= line);
}

/// Closes a row or a column for any shortcut in it, even one above the pair.
pub fn whole() {
    answer(<[_]>::to_vec, |_, _| true);
}
