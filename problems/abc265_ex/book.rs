//! No-capture Lance Game: of all placements on H rows and W columns, how many does the first player win?

use super::prelude::*;
use crate::rules::Player::Left as First;
use crate::rules::lances::Lances;
use crate::second_opinion::placements::won_placements;

#[derive(Default)]
pub struct Book;

/// Height and width.
type Size = (u32, u8);

impl super::Book for Book {
    type Case = Size;
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of placements in which the first player wins, modulo 998,244,353");
    const SUBJECT: &str = "a case asks for the number of won placements on a board";

    fn file() -> File<Size> {
        single((number("H", 1..=8000), number("W", 2..=30)).line())
    }

    /// A placement in which the pieces of every other row face each other, and the others are free.
    fn played(&(height, width): &Size) -> AllShown {
        let row = |row: u32| {
            let apart = width - 1 - (row / 2 % u32::from(width - 1)) as u8;
            match row % 2 {
                0 => (apart, 0),
                _ => ((apart - 1) / 2, apart.div_ceil(2)),
            }
        };
        let mut rows: Vec<(u8, u8)> = (0..height).map(row).collect();
        rows.sort_unstable();
        Ok(vec![two_sided(Lances { width }, rows, First)])
    }

    fn answer(&mut self, &(height, width): &Size) -> Option<u64> {
        only_if(is_searchable(height, width))?;
        let row = cases::products(0..width, 0..width).filter(|(first, second)| first != second);
        let mut outcomes = partizan::Outcomes::new(Lances { width });
        let wins =
            cases::all_lists_of(height as usize..=height as usize, row.listed()).map(|mut rows| {
                rows.sort_unstable();
                outcomes.wins(&rows, First)
            });
        Some(wins.filter(|wins| *wins).count() as u64)
    }

    fn small() -> impl Iterator<Item = Size> {
        cases::products(1..=14, 2..=30).filter(|&(height, width)| is_searchable(height, width))
    }

    fn random(rng: &mut Random) -> Size {
        let size = || (rng.random_range(1..=4), rng.random_range(2..=12));
        cases::first(size, |&(height, width)| is_searchable(height, width))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the placements counted row by row, by the sum of their numbers and the nim-sum of their heaps, for up \
         to 200 rows; the solution uses recurrences for powers of polynomials",
    );

    fn second_opinion(&mut self, &(height, width): &Size) -> Option<u64> {
        (height <= 200).then(|| won_placements(height as usize, width.into()))
    }
}

fn is_searchable(height: u32, width: u8) -> bool {
    let row = u64::from(width) * u64::from(width - 1);
    row.checked_pow(height).is_some_and(|placements| placements <= 30_000)
}
