//! AtCoder ABC265 Ex, No-capture Lance Game: of all placements on a board of H rows and W columns,
//! how many does the first player win?

use super::prelude::*;
use crate::rules::Player::Left as First;
use crate::rules::lances::Lances;
use crate::search::partizan::Outcomes;

const MAX_HEIGHT: u32 = 8000;
const MAX_WIDTH: u8 = 30;
const SEARCHED_PLACEMENTS: u64 = 30_000;

#[derive(Default)]
pub struct Book;

/// The height and the width of a board.
type Size = (u32, u8);

impl super::Book for Book {
    type Case = Size;

    fn file() -> File<impl Format<Value = Size>> {
        let size = (number("the height", 1..), number("the width", 2..)).line();
        single(
            size.such_that("1 to 8000 rows and 2 to 30 columns", |(height, width)| {
                (1..=MAX_HEIGHT).contains(height) && (2..=MAX_WIDTH).contains(width)
            }),
        )
    }

    fn position(_: &Size) -> Shown {
        Err("a case asks how many placements on a board are won")
    }

    fn answer(&mut self, &(height, width): &Size) -> Option<String> {
        if !is_searchable((height, width)) {
            return None;
        }
        let row: Vec<(u8, u8)> = (0..width)
            .flat_map(|first| (0..width).map(move |second| (first, second)))
            .filter(|(first, second)| first != second)
            .collect();
        let mut outcomes = Outcomes::new(Lances { width });
        let placements = cases::all_lists(height..=height, 0..=row.len() as u64 - 1);
        let won = placements.filter(|placement| {
            let mut rows: Vec<_> = placement.iter().map(|&at| row[at as usize]).collect();
            rows.sort_unstable();
            outcomes.wins(&rows, First)
        });
        Some(won.count().to_string())
    }

    fn small() -> impl Iterator<Item = Size> {
        let boards = (1..=14).flat_map(|height| (2..=MAX_WIDTH).map(move |width| (height, width)));
        boards.filter(|&size| is_searchable(size))
    }

    fn random(random: &mut Random) -> Size {
        loop {
            let size = (random.random_range(1..=4), random.random_range(2..=12));
            if is_searchable(size) {
                return size;
            }
        }
    }

    fn full(random: &mut Random) -> Size {
        let height = cases::number(random, 1..=MAX_HEIGHT.into());
        (height as u32, random.random_range(2..=MAX_WIDTH))
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Size>)> {
        vec![
            ("8,000 rows, 30 columns", vec![(8000, 30)]),
            ("8,000 rows, 24 columns", vec![(8000, 24)]),
        ]
    }
}

fn is_searchable((height, width): Size) -> bool {
    let row = u64::from(width) * u64::from(width - 1);
    row.checked_pow(height)
        .is_some_and(|placements| placements <= SEARCHED_PLACEMENTS)
}
