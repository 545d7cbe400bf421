//! Codeforces 494E, Sharti: does Hamed, who begins, win by flipping squares of a board on which the
//! cells of some rectangles are white?

use super::prelude::*;
use crate::format::{Text, Tokens, shorter, smaller};
use crate::rules::squares::Squares;
use crate::search::impartial::Play;
use anyhow::Result;
use rustc_hash::FxHashMap;

const MAX_SIDE: u64 = 1_000_000_000;
const MAX_RECTANGLES: usize = 50_000;

/// No cell farther from the upper left corner than this is searched.
const SEARCHED_CELLS: u64 = 16;

/// The upper left and the lower right cell of a rectangle, each as its row and its column.
type Corners = [u64; 4];

/// The side of the board, the greatest side of a square, and the rectangles.
type Case = (u64, u64, Vec<Corners>);

/// The side, the number of rectangles and the greatest square on a line, then the rectangles.
struct Board;

impl Format for Board {
    type Value = Case;

    fn read(&self, tokens: &mut Tokens) -> Result<Case> {
        let side = tokens.number("the side of the board")?;
        let count: usize = tokens.number("the number of rectangles")?;
        let most = tokens.number("the greatest side of a square")?;
        let corners = ["a", "b", "c", "d"].map(|what| number(what, 1..));
        let rectangles = (0..count).map(|_| corners.read(tokens));
        Ok((side, most, rectangles.collect::<Result<_>>()?))
    }

    fn write(&self, (side, most, rectangles): &Case, text: &mut Text) {
        text.token(side);
        text.token(rectangles.len());
        text.token(most);
        for corners in rectangles {
            text.end_line();
            for number in corners {
                text.token(number);
            }
        }
        text.end_line();
    }

    fn simpler(&self, (side, most, rectangles): &Case) -> Vec<Case> {
        let fewer = shorter(rectangles, 1).into_iter();
        let fewer = fewer.map(|rectangles| (*side, *most, rectangles));
        let smaller_squares = smaller(*most, 1).into_iter();
        let smaller_squares = smaller_squares.map(|most| (*side, most, rectangles.clone()));
        let smaller_boards = smaller(*side, 1).into_iter();
        let smaller_boards = smaller_boards.map(|side| (side, *most, rectangles.clone()));
        let corners = ["a", "b", "c", "d"].map(|what| number(what, 1..));
        let moved = (0..rectangles.len().min(8)).flat_map(|at| {
            let simpler = corners.simpler(&rectangles[at]).into_iter();
            simpler.map(move |corners| {
                (
                    *side,
                    *most,
                    crate::rules::replaced(rectangles, at, corners),
                )
            })
        });
        fewer
            .chain(smaller_squares)
            .chain(smaller_boards)
            .chain(moved)
            .collect()
    }
}

#[derive(Default)]
pub struct Book {
    outcomes: FxHashMap<(usize, usize, usize), Outcomes<Squares>>,
}

impl super::Book for Book {
    type Case = Case;

    fn file() -> File<impl Format<Value = Case>> {
        single(
            Board.such_that("1 <= k <= n, and rectangles on the board", |case| {
                let (side, most, rectangles) = case;
                let mut corners = rectangles.iter();
                (1..=*side).contains(most)
                    && corners.all(|&[a, b, c, d]| {
                        1 <= a && a <= c && c <= *side && 1 <= b && b <= d && d <= *side
                    })
            }),
        )
    }

    fn position(case: &Case) -> Shown {
        let (game, white) = board(case, 32).ok_or(BEYOND_RULES)?;
        Ok(normal(game, white))
    }

    fn answer(&mut self, case: &Case) -> Option<String> {
        let (game, white) = board(case, SEARCHED_CELLS)?;
        let outcomes = self.outcomes.entry((game.rows, game.columns, game.most));
        let outcomes = outcomes.or_insert_with(|| Outcomes::new(game, Play::Normal));
        let winner = if outcomes.wins(&white) {
            "Hamed"
        } else {
            "Malek"
        };
        Some(String::from(winner))
    }

