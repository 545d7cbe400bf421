//! The best choice of piles whose values, in units of 2⁻⁴⁰, add up to 0.

use proconio::input;
use std::collections::BTreeMap;

/// Prints the most boxes in a choice of piles whose values add up to 0.
fn answer(value: impl Fn(&[i64]) -> i64) {
    println!("{}", greatest(value, <[i64]>::len));
}

/// The greatest total size of such a choice.
fn greatest(value: impl Fn(&[i64]) -> i64, size: impl Fn(&[i64]) -> usize) -> usize {
    input! { n: usize, piles: [String; n] }
    let signs = |pile: &String| -> Vec<i64> {
        let sign = |letter| if letter == 'B' { 1 } else { -1 };
        pile.chars().map(sign).collect()
    };
    let piles: Vec<Vec<i64>> = piles.iter().map(signs).collect();
    let sums = |piles: &[Vec<i64>]| {
        let mut sums = BTreeMap::from([(0, 0)]);
        for pile in piles {
            for (sum, chosen) in sums.clone() {
                let most = sums.entry(sum + value(pile)).or_insert(0);
                *most = (*most).max(chosen + size(pile));
            }
        }
        sums
    };
    let (first, second) = piles.split_at(n / 2);
    let second = sums(second);
    let both = |(sum, chosen): (i64, usize)| Some(chosen + second.get(&-sum)?);
    let most = sums(first).into_iter().filter_map(both).max();
    most.expect("the empty choice adds up to 0")
}

/// The values by Berlekamp's rule.
fn berlekamp(pile: &[i64]) -> i64 {
    let foot = pile.iter().take_while(|&&sign| sign == pile[0]).count();
    let place = |at: usize| 1_i64 << 40 >> (at + 1).saturating_sub(foot);
    (0..pile.len()).map(|at| pile[at] * place(at)).sum()
}

/// Counts each box as 1.
pub fn count() {
    answer(|pile| pile.iter().sum());
}

/// Halves the value from box to box, even below the first change of colour.
pub fn halves() {
    let value = |pile: &[i64]| -> i64 { (0..).zip(pile).map(|(at, sign)| sign << (40 - at)).sum() };
    answer(value);
}

/// Chooses as many piles as possible, not as many boxes.
pub fn piles() {
    let most = greatest(berlekamp, |pile| 10_000 + pile.len());
    println!("{}", most % 10_000);
}

/// Reads the piles from the top to the bottom.
pub fn top() {
    let value = |pile: &[i64]| {
        let reversed: Vec<i64> = pile.iter().rev().copied().collect();
        berlekamp(&reversed)
    };
    answer(value);
}
