//! The value of rows by middles and switches.

use proconio::input;
use std::cmp::Reverse;

/// Prints the value of the rows. The closure says, from the number of even rows, whether Takahashi is to move when all
/// are odd.
fn answer(takahashi_begins: impl Fn(usize) -> bool, sort: impl Fn(&mut Vec<(i64, i64)>)) {
    input! { k: usize }
    let mut rows = Vec::new();
    for _ in 0..k {
        input! { n: usize, row: [i64; n] }
        rows.push(row);
    }
    let evens = rows.iter().filter(|row| row.len() % 2 == 0).count();
    let takahashi = takahashi_begins(evens);
    let mut sum = 0;
    let mut switches = Vec::new();
    for row in &rows {
        if row.len() % 2 == 1 {
            sum += middle_value(row, takahashi);
        } else {
            let (a, b) = (
                middle_value(&row[1..], takahashi),
                middle_value(&row[..row.len() - 1], takahashi),
            );
            switches.push((a.max(b), a.min(b)));
        }
    }
    sort(&mut switches);
    for (turn, (great, small)) in switches.into_iter().enumerate() {
        sum += if turn % 2 == 0 { great } else { small };
    }
    println!("{sum}");
}

fn middle_value(row: &[i64], takahashi: bool) -> i64 {
    let half = row.len() / 2;
    match row {
        [only] => *only,
        _ if takahashi => row[half].min(row[half - 1].max(row[half + 1])),
        _ => row[half].max(row[half - 1].min(row[half + 1])),
    }
}

/// Takes the greatest available card first, not the greatest gain.
pub fn greatest() {
    answer(|evens| evens % 2 == 0, |switches| switches.sort_by_key(|(great, _)| Reverse(*great)));
}

/// Evaluates a row of odd length as its middle card.
pub fn middle() {
    input! { k: usize }
    let mut sum = 0;
    let mut switches = Vec::new();
    for _ in 0..k {
        input! { n: usize, row: [i64; n] }
        let (a, b) = (row[(n - 1) / 2], row[n / 2]);
        if n % 2 == 1 {
            sum += a;
        } else {
            switches.push((a.max(b), a.min(b)));
        }
    }
    switches.sort_by_key(|(great, small)| Reverse(great - small));
    for (turn, (great, small)) in switches.into_iter().enumerate() {
        sum += if turn % 2 == 0 { great } else { small };
    }
    println!("{sum}");
}

/// Lets Takahashi begin when all rows are odd, as if the number of even rows were always even.
pub fn turn() {
    answer(|_| true, |switches| switches.sort_by_key(|(great, small)| Reverse(great - small)));
}
