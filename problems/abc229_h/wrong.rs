use proconio::input;
use proconio::marker::Bytes;
use shared::dyadic::Dyadic;
use shared::surreal::simplest_between;
use std::collections::BTreeMap;

/// Takes the next integer beyond the option nearer to 0 if the interval between the options, with
/// its ends, holds an integer. But this may be the other option, or even lie beyond it: {0 | 1}
/// becomes 1, not 1/2.
pub fn closed() {
    input! { n: usize, rows: [Bytes; n] }
    let column = |at: usize| -> Vec<u8> { rows.iter().map(|row| row[at]).collect() };
    let mut known = BTreeMap::new();
    let sum: Dyadic = (0..n).map(|at| value(&column(at), &mut known)).sum();
    let wins = sum > Dyadic::ZERO;
    println!("{}", if wins { "Takahashi" } else { "Snuke" });
}

fn value(column: &[u8], known: &mut BTreeMap<Vec<u8>, Dyadic>) -> Dyadic {
    if let Some(&known) = known.get(column) {
        return known;
    }
    let mut values = |own, other| -> Vec<Dyadic> {
        let options = options(column, own, other);
        options.iter().map(|option| value(option, known)).collect()
    };
    let greatest = values(b'W', b'B').into_iter().max();
    let least = values(b'B', b'W').into_iter().min();
    let value = between(greatest, least);
    known.insert(column.to_vec(), value);
    value
}

fn between(left: Option<Dyadic>, right: Option<Dyadic>) -> Dyadic {
    let zero = Dyadic::ZERO;
    if left.map_or(true, |left| left < zero) && right.map_or(true, |right| right > zero) {
        return zero;
    }
    let integer_above = |number: Dyadic| Dyadic::from(number.floor() as i64 + 1);
    let holds_integer = match (left, right) {
        (Some(left), Some(right)) => left.exponent() == 0 || right.floor() > left.floor(),
        _ => true,
    };
    match (left, right) {
        (Some(left), _) if holds_integer && left >= zero => integer_above(left),
        (_, Some(right)) if holds_integer => -integer_above(-right),
        _ => simplest_between(left, right).unwrap_or(zero),
    }
}

fn options(column: &[u8], own: u8, other: u8) -> Vec<Vec<u8>> {
    let mut options = Vec::new();
    for at in 0..column.len() {
        let mut option = column.to_vec();
        if column[at] == other {
            option[at] = b'.';
        } else if column[at] == own && at > 0 && column[at - 1] == b'.' {
            option.swap(at - 1, at);
        } else {
            continue;
        }
        options.push(option);
    }
    options
}
