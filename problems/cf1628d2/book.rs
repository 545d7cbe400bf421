//! Game on Sum: which score does Alice reach if she names numbers and Bob adds or subtracts them?

use super::prelude::*;

const MAX_TURNS: usize = 1_000_000;
const SEARCHED_TURNS: usize = 40;
const SECOND_OPINION_TURNS: usize = 2000;
const PRIME: i128 = 1_000_000_007;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The turns, the least number in which Bob adds, and the greatest number named.
    type Case = (usize, usize, u64);
    type Answer = i128;
    const QUESTION: Question<i128> =
        value("the score, if both play perfectly, as a residue modulo 1,000,000,007");
    const SUBJECT: &str = "a case asks about moves that may be any real number";

    fn file() -> File<Self::Case> {
        let most = 0..=PRIME as u64 - 1;
        let case = (number("n", 1..=MAX_TURNS), number("m", between(1, "n")), number("k", most));
        let cases = counted("t", 1..=100_000, case.line());
        cases.total("the sum of n", 1..=MAX_TURNS, |case| case.0 as u64)
    }

    fn answer(&mut self, &(n, m, k): &Self::Case) -> Option<i128> {
        only_if(n <= SEARCHED_TURNS)?;
        // Values times 2^40, which are integers, as each turn at most halves them.
        let value = searched(n, m, i128::from(k) << SEARCHED_TURNS).rem_euclid(PRIME);
        Some(value * residue_of_half(SEARCHED_TURNS) % PRIME)
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let turns = (1..=12).flat_map(|n| (1..=n).map(move |m| (n, m)));
        turns.flat_map(|(n, m)| [0, 1, 5, 1 << 12].map(|k| (n, m, k)))
    }

    fn random(rng: &mut Random) -> Self::Case {
        case(rng, SEARCHED_TURNS)
    }

    fn full(rng: &mut Random) -> Self::Case {
        case(rng, SECOND_OPINION_TURNS)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::SameClaim("a table of the means modulo the prime, for up to 2,000 turns");

    fn second_opinion(&mut self, &(n, m, k): &Self::Case) -> Option<i128> {
        only_if(n <= SECOND_OPINION_TURNS)?;
        let half = residue_of_half(1);
        let mut values = vec![0; m + 1];
        for turns in 1..=n {
            for adds in (1..=m.min(turns)).rev() {
                values[adds] = if adds == turns {
                    turns as i128 * i128::from(k) % PRIME
                } else {
                    (values[adds] + values[adds - 1]) % PRIME * half % PRIME
                };
            }
        }
        Some(values[m])
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let greatest = PRIME as u64 - 1;
        vec![
            ("one case", vec![(MAX_TURNS, MAX_TURNS - 1, greatest)]),
            ("100,000 cases", vec![(10, 5, greatest); 100_000]),
        ]
    }
}

/// The value by the rules, times a unit: Alice names the best of all numbers from 0 to k.
fn searched(n: usize, m: usize, k: i128) -> i128 {
    note(Search::OfBook);
    // Indexed by the turns in which Bob still has to add.
    let mut values = vec![0; m + 1];
    for turns in 1..=n {
        for adds in (0..=m.min(turns)).rev() {
            let (added, subtracted) = (values[adds.saturating_sub(1)], values[adds]);
            values[adds] = if adds == turns {
                added + k
            } else {
                // Bob takes the minimum of a rising and a falling line, which is greatest at 0, at k, or where they
                // cross.
                let crossing = (subtracted - added).div_euclid(2);
                let worst = |number: i128| (added + number).min(subtracted - number);
                worst(0).max(worst(k)).max(worst(crossing.clamp(0, k)))
            };
        }
    }
    values[m]
}

/// The residue of a power of 1/2.
fn residue_of_half(power: usize) -> i128 {
    (0..power).fold(1, |half, _| half * ((PRIME + 1) / 2) % PRIME)
}

fn case(rng: &mut Random, most: usize) -> (usize, usize, u64) {
    let n = cases::number(rng, 1..=most as u64);
    (n as usize, cases::number(rng, 1..=n) as usize, cases::number(rng, 0..=PRIME as u64 - 1))
}
