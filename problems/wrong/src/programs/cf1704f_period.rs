//! Codeforces 1704F, wrong: repeats with the period 32.

use proconio::input;

pub fn main() {
    let values = values();
    input! { cases: usize }
    for _ in 0..cases {
        input! { _length: usize, row: proconio::marker::Bytes }
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        let blue = row.len() - red;
        let alice = if red == blue {
            sum_of_runs(&row, &values) != 0
        } else {
            red > blue
        };
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}

/// The sum of the values of the alternating runs.
fn sum_of_runs(row: &[u8], values: &[u8]) -> u8 {
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

/// The values of runs of every length, by the mex, for as long as it is quick.
fn values() -> Vec<u8> {
    let mut values = vec![0, 0];
    while values.len() < 100 {
        let longest = values.len() - 2;
        let value = (0..)
            .find(|&mex| (0..=longest).all(|left| values[left] ^ values[longest - left] != mex));
        values.push(value.expect("there is a least number"));
    }
    while values.len() <= 500_000 {
        values.push(values[values.len() - 32]);
    }
    values
}
