//! Always takes the greater end.

use proconio::input;

pub fn main() {
    input! { row: [i64] }
    let (mut row, mut lead, mut sign) = (&row[..], 0, 1);
    while let (Some(&first), Some(&last)) = (row.first(), row.last()) {
        lead += sign * first.max(last);
        sign = -sign;
        row = if first >= last { &row[1..] } else { &row[..row.len() - 1] };
    }
    println!("{lead}");
}
