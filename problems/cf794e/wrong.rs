//! The middles of all parts, with the value of an odd part left open.

use proconio::input;

/// Answers the case. `odd` gives the value of an odd part from its middle; `last` says whether a single remaining
/// number is the greatest.
fn answer(odd: fn(&[u32], usize) -> u32, last: bool) {
    input! { row: [u32] }
    let n = row.len();
    let mut answers = Vec::new();
    for length in (1..=n).rev() {
        let first = (length - 1) / 2;
        let middles = first..=n - 1 - first;
        let best = if length % 2 == 0 || length == 1 && last {
            row[middles].iter().max().copied()
        } else {
            // Neighbours beyond the ends are left out: a single number has none.
            middles.filter(|&at| at > 0 && at + 1 < n).map(|at| odd(&row, at)).max()
        };
        answers.push(best.unwrap_or(row[0]).to_string());
    }
    println!("{}", answers.join(" "));
}

/// Uses the rule for the middle even if only one number is left.
pub fn last() {
    answer(|row, middle| row[middle].min(row[middle - 1].max(row[middle + 1])), false);
}

/// Answers the middle number of an odd part.
pub fn odd() {
    answer(|row, middle| row[middle], true);
}
