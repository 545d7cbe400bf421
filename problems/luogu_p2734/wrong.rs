use proconio::input;

/// Always takes the greater end.
pub fn greedy() {
    input! { row: [u32] }
    let (mut row, mut scores) = (&row[..], [0, 0]);
    for turn in 0..row.len() {
        let (first, last) = (row[0], row[row.len() - 1]);
        scores[turn % 2] += first.max(last);
        row = if first >= last { &row[1..] } else { &row[..row.len() - 1] };
    }
    println!("{} {}", scores[0], scores[1]);
}

/// Gives the first player all numbers at odd places or all at even ones, whichever have the greater sum.
pub fn places() {
    input! { row: [u32] }
    let odd: u32 = row.iter().step_by(2).sum();
    let even: u32 = row.iter().skip(1).step_by(2).sum();
    println!("{} {}", odd.max(even), odd.min(even));
}
