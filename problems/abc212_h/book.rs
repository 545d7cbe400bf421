//! Nim Counting: of all lists of 1 to N heaps with sizes in a set, how many does the player to move win?

use super::prelude::*;
use crate::rules::nim::Nim;
use crate::second_opinion::counting::lists_by_nim_sum;

const MAX_HEAPS: u64 = 200_000;
const MAX_HEAP: u64 = 65_535;
const SECOND_OPINION_HEAP: u64 = 255;
const MODULUS: u64 = 998_244_353;

#[derive(Default)]
pub struct Book(impartial::Outcomes<Nim>);

impl super::Book for Book {
    /// The most heaps, and their sizes.
    type Case = (u64, Vec<u64>);
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of lists that the player to move wins, modulo 998,244,353");
    const SUBJECT: &str = "a case asks for the number of won lists of heaps";

    fn file() -> File<Self::Case> {
        let heap = number("a heap", 1..=MAX_HEAP);
        let sizes = list("K", 1..=MAX_HEAP as usize, heap).distinct();
        single((number("N", 1..=MAX_HEAPS), sizes))
    }

    /// A list of the most heaps, with each size in turn.
    fn played((most, sizes): &Self::Case) -> AllShown {
        Ok(vec![normal(Nim, sizes.iter().copied().cycle().take(*most as usize).collect())])
    }

    /// There are far fewer lists than the modulus.
    fn answer(&mut self, (most, sizes): &Self::Case) -> Option<u64> {
        let greatest = sizes.iter().max().copied().unwrap_or(0);
        only_if(*most <= 5 && is_searchable(&vec![greatest; *most as usize]))?;
        let lists = cases::all_lists_of(1..=*most as usize, sizes.clone());
        Some(lists.filter(|heaps| self.0.wins(heaps)).count() as u64)
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        cases::with_each(1..=4, cases::subsets((1..=4).listed()).skip(1))
    }

    fn random(rng: &mut Random) -> Self::Case {
        let most = rng.random_range(1..=5);
        let greatest = [100, 60, 20, 9, 5][most - 1];
        (most as u64, sizes(rng, greatest, 10))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let greatest = match rng.random_range(0..3) {
            0 => cases::number(rng, 1..=MAX_HEAP),
            _ => cases::number(rng, 1..=SECOND_OPINION_HEAP),
        };
        let sizes = sizes(rng, greatest, greatest);
        (cases::number(rng, 1..=MAX_HEAPS), sizes)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for sizes below 256, the lists counted by nim-sum in tables, composed by the binary digits of N; the \
         solution uses Walsh characters",
    );

    fn second_opinion(&mut self, (most, sizes): &Self::Case) -> Option<u64> {
        let greatest = sizes.iter().max().copied().unwrap_or(0);
        only_if(greatest <= SECOND_OPINION_HEAP)?;
        let sums = (greatest + 1).next_power_of_two() as usize;
        let lists = lists_by_nim_sum(sizes, *most, sums, MODULUS);
        Some(lists[1..].iter().sum::<u64>() % MODULUS)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let all = (1..=MAX_HEAP).listed();
        let half = (1..=MAX_HEAP).filter(|_| rng.random()).listed();
        vec![
            ("all 65,535 sizes", vec![(MAX_HEAPS, all)]),
            ("half of the sizes", vec![(MAX_HEAPS, half)]),
        ]
    }
}

fn sizes(rng: &mut Random, greatest: u64, most: u64) -> Vec<u64> {
    let count = cases::number(rng, 1..=most.min(greatest));
    cases::distinct(rng, count as usize, 1..=greatest)
}
