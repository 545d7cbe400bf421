//! Luogu P1971, \[NOI2011\] Rabbit and Egg: pieces slide into the empty cell of a board, white ones by
//! Rabbit and black ones by Egg; which of Rabbit's moves in a lost game were mistakes?

use super::prelude::*;
use crate::format::grid;
use crate::graph::Graph;
use crate::rules::sliding_pieces::{Board, SlidingPieces, empty_cell};
use crate::rules::{Partizan, Player, Turns};
use crate::search::impartial::Play;
use crate::second_opinion::matching::covered_by_all;
use rand::seq::IndexedRandom;

const MAX_SIDE: usize = 40;
const SEARCHED_CELLS: usize = 20;
const SECOND_OPINION_CELLS: usize = 200;

/// A row and a column, counted from 0.
type Cell = (usize, usize);

/// A game: the board, and the cells from which pieces slide in each round, Rabbit's and Egg's.
type Record = (Board, Vec<[Cell; 2]>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Record;

    fn file() -> File<impl Format<Value = Record>> {
        let cell = || {
            let from_1 = (number("a row", 1_usize..), number("a column", 1_usize..)).line();
            let is_cell = from_1.such_that("rows and columns from 1", |&(x, y)| x.min(y) > 0);
            is_cell.iso(|(x, y)| (x - 1, y - 1), |&(x, y)| (x + 1, y + 1))
        };
        let record = (grid("XO."), list(1.., [cell(), cell()]));
        let record = record.such_that("one empty cell and legal moves", |record| {
            boards(record).is_some()
        });
        single(record.simplified_by(simpler))
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

    fn answer(&mut self, record: &Record) -> Option<String> {
        let cells: usize = record.0.iter().map(Vec::len).sum();
        if cells > SEARCHED_CELLS && record.0.len() > 1 {
            return None;
        }
        let mut outcomes = Outcomes::new(Turns(SlidingPieces), Play::Normal);
        let boards = boards(record)?;
        let mut wins = |turn: usize, player| outcomes.wins(&(boards[turn].clone(), player));
        let mut mistakes: Vec<usize> = (0..record.1.len()).collect();
        mistakes.retain(|at| wins(2 * at, Player::Left) && wins(2 * at + 1, Player::Right));
        Some(numbered_mistakes(&mistakes))
    }

    fn small() -> impl Iterator<Item = Record> {
        let sizes = [(1, 3), (1, 4), (1, 5), (2, 2), (2, 3), (3, 2)];
        let boards = sizes.into_iter().flat_map(|(rows, columns)| {
            let letter = |&cell: &u64| ['X', 'O', '.'][cell as usize];
            let row = move |row: &[u64]| row.iter().map(letter).collect();
            let cells = cases::all_lists(rows * columns..=rows * columns, 0..=2);
            let one_empty =
                cells.filter(|cells| cells.iter().filter(|cell| **cell == 2).count() == 1);
            one_empty.map(move |cells| cells.chunks(columns as usize).map(row).collect::<Board>())
        });
        boards.flat_map(|board| {
            let mut games = Vec::new();
            lost_games(&board, &board, &mut Vec::new(), &mut games);
            games
        })
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

    fn second_opinion(&mut self, (board, rounds): &Record) -> Option<String> {
        let cells: Vec<(usize, usize)> = (0..board.len())
            .flat_map(|row| (0..board[row].len()).map(move |column| (row, column)))
            .collect();
        if cells.len() > SECOND_OPINION_CELLS {
            return None;
        }
        let is_white = |&(row, column): &Cell| board[row][column] == 'O';
        let mut left = Graph::of_cells(&cells);
        left.edges
            .retain(|&(a, b, ())| is_white(&cells[a]) != is_white(&cells[b]));
        let start = cells
            .iter()
            .copied()
            .find(|&(row, column)| board[row][column] == '.')?;
        let walk = [start].into_iter().chain(rounds.iter().flatten().copied());
        let wins: Vec<bool> = walk
            .map(|cell| {
                let vertex = cells
                    .iter()
                    .position(|&other| other == cell)
                    .expect("a cell");
                let wins = covered_by_all(&left)[vertex];
                left.edges.retain(|&(a, b, ())| a != vertex && b != vertex);
                wins
            })
            .collect();
        let mistakes = (0..rounds.len()).filter(|at| wins[2 * at] && wins[2 * at + 1]);
        Some(numbered_mistakes(&mistakes.collect::<Vec<_>>()))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Record>)> {
        let snake = snake(random, MAX_SIDE, MAX_SIDE);
        let mut wander = || along(random, wander, MAX_SIDE, MAX_SIDE);
        vec![
            ("40 x 40, a random walk", vec![wander()]),
            (
                "40 x 40, through all cells",
                vec![lost(&snake, checkered(MAX_SIDE, MAX_SIDE))],
            ),
        ]
    }
}

/// The boards before the first move and after each, if the board has one empty cell and all moves are
/// legal.
fn boards((board, rounds): &Record) -> Option<Vec<Board>> {
    let empty = board.iter().flatten().filter(|&&cell| cell == '.').count();
    let mut boards = vec![board.clone()];
    for (player, &from) in turns().zip(rounds.iter().flatten()) {
        let options = SlidingPieces.options(boards.last()?, player);
        let next = options
            .into_iter()
            .find(|option| empty_cell(option) == Some(from))?;
        boards.push(next);
    }
    (empty == 1).then_some(boards)
}

/// Whose turn it is, from the first move on.
fn turns() -> impl Iterator<Item = Player> {
    [Player::Left, Player::Right].into_iter().cycle()
}

/// Whether Rabbit has lost after at least one round.
fn is_lost(record: &Record) -> bool {
    let end = boards(record).and_then(|boards| boards.last().cloned());
    let no_move = |board| SlidingPieces.options(&board, Player::Left).is_empty();
    !record.1.is_empty() && end.is_some_and(no_move)
}

/// Collects the games that Rabbit loses, after at least one round, from a start; these rounds have led
/// to the board.
fn lost_games(start: &Board, board: &Board, rounds: &mut Vec<[Cell; 2]>, games: &mut Vec<Record>) {
    let rabbits = SlidingPieces.options(board, Player::Left);
    if rabbits.is_empty() && !rounds.is_empty() {
        games.push((start.clone(), rounds.clone()));
    }
    for rabbit in rabbits {
        for egg in SlidingPieces.options(&rabbit, Player::Right) {
            let cells = [&rabbit, &egg].map(|board| empty_cell(board).expect("an empty cell"));
            rounds.push(cells);
            lost_games(start, &egg, rounds, games);
            rounds.pop();
        }
    }
}

/// Lost games to try in place of one: without its first round, without a row or a column at the edge of
/// the board, with one piece black instead of white.
fn simpler(record: &Record) -> Vec<Record> {
    let (board, rounds) = record;
    let mut simpler = Vec::new();
    if let (Some(boards), [_, rest @ ..]) = (boards(record), rounds.as_slice()) {
        simpler.push((boards[2].clone(), rest.to_vec()));
    }
    let moved = |rows, columns| {
        let cell = |(x, y): Cell| Some((x.checked_sub(rows)?, y.checked_sub(columns)?));
        let round = |[rabbit, egg]: &[Cell; 2]| Some([cell(*rabbit)?, cell(*egg)?]);
        rounds.iter().map(round).collect::<Option<Vec<_>>>()
    };
    let columns = |columns: std::ops::Range<usize>| {
        let row = |row: &Vec<char>| row[columns.clone()].to_vec();
        board.iter().map(row).collect::<Board>()
    };
    let (height, width) = (board.len(), board.first().map_or(0, Vec::len));
    if height > 1 {
        simpler.extend(moved(0, 0).map(|rounds| (board[..height - 1].to_vec(), rounds)));
        simpler.extend(moved(1, 0).map(|rounds| (board[1..].to_vec(), rounds)));
    }
    if width > 1 {
        simpler.extend(moved(0, 0).map(|rounds| (columns(0..width - 1), rounds)));
        simpler.extend(moved(0, 1).map(|rounds| (columns(1..width), rounds)));
    }
    if height * width <= 64 {
        for (x, row) in board.iter().enumerate() {
            for (y, _) in row.iter().enumerate().filter(|(_, cell)| **cell == 'O') {
                let mut board = board.clone();
                board[x][y] = 'X';
                simpler.push((board, rounds.clone()));
            }
        }
    }
    simpler.retain(is_lost);
    simpler
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
    let (start, steps) = walk.split_first().expect("a cell");
    let rounds: Vec<[Cell; 2]> = steps
        .chunks_exact(2)
        .map(|round| [round[0], round[1]])
        .collect();
    let &[.., (x, y)] = rounds.last().expect("a round");
    for row in board.iter_mut().take(x + 2).skip(x.saturating_sub(1)) {
        for (at, cell) in row.iter_mut().enumerate() {
            if at.abs_diff(y) <= 1 {
                *cell = 'X';
            }
        }
    }
    for [rabbit, egg] in &rounds {
        board[rabbit.0][rabbit.1] = 'O';
        board[egg.0][egg.1] = 'X';
    }
    board[start.0][start.1] = '.';
    (board, rounds)
}

/// A random walk that visits no cell twice, until it cannot go on or is long enough.
fn wander(random: &mut Random, rows: usize, columns: usize) -> Vec<Cell> {
    let longest = random.random_range(3..=rows * columns);
    let mut cell = (
        random.random_range(0..rows),
        random.random_range(0..columns),
    );
    let mut visited = vec![vec![false; columns]; rows];
    let mut walk = Vec::new();
    loop {
        visited[cell.0][cell.1] = true;
        walk.push(cell);
        let (x, y) = cell;
        let mut beside = vec![
            (x.wrapping_sub(1), y),
            (x, y.wrapping_sub(1)),
            (x, y + 1),
            (x + 1, y),
        ];
        beside.retain(|&(x, y)| visited.get(x).and_then(|row| row.get(y)) == Some(&false));
        match beside.choose(random) {
            Some(&next) if walk.len() < longest => cell = next,
            _ => return walk,
        }
    }
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

/// The number of mistakes, and the rounds in which they were made.
fn numbered_mistakes(mistakes: &[usize]) -> String {
    let numbers = mistakes.iter().map(|at| at + 1);
    let lines = [mistakes.len()].into_iter().chain(numbers);
    let lines: Vec<String> = lines.map(|line| line.to_string()).collect();
    lines.join("\n")
}
