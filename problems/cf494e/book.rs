use super::prelude::*;
use crate::cases::rectangles::{all_rectangles, rectangle};
use crate::rules::squares::Squares;
use crate::second_opinion::squares::{Corners, covers_an_odd_number, value_by_definition};

const MAX_SIDE: u64 = 1_000_000_000;
const MAX_RECTANGLES: usize = 50_000;
/// The most cells of a searched board, which ends at the last row and the last column of the rectangles.
const SEARCHED_CELLS: u64 = 16;

/// The side of the board, the greatest side of a square, and the rectangles.
type Case = (u64, (u64, Vec<Corners>));

#[derive(Default)]
pub struct Book(impartial::Family<Squares>);

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Hamed, who begins, wins", "Hamed", "Malek");

    fn file() -> File<Case> {
        let first = |what| number(what, between(1, "n"));
        let last = |what, first| number(what, between(first, "n"));
        let corners = [first("a"), first("b"), last("c", "a"), last("d", "b")].line();
        let rectangles = headed_list("m", 1..=MAX_RECTANGLES, first("k"), corners);
        single((number("n", 1..=MAX_SIDE), rectangles))
    }

    fn position(case: &Case) -> Shown {
        let (game, white) = board(case, 32).ok_or(BEYOND_RULES)?;
        Ok(normal(game, white))
    }

    fn answer(&mut self, case: &Case) -> Option<bool> {
        let (game, white) = board(case, SEARCHED_CELLS)?;
        Some(self.0.of(game).wins(&white))
    }

    /// One rectangle on boards of up to 4 x 4 cells, two on those of up to 3 x 3.
    fn small() -> impl Iterator<Item = Case> {
        cases::pairs(1..=4).filter(|(side, most)| most <= side).flat_map(|(side, most)| {
            let most_rectangles = if side <= 3 { 2 } else { 1 };
            let lists = cases::all_lists_of(1..=most_rectangles, all_rectangles(side));
            lists.map(move |rectangles| (side, (most, rectangles)))
        })
    }

    fn random(rng: &mut Random) -> Case {
        let rows = rng.random_range(1..=SEARCHED_CELLS);
        let columns = rng.random_range(1..=SEARCHED_CELLS / rows);
        let count = rng.random_range(1..=8);
        let rectangles = cases::several(count, || rectangle(rng, rows, columns));
        let side = cases::number(rng, rows.max(columns)..=MAX_SIDE);
        (side, (cases::number(rng, 1..=side), rectangles))
    }

    fn full(rng: &mut Random) -> Case {
        let side = cases::number(rng, 1..=MAX_SIDE);
        let count = cases::number(rng, 1..=1000) as usize;
        let rectangles = cases::several(count, || rectangle(rng, side, side));
        (side, (cases::number(rng, 1..=side), rectangles))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "on boards with sides of up to 40 cells, Grundy values of all cells by definition; for up to 150 \
         rectangles, the cells counted on the grid of their sides for each power of two, where the solution \
         sweeps once",
    );

    const WAYS: &'static [Way<Self>] = &[
        |_, (_, (most, rectangles))| {
            let farthest = rectangles.iter().map(|&[_, _, c, d]| c.max(d)).max()?;
            let value = || value_by_definition(farthest as usize, *most as usize, rectangles);
            (farthest <= 40).then(|| value() != 0)
        },
        |_, (_, (most, rectangles))| {
            let mut powers = (0..=most.ilog2()).map(|exponent| 1 << exponent);
            only_if(rectangles.len() <= 150)?;
            Some(powers.any(|power| covers_an_odd_number(power, rectangles)))
        },
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let uniform = cases::several(MAX_RECTANGLES, || {
            let [a, c, b, d] = [(); 4].map(|()| rng.random_range(1..=MAX_SIDE));
            [a.min(c), b.min(d), a.max(c), b.max(d)]
        });
        // Equal squares in a row along the diagonal.
        let firsts = 1..=MAX_RECTANGLES as u64;
        let diagonal = firsts.map(|at| [at, at, at + 500_000_000, at + 500_000_000]);
        let board = |rectangles| vec![(MAX_SIDE, (MAX_SIDE, rectangles))];
        vec![
            ("50,000 random rectangles", board(uniform)),
            ("50,000 squares along a diagonal", board(diagonal.listed())),
        ]
    }
}

/// The game and the white cells, if the board is small enough. A square's lower right cell is
/// white, so no cell below or to the right of all white ones matters.
fn board((_, (most, rectangles)): &Case, most_cells: u64) -> Option<(Squares, u32)> {
    let rows = rectangles.iter().map(|corners| corners[2]).max()?;
    let columns = rectangles.iter().map(|corners| corners[3]).max()?;
    only_if(rows.checked_mul(columns)? <= most_cells)?;
    let most = (*most).min(rows).min(columns) as usize;
    let game = Squares { rows: rows as usize, columns: columns as usize, most };
    let mut white = 0;
    for &[a, b, c, d] in rectangles {
        for (row, column) in cases::products(a..=c, b..=d) {
            white |= 1 << ((row - 1) * columns + column - 1);
        }
    }
    Some((game, white))
}
