//! Luogu P1971, \[NOI2011\] Rabbit and Egg: pieces slide into the empty cell of a board, white ones by
//! Rabbit and black ones by Egg; which of Rabbit's moves in a lost game were mistakes?

use super::prelude::*;
use crate::board::{Board, Cell, beside, cells};
use crate::format::grid;
use crate::rules::sliding_pieces::{SlidingPieces, empty_cell};
use crate::rules::{Partizan, Player, Turns};
use crate::second_opinion::matching::covered_by_all;
use rand::seq::IndexedRandom;

const MAX_SIDE: usize = 40;
const SEARCHED_CELLS: usize = 20;
const SECOND_OPINION_CELLS: usize = 200;

/// The cells from which pieces slide, Rabbit's and Egg's.
type Round = [Cell; 2];

/// A game: the board, and the rounds.
type Record = (Board, Vec<Round>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Record;
    /// The rounds in which Rabbit's move was a mistake, counted from 1.
    type Answer = Vec<usize>;

    fn file() -> File<impl Format<Value = Record>> {
        let cell = || (index("x", "n"), index("y", "m")).line();
        let board = grid(("n", 1..=MAX_SIDE), ("m", 1..=MAX_SIDE), "XO.");
        let record = (board, list("k", 1..=1000, [cell(), cell()]));
        let record = record.simplified_by(simpler);
        single(record.such_that("one empty cell, legal moves, and none left for Rabbit", is_lost))
    }

    fn question() -> Question<Vec<usize>> {
        let words = "the number of mistakes, then a line for each: the number of its round";
        Question::new(String::from(words), |mistakes: &Vec<usize>| {
            let lines = [mistakes.len()].into_iter().chain(mistakes.iter().copied());
            let lines: Vec<String> = lines.map(|line| line.to_string()).collect();
            lines.join("\n")
        })
    }

    fn position(_: &Record) -> Shown {
        Err("a case is the record of a game, and asks for the mistakes in it")
    }

    /// Those from which Rabbit has moved.
    fn positions(record: &Record) -> AllShown {
        let boards = boards(record).ok_or("a case is the record of a game that was not played")?;
        let before = boards.into_iter().step_by(2).take(record.1.len());
        Ok(before
            .map(|board| loopy(Turns(SlidingPieces), (board, Player::Left)))
            .collect())
    }

    fn answer(&mut self, record: &Record) -> Option<Vec<usize>> {
        if cells(&record.0).count() > SEARCHED_CELLS && record.0.len() > 1 {
            return None;
        }
        let mut outcomes = impartial::Outcomes::new(Turns(SlidingPieces), Play::Normal);
        let positions = boards(record)?.into_iter().zip(turns());
        Some(mistakes(positions.map(|position| outcomes.wins(&position))))
    }

    fn small() -> impl Iterator<Item = Record> {
        let sizes = [(1, 3), (1, 4), (1, 5), (2, 2), (2, 3), (3, 2)].into_iter();
        let boards = sizes.flat_map(|(rows, columns)| cases::all_boards(rows, columns, "XO."));
        let boards = boards.filter(|board| board.concat().iter().filter(|&&c| c == '.').count() == 1);
        boards.flat_map(|board| lost_games(&board, &[], &board))
    }

    fn random(random: &mut Random) -> Record {
        loop {
            let (rows, columns) = (random.random_range(1..=5), random.random_range(1..=8));
            if (3..=SEARCHED_CELLS).contains(&(rows * columns)) {
                return along(random, wander, rows, columns);
            }
        }
    }

    fn full(random: &mut Random) -> Record {
        let walk = *[wander, snake].choose(random).expect("two walks");
        let mut side = || cases::number(random, 2..=MAX_SIDE as u64) as usize;
        let (rows, columns) = (side(), side());
        along(random, walk, rows, columns)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "maximum matchings of the cells that are left, from scratch for each turn, in which \
         the partner of the empty cell looks for another one, on boards of up to 200 cells; \
         the solution keeps one matching",
    );

    fn second_opinion(&mut self, (board, rounds): &Record) -> Option<Vec<usize>> {
        let (cells, pieces): (Vec<Cell>, Vec<char>) = cells(board).unzip();
        if cells.len() > SECOND_OPINION_CELLS {
            return None;
        }
        let mut left = Graph::of_cells(&cells);
        left.edges
            .retain(|&(a, b, ())| (pieces[a] == 'O') != (pieces[b] == 'O'));
        let walk = empty_cell(board).into_iter().chain(rounds.concat());
        Some(mistakes(walk.map(|cell| {
            let vertex = cells.binary_search(&cell).expect("a cell");
            let wins = covered_by_all(&left)[vertex];
            left.edges.retain(|&(a, b, ())| a != vertex && b != vertex);
            wins
        })))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Record>)> {
        let through_all = snake(random, MAX_SIDE, MAX_SIDE);
        let through_all = lost(&through_all, checkered(MAX_SIDE, MAX_SIDE));
        let walk = along(random, wander, MAX_SIDE, MAX_SIDE);
        vec![
            ("40 x 40, a random walk", vec![walk]),
            ("40 x 40, through all cells", vec![through_all]),
        ]
    }
}

/// The boards before the first move and after each, if the board has one empty cell and all moves are
/// legal.
fn boards((board, rounds): &Record) -> Option<Vec<Board>> {
    let empty = cells(board).filter(|&(_, piece)| piece == '.').count();
    let mut boards = vec![board.clone()];
    for (player, &from) in turns().zip(rounds.iter().flatten()) {
        let mut options = SlidingPieces.options(boards.last()?, player).into_iter();
        boards.push(options.find(|option| empty_cell(option) == Some(from))?);
    }
    (empty == 1).then_some(boards)
}

