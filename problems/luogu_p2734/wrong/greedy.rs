//! Always takes the greater end.

use proconio::input;

pub fn main() {
    input! { row: [u32] }
    let (mut row, mut scores) = (&row[..], [0, 0]);
    for turn in 0..row.len() {
        let (first, last) = (row[0], row[row.len() - 1]);
        scores[turn % 2] += first.max(last);
        row = if first >= last { &row[1..] } else { &row[..row.len() - 1] };
    }
    println!("{} {}", scores[0], scores[1]);
}
