use proconio::input;

/// Always takes the greater end.
pub fn greedy() {
    input! { row: [i64] }
    let (mut row, mut lead, mut sign) = (&row[..], 0, 1);
    while let (Some(&first), Some(&last)) = (row.first(), row.last()) {
        lead += sign * first.max(last);
        sign = -sign;
        row = if first >= last { &row[1..] } else { &row[..row.len() - 1] };
    }
    println!("{lead}");
}

/// Keeps the differences in 32 bits.
pub fn narrow() {
    input! { row: [i32] }
    let mut leads = vec![0_i32; row.len() + 1];
    for length in 1..=row.len() {
        for start in 0..=row.len() - length {
            let first = row[start].wrapping_sub(leads[start + 1]);
            let last = row[start + length - 1].wrapping_sub(leads[start]);
            leads[start] = first.max(last);
        }
    }
    println!("{}", leads[0]);
}
