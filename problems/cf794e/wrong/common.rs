//! The middles of all parts, with the number that an odd part leaves left open.

use proconio::input;

/// Answers with what `odd` leaves of a part with this middle; `last` says whether the last number is the greatest.
pub fn answer(odd: fn(&[u32], usize) -> u32, last: bool) {
    input! { row: [u32] }
    let n = row.len();
    let mut answers = Vec::new();
    for length in (1..=n).rev() {
        let first = (length - 1) / 2;
        let middles = first..=n - 1 - first;
        let best = if length % 2 == 0 || length == 1 && last {
            row[middles].iter().max().copied()
        } else {
            // A single number has no neighbours: those beyond the ends are left out.
            middles.filter(|&at| at > 0 && at + 1 < n).map(|at| odd(&row, at)).max()
        };
        answers.push(best.unwrap_or(row[0]).to_string());
    }
    println!("{}", answers.join(" "));
}
