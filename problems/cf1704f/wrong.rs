//! The player with more cells wins; if there are equally many of both colours, the alternating runs
//! decide.

use proconio::input;
use proconio::marker::Bytes;
use shared::octal::Octal;

/// Answers every case. `alice` says whether Alice wins, from the numbers of red and blue cells and the nim-sum of the
/// runs.
fn answer(values: &[u64], alice: fn(usize, usize, u64) -> bool) {
    input! { cases: usize }
    for _ in 0..cases {
        input! { _length: usize, row: Bytes }
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        let alice = alice(red, row.len() - red, sum_of_runs(&row, values));
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}

/// Returns whether Alice wins.
fn alice(red: usize, blue: usize, sum: u64) -> bool {
    red > blue || (red == blue && sum != 0)
}

/// The values of runs of every length: the first ones by mex, the others by the period. With the
/// period of 34, which begins at length 53, the first 87 are enough.
fn values(first: usize, period: usize) -> Vec<u64> {
    let dawsons_kayles: Octal = "0.07".parse().expect("0.07 is a code");
    let mut values = dawsons_kayles.values(first as u64 - 1);
    while values.len() <= 500_000 {
        values.push(values[values.len() - period]);
    }
    values
}

fn sum_of_runs(row: &[u8], values: &[u64]) -> u64 {
    let mut sum = 0;
    let mut length = 0;
    for (at, cell) in row.iter().enumerate() {
        length += 1;
        if row.get(at + 1).map_or(true, |next| next == cell) {
            sum ^= values[length];
            length = 0;
        }
    }
    sum
}

/// Counts equal numbers of both colours as lost.
pub fn equal() {
    answer(&values(100, 34), |red, blue, _| red > blue);
}

/// Evaluates the runs even if one colour has the majority.
pub fn majority() {
    answer(&values(100, 34), |red, blue, sum| sum != 0 || red > blue);
}

/// Repeats the values with period 32.
pub fn period() {
    answer(&values(100, 32), alice);
}

/// Continues the first 53 values with period 34, though those of lengths 32, 35 and 52 are exceptions.
pub fn prefix() {
    answer(&values(53, 34), alice);
}

/// Repeats the first 34 values, though some up to length 52 are exceptions to the period.
pub fn zero() {
    answer(&values(34, 34), alice);
}
