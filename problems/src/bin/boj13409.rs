//! Baekjoon 13409 — Black and White Boxes (<https://www.acmicpc.net/problem/13409>)
//!
//! Game:      piles of black and white boxes. Alice removes a black box with all that is on it, Bob a
//!            white one; whoever cannot move loses. Of the given piles, choose some with which
//!            whoever begins loses, and as many boxes as possible.
//! Theorem:   this is red-blue Hackenbush on stalks. Each pile is a number by Berlekamp's rule, numbers
//!            add up, and whoever begins loses exactly at 0 (*Winning Ways*; see
//!            `shared::hackenbush`). All numbers are multiples of 2⁻³⁹, so integers hold the sums.
//! Cost:      O(2^(n/2)) time and memory: each sum of some of the first half of the piles is matched
//!            with its negative in the second half. The judge allows 2 s and 512 MiB.
//! Status:    the inputs of the two samples, whose outputs are computed by the rules; all choices of up
//!            to 3 piles of up to 3 boxes and 2 of up to 4 against the rules; full size, as far as
//!            few sums arise, against a table of all sums with numbers by their definition.
//! Limits:    n up to 44; a pile has 1 to 40 boxes.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::check;
use shared::hackenbush::{stalk_value, Colour};
use std::cmp::Ordering;

const MOST_BOXES: usize = 40;
/// Every pile is worth a multiple of 2 to minus this: the lowest box counts 1.
const HALVINGS: u32 = 39;

/// A sum of numbers, in units of the smallest, and a number of boxes.
type Sum = (i64, usize);

fn main() {
    input! { n: usize }
    check("n", n, 1..=40);
    assert!(n <= 44, "there are more than 44 piles");
    input! { piles: [Bytes; n] }
    let piles: Vec<Sum> = piles.iter().map(|pile| (worth(pile), pile.len())).collect();
    let (first, second) = piles.split_at(n / 2);
    println!("{}", most_boxes(&sums(first), &sums(second)));
}

fn worth(pile: &[u8]) -> i64 {
    assert!(
        pile.len() <= MOST_BOXES,
        "a pile has more than {MOST_BOXES} boxes"
    );
    let colour = |&letter: &u8| match letter {
        b'B' => Colour::Blue,
        b'W' => Colour::Red,
        _ => panic!("a box is neither B nor W"),
    };
    let stalk: Vec<Colour> = pile.iter().map(colour).collect();
    let value = stalk_value(&stalk);
    (value.numerator() << (HALVINGS - value.exponent())) as i64
}

/// The sums of all choices of these piles, ascending, each with the most boxes.
fn sums(piles: &[Sum]) -> Vec<Sum> {
    let mut sums = vec![(0, 0)];
    for &(value, boxes) in piles {
        sums = with_and_without(&sums, value, boxes);
    }
    sums
}

/// The sums, and those with one pile more, in order.
fn with_and_without(sums: &[Sum], value: i64, boxes: usize) -> Vec<Sum> {
    let mut all = Vec::with_capacity(2 * sums.len());
    let (mut without, mut with) = (0, 0);
    while without < sums.len() || with < sums.len() {
        let next = sums.get(without).copied();
        let raised = sums
            .get(with)
            .map(|&(sum, count)| (sum + value, count + boxes));
        let (sum, count) = match (next, raised) {
            (Some(next), Some(raised)) => match next.0.cmp(&raised.0) {
                Ordering::Less => next,
                Ordering::Equal => (next.0, next.1.max(raised.1)),
                Ordering::Greater => raised,
            },
            (next, raised) => next.or(raised).expect("one of them is left"),
        };
        without += usize::from(next.is_some_and(|next| next.0 == sum));
        with += usize::from(raised.is_some_and(|raised| raised.0 == sum));
        all.push((sum, count));
    }
    all
}

/// The most boxes of a sum from each list that are 0 together.
fn most_boxes(first: &[Sum], second: &[Sum]) -> usize {
    let mut most = 0;
    let mut at = second.len();
    for &(sum, boxes) in first {
        while at > 0 && second[at - 1].0 > -sum {
            at -= 1;
        }
        if at > 0 && second[at - 1].0 == -sum {
            most = most.max(boxes + second[at - 1].1);
        }
    }
    most
}