/// Whose turn it is, from the first move on.
fn turns() -> impl Iterator<Item = Player> {
    [Player::Left, Player::Right].into_iter().cycle()
}

/// Whether Rabbit has lost.
fn is_lost(record: &Record) -> bool {
    let end = boards(record).and_then(|boards| boards.last().cloned());
    end.is_some_and(|board| SlidingPieces.options(&board, Player::Left).is_empty())
}

/// The rounds, counted from 1, in which Rabbit moves from a won position to one that Egg wins; from it
/// is known of each position in turn whether the player to move wins.
fn mistakes(wins: impl Iterator<Item = bool>) -> Vec<usize> {
    let wins: Vec<bool> = wins.collect();
    let rounds = (1..).zip(wins.chunks_exact(2));
    let mistakes = rounds.filter(|(_, wins)| wins == &[true, true]);
    mistakes.map(|(number, _)| number).collect()
}

/// The games that Rabbit loses, after at least one round, from a start; these rounds have led to the
/// board.
fn lost_games(start: &Board, rounds: &[Round], board: &Board) -> Vec<Record> {
    let rabbits = SlidingPieces.options(board, Player::Left);
    if rabbits.is_empty() && !rounds.is_empty() {
        return vec![(start.clone(), rounds.to_vec())];
    }
    let mut games = Vec::new();
    for rabbit in rabbits {
        for egg in SlidingPieces.options(&rabbit, Player::Right) {
            let round = [&rabbit, &egg].map(|board| empty_cell(board).expect("an empty cell"));
            games.extend(lost_games(start, &[rounds, &[round]].concat(), &egg));
        }
    }
    games
}

/// Games to try in place of one, not all of them lost: without its first round, without a row or a column
/// at the edge of the board, with one piece black instead of white.
fn simpler(record: &Record) -> Vec<Record> {
    let (board, rounds) = record;
    let (rows, columns) = (board.len(), board[0].len());
    let second = boards(record).and_then(|mut boards| (boards.len() > 3).then(|| boards.remove(2)));
    let later = second.map(|board| (board, rounds[1..].to_vec()));
    let cropped = [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]];
    let cropped = cropped.map(|[above, left, below, right]| {
        let row = |row: &Vec<char>| row[left..columns - right].to_vec();
        let moved = |(x, y): Cell| (x.wrapping_sub(above), y.wrapping_sub(left));
        let board: Board = board[above..rows - below].iter().map(row).collect();
        (board, rounds.iter().map(|round| round.map(moved)).collect())
    });
    let few = rows * columns <= 64;
    let white = cells(board).filter(|&(_, piece)| few && piece == 'O');
    let blackened = white.map(|((x, y), _)| {
        let mut board = board.clone();
        board[x][y] = 'X';
        (board, rounds.clone())
    });
    later.into_iter().chain(cropped).chain(blackened).collect()
}

/// A game that Rabbit loses, on a board of at least three cells, along a walk; all other pieces are
/// random, or checkered.
fn along(
    random: &mut Random,
    walk: fn(&mut Random, usize, usize) -> Vec<Cell>,
    rows: usize,
    columns: usize,
) -> Record {
    let mut cells = Vec::new();
    while cells.len() < 3 {
        cells = walk(random, rows, columns);
    }
    let mut board = checkered(rows, columns);
    let changed = [0.0, 0.05, 0.5][random.random_range(0..3)];
    for cell in board.iter_mut().flatten() {
        if random.random_bool(changed) {
            *cell = ['X', 'O'][random.random_range(0..2)];
        }
    }
    lost(&cells, board)
}

/// A board with neighbours of different colours.
fn checkered(rows: usize, columns: usize) -> Board {
    let row = |x| (0..columns).map(|y| ['X', 'O'][(x + y) % 2]).collect();
    (0..rows).map(row).collect()
}

/// The game in which the empty cell takes a walk through at least three cells, without the last one if
/// their number is even. The pieces on the walk and around its end are changed so that Rabbit loses.
fn lost(walk: &[Cell], mut board: Board) -> Record {
    let rounds = walk[1..].as_chunks().0.to_vec();
    let &[.., [_, end]] = &rounds[..] else {
        unreachable!("a walk has a round");
    };
    for (x, y) in beside(end) {
        if let Some(cell) = board.get_mut(x).and_then(|row| row.get_mut(y)) {
            *cell = 'X';
        }
    }
    for &[rabbit, egg] in &rounds {
        board[rabbit.0][rabbit.1] = 'O';
        board[egg.0][egg.1] = 'X';
    }
    let start = walk[0];
    board[start.0][start.1] = '.';
    (board, rounds)
}

/// A random walk that visits no cell twice, until it cannot go on or is long enough.
fn wander(random: &mut Random, rows: usize, columns: usize) -> Vec<Cell> {
    let longest = random.random_range(3..=rows * columns);
    let mut cell = [rows, columns].map(|side| random.random_range(0..side)).into();
    let mut walk = vec![cell];
    while walk.len() < longest {
        let mut next = beside(cell).to_vec();
        next.retain(|next| next.0 < rows && next.1 < columns && !walk.contains(next));
        let Some(&chosen) = next.choose(random) else {
            break;
        };
        cell = chosen;
        walk.push(cell);
    }
    walk
}

/// A walk through all cells, row by row, to and fro.
fn snake(_: &mut Random, rows: usize, columns: usize) -> Vec<Cell> {
    let cell = |x: usize, y: usize| match x % 2 {
        0 => (x, y),
        _ => (x, columns - 1 - y),
    };
    (0..rows)
        .flat_map(|x| (0..columns).map(move |y| cell(x, y)))
        .collect()
}
