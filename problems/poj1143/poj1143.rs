//! POJ 1143 — Number Game (<http://poj.org/problem?id=1143>)
//!
//! Game:      Sylver Coinage. In turn, the players name a number greater than 1 that is not a sum of numbers named
//!            before, each used any number of times. Whoever cannot name a number loses. The numbers that may still be
//!            named are given: which of them win?
//! Theorem:   no formula for the winner is known (J. H. Conway; *Winning Ways*, ch. 18), so the game is searched, by
//!            `shared::search`. The sums are the numbers that are not given, except 1; they form a numerical
//!            semigroup S. After x is named, the sums are those of S, each plus any multiple of x. With at most 20
//!            numbers left, there are few such sets.
//! Cost:      O(sets · n) set operations, for thousands of sets. The judge allows 1 s and 64 MiB.
//! Status:    the sample, which is from memory, with its output computed by the rules; every list of
//!            numbers up to 20 that can arise, and random ones of up to 20 numbers, against the rules.
//! Limits:    a number is from 2 to 63. The list must be reachable in play.

use proconio::{input, is_stdin_empty};
use shared::bounds::{check, check_each};
use shared::search::Outcomes;
use std::fmt::Write;

/// All numbers except 0 and 1.
const NUMBERS: u64 = !0b11;

fn main() {
    let mut outcomes = Outcomes::new(|&sums: &u64| {
        let moves = numbers(NUMBERS & !sums);
        moves.map(|number| named(sums, number)).collect()
    });
    let mut answers = String::new();
    for case in 1.. {
        if is_stdin_empty() {
            break;
        }
        input! { n: usize }
        if n == 0 {
            break;
        }
        check("n", n, 1..=20);
        input! { list: [u32; n] }
        // With 20 numbers left, the greatest possible is 41, after 2 has been named.
        check_each("a number", &list, 2..=41);
        let is_known = |number| (2..=63).contains(number);
        assert!(list.iter().all(is_known), "a number must be from 2 to 63");
        let given = list.iter().fold(0, |set, &number| set | 1_u64 << number);
        let sums = NUMBERS & !given | 1;
        let winning = numbers(given).filter(|&number| !outcomes.wins(&named(sums, number)));
        let winning: Vec<String> = winning.map(|number| number.to_string()).collect();
        let said = if winning.is_empty() {
            String::from("There's no winning move.")
        } else {
            format!("The winning moves are: {}", winning.join(" "))
        };
        let _ = writeln!(answers, "Test Case #{case}\n{said}\n");
    }
    print!("{answers}");
}

/// The numbers in a set, ascending.
fn numbers(set: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |number| set >> number & 1 == 1)
}

/// The sums after a number is named, including 0.
fn named(mut sums: u64, number: u32) -> u64 {
    loop {
        let more = sums | sums << number;
        if more == sums {
            return sums;
        }
        sums = more;
    }
}