    /// One rectangle on boards of up to 4 x 4 cells, two on those of up to 3 x 3.
    fn small() -> impl Iterator<Item = Case> {
        (1..=4_u64).flat_map(|side| {
            let all = all_rectangles(side);
            let others = if side <= 3 { all.clone() } else { Vec::new() };
            let single = all.iter().map(|&one| vec![one]);
            let pairs = all
                .iter()
                .flat_map(|&a| others.iter().map(move |&b| vec![a, b]));
            let lists: Vec<Vec<Corners>> = single.chain(pairs).collect();
            (1..=side).flat_map(move |most| {
                lists
                    .clone()
                    .into_iter()
                    .map(move |rectangles| (side, most, rectangles))
            })
        })
    }

    fn random(random: &mut Random) -> Case {
        let rows = random.random_range(1..=SEARCHED_CELLS);
        let columns = random.random_range(1..=SEARCHED_CELLS / rows);
        let count = random.random_range(1..=8);
        let rectangles = (0..count)
            .map(|_| rectangle(random, rows, columns))
            .collect();
        let side = cases::number(random, rows.max(columns)..=MAX_SIDE);
        (side, cases::number(random, 1..=side), rectangles)
    }

    fn full(random: &mut Random) -> Case {
        let side = cases::number(random, 1..=MAX_SIDE);
        let count = cases::number(random, 1..=1000);
        let rectangles = (0..count).map(|_| rectangle(random, side, side)).collect();
        (side, cases::number(random, 1..=side), rectangles)
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut uniform = || {
            let mut ends = || {
                let ends = [(); 2].map(|()| random.random_range(1..=MAX_SIDE));
                (ends[0].min(ends[1]), ends[0].max(ends[1]))
            };
            let ((a, c), (b, d)) = (ends(), ends());
            [a, b, c, d]
        };
        let random = (0..MAX_RECTANGLES).map(|_| uniform()).collect();
        // Each as wide and as high as the others, and all of them in a row from corner to corner.
        let diagonal =
            (1..=MAX_RECTANGLES as u64).map(|at| [at, at, at + 500_000_000, at + 500_000_000]);
        let board = |rectangles| vec![(MAX_SIDE, MAX_SIDE, rectangles)];
        vec![
            ("50,000 random rectangles", board(random)),
            ("50,000 squares along a diagonal", board(diagonal.collect())),
        ]
    }
}

/// The game and the white cells of a case, if its board has so few cells. A square ends in a white
/// cell, so no cell below or to the right of all white ones matters.
fn board((_, most, rectangles): &Case, most_cells: u64) -> Option<(Squares, u32)> {
    let rows = rectangles.iter().map(|corners| corners[2]).max()?;
    let columns = rectangles.iter().map(|corners| corners[3]).max()?;
    if rows.checked_mul(columns)? > most_cells {
        return None;
    }
    let game = Squares {
        rows: rows as usize,
        columns: columns as usize,
        most: (*most).min(rows).min(columns) as usize,
    };
    let mut white = 0;
    for &[a, b, c, d] in rectangles {
        for row in a..=c {
            for column in b..=d {
                white |= 1 << ((row - 1) * columns + column - 1);
            }
        }
    }
    Some((game, white))
}

/// All rectangles of a board.
fn all_rectangles(side: u64) -> Vec<Corners> {
    let ends = || cases::pairs(1..=side).filter(|(from, to)| from <= to);
    let rectangles = ends().flat_map(|(a, c)| ends().map(move |(b, d)| [a, b, c, d]));
    rectangles.collect()
}

/// A rectangle on a board: in half of all cases a small one.
fn rectangle(random: &mut Random, rows: u64, columns: u64) -> Corners {
    let is_small = random.random();
    let mut interval = |most: u64| {
        let (a, b) = (
            cases::number(random, 1..=most),
            cases::number(random, 1..=most),
        );
        let (from, to) = (a.min(b), a.max(b));
        (from, if is_small { to.min(from + 3) } else { to })
    };
    let ((a, c), (b, d)) = (interval(rows), interval(columns));
    [a, b, c, d]
}
