//! Beatty sequences against their definition, and against the games that they solve.

use crate::rules::ByOptions;
use jury::search::impartial::{Outcomes, Play};
use proptest::prelude::*;
use shared::beatty::Surd;
use shared::wythoff;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// All irrational positive numbers with small parts.
fn surds() -> Vec<Surd> {
    let mut surds = Vec::new();
    for d in [2_u64, 3, 5, 7, 8] {
        for q in [-2_i64, -1, 1, 2] {
            for p in -4..=4_i64 {
                for r in [-3_i64, -2, -1, 1, 2, 3] {
                    if sign(p, q, d) == r.cmp(&0) {
                        surds.push(Surd::new(p, q, d, r));
                    }
                }
            }
        }
    }
    surds
}

/// The sign of `a + b√d`, by squares.
fn sign(a: i64, b: i64, d: u64) -> Ordering {
    let (a, b) = (i128::from(a), i128::from(b));
    let (rational, irrational) = (a * a, b * b * i128::from(d));
    if rational > irrational {
        a.cmp(&0)
    } else {
        b.cmp(&0)
    }
}

/// Returns whether `floor <= k (p + q√d) / r < floor + 1`, for a positive r.
fn is_floor(floor: u128, k: u64, (p, q, d, r): (i64, i64, u64, i64)) -> bool {
    let (floor, k) = (floor as i64, k as i64);
    let above = |bound: i64| sign(k * p - bound * r, k * q, d) != Ordering::Less;
    above(floor) && !above(floor + 1)
}

proptest! {
    #[test]
    fn floors_are_those_of_the_definition(
        p in -1000..1000_i64,
        q in -1000..1000_i64,
        d in 2..1000_u64,
        r in 1..1000_i64,
        k in 1..1_000_000_u64,
    ) {
        prop_assume!(q != 0 && (1..32).all(|root| root * root != d));
        prop_assume!(sign(p, q, d) == Ordering::Greater);
        let floor = Surd::new(p, q, d, r).floor_of_multiple(k);
        prop_assert!(is_floor(floor, k, (p, q, d, r)), "{floor}");
        prop_assert_eq!(Surd::new(-p, -q, d, -r).floor_of_multiple(k), floor);
    }

    #[test]
    fn wythoffs_pairs_are_complementary_sequences(k in 0..8_000_000_000_000_000_000_u64) {
        let golden = Surd::new(1, 1, 5, 2);
        let lower = wythoff::lower(k).map(u128::from);
        let floor = golden.floor_of_multiple(k);
        prop_assert_eq!(lower, u64::try_from(floor).ok().map(u128::from));
        let other = golden.complement().unwrap().floor_of_multiple(k);
        prop_assert_eq!(other, floor + u128::from(k));
    }
}

/// Rayleigh's theorem.
#[test]
fn each_positive_integer_is_in_one_of_two_complementary_sequences() {
    let last = 300;
    let mut tried = 0;
    for surd in surds() {
        let Some(complement) = surd.complement() else {
            assert_eq!(surd.floor_of_multiple(1), 0, "{surd:?}");
            continue;
        };
        let mut times = [0; 301];
        for alpha in [surd, complement] {
            let members = (1..).map(|k| alpha.floor_of_multiple(k) as usize);
            for member in members.take_while(|&member| member <= last) {
                times[member] += 1;
            }
        }
        assert_eq!(times[0], 0, "{surd:?}");
        assert!(times[1..].iter().all(|&times| times == 1), "{surd:?}");
        tried += 1;
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn members_have_their_first_index() {
    for surd in surds() {
        for n in 0..60 {
            let floors = (1..).map(|k| surd.floor_of_multiple(k));
            let mut up_to = floors.take_while(|&floor| floor <= u128::from(n)).zip(1..);
            let first = up_to.find(|&(floor, _)| floor == u128::from(n));
            assert_eq!(surd.index_of(n), first.map(|(_, k)| k), "{surd:?} {n}");
        }
    }
}

/// The numbers that a move takes from the two heaps differ by less than `m`; `m = 1` is Wythoff's game.
#[test]
fn lost_positions_of_fraenkels_games() {
    for m in 1..=4_u64 {
        let rules = ByOptions::new(|&(a, b): &(u64, u64)| {
            let all = (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y)));
            let legal = all.filter(|&(x, y)| {
                let (from_a, from_b) = (a - x, b - y);
                let one = (from_a == 0) != (from_b == 0);
                one || from_a > 0 && from_a.abs_diff(from_b) < m
            });
            legal.collect()
        });
        let mut outcomes = Outcomes::new(rules, Play::Normal);
        let all = (0..=30).flat_map(|a| (a..=30).map(move |b| (a, b)));
        let lost: BTreeSet<(u64, u64)> = all.filter(|pair| !outcomes.wins(pair)).collect();

        let alpha = Surd::new(2 - m as i64, 1, m * m + 4, 2);
        let beta = alpha.complement().unwrap();
        let pair = |k| (alpha.floor_of_multiple(k) as u64, beta.floor_of_multiple(k) as u64);
        let pairs: BTreeSet<(u64, u64)> = (0..=30).map(pair).filter(|&(_, b)| b <= 30).collect();
        assert_eq!(pairs, lost, "{m}");
    }
}

#[test]
#[should_panic(expected = "d must not be a square")]
fn rational_numbers_are_refused() {
    let _ = Surd::new(1, 1, 9, 2);
}

#[test]
#[should_panic(expected = "must be positive")]
fn negative_numbers_are_refused() {
    let _ = Surd::new(-2, 1, 3, 1);
}
