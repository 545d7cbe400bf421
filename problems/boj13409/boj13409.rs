//! Baekjoon 13409 — Black and White Boxes (<https://www.acmicpc.net/problem/13409>)
//!
//! Game:      piles of black and white boxes. Alice removes a black box with all boxes above it, Bob a white one;
//!            whoever cannot move loses. Choose some of the piles, with as many boxes as possible, such that whoever
//!            begins loses.
//! Theorem:   this is red-blue Hackenbush on stalks. Each pile is a number by Berlekamp's rule, numbers
//!            add up, and whoever begins loses exactly at 0 (*Winning Ways*; see
//!            `shared::hackenbush`). All numbers are multiples of 2⁻³⁹, so integers hold the sums.
//! Cost:      O(2^(n/2)) time and memory: each subset sum of the first half of the piles is matched with its negative
//!            in the second half. The judge allows 2 s and 512 MiB.
//! Status:    the inputs of the two samples, whose outputs are computed by the rules; all choices of up to 3 piles of
//!            up to 3 boxes and 2 of up to 4 against the rules; full size, if few sums arise, against a table of all
//!            sums with numbers computed by definition.
//! Limits:    n up to 44; a pile has 1 to 40 boxes.

use proconio::input;
use proconio::marker::Bytes;
use shared::bounds::check;
use shared::hackenbush::{stalk_value, Colour};

const MOST_BOXES: usize = 40;
/// The value of every pile is a multiple of 2 to minus this power, in units of the lowest box.
const HALVINGS: u32 = 39;

/// A sum of numbers, in units of the smallest, packed into one integer with its number of boxes. Of equal sums, the
/// greater integer has more boxes.
type Sum = i64;
const BOXES: u32 = 11; // digits for the number of boxes
/// Less than all sums; it stands before the first one.
const LEAST: Sum = i64::MIN / 2;

fn main() {
    input! { n: usize }
    check("n", n, 1..=40);
    assert!(n <= 44, "there are more than 44 piles");
    input! { piles: [Bytes; n] }
    let piles: Vec<Sum> =
        piles.iter().map(|pile| (worth(pile) << BOXES) + pile.len() as i64).collect();
    let (first, second) = piles.split_at(n / 2);
    println!("{}", most_boxes(&sums(first)[1..], &sums(second)[1..]));
}

fn worth(pile: &[u8]) -> i64 {
    assert!(pile.len() <= MOST_BOXES, "a pile has more than {MOST_BOXES} boxes");
    let colour = |&letter: &u8| match letter {
        b'B' => Colour::Blue,
        b'W' => Colour::Red,
        _ => panic!("a box is neither B nor W"),
    };
    let stalk: Vec<Colour> = pile.iter().map(colour).collect();
    let value = stalk_value(&stalk);
    (value.numerator() << (HALVINGS - value.exponent())) as i64
}

/// The sums of all choices of these piles in ascending order, each with the greatest number of boxes.
fn sums(piles: &[Sum]) -> Vec<Sum> {
    let mut sums = vec![0; (1 << piles.len()) + 1];
    sums[0] = LEAST;
    let mut count = 1;
    for pile in piles {
        // Merges the sums without this pile and those with it, the greatest first. Each is written where
        // both have been read, so one list is enough.
        let (mut without, mut with) = (count, count);
        let (mut place, mut last) = (2 * count + 1, LEAST);
        for _ in 0..2 * count {
            let (a, b) = (sums[without], sums[with] + pile);
            without -= usize::from(a >= b);
            with -= usize::from(a < b);
            let next = a.max(b);
            if value(next) != value(last) {
                place -= 1;
                sums[place] = next;
                last = next;
            }
        }
        count = 2 * count + 1 - place;
        if place > 1 {
            sums.copy_within(place..place + count, 1);
        }
    }
    sums.truncate(count + 1);
    sums
}

/// The sum without its number of boxes.
fn value(sum: Sum) -> i64 {
    sum >> BOXES
}

/// The greatest number of boxes of two sums, one from each list, that add up to 0.
fn most_boxes(first: &[Sum], second: &[Sum]) -> i64 {
    let mut most = 0;
    let (mut at, mut end) = (0, second.len());
    while at < first.len() && end > 0 {
        let (a, b) = (first[at], second[end - 1]);
        let total = value(a) + value(b);
        if total == 0 {
            most = most.max(a + b);
        }
        at += usize::from(total <= 0);
        end -= usize::from(total >= 0);
    }
    most
}
