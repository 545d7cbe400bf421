use super::prelude::*;
use crate::cases::sliding;
use crate::rules::sliding_pieces::{Record, SlidingPieces, empty_cell, is_lost, positions};

const MAX_SIDE: u64 = 40;
const SEARCHED_CELLS: usize = 20;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Record;
    /// The rounds of the mistakes, from 1.
    type Answer = Vec<usize>;
    const QUESTION: Question<Vec<usize>> = Question::new(
        "the number of mistakes, then a line for each: the number of its round",
        |mistakes| {
            let number = mistakes.len().to_string();
            mistakes.iter().fold(number, |text, round| format!("{text}\n{round}"))
        },
    );
    const SUBJECT: &str = "a case is the record of a game, and asks for the mistakes in it";

    fn file() -> File<Record> {
        let cell = || (index("x", "n"), index("y", "m")).line();
        let board = grid(("n", 1..=MAX_SIDE), ("m", 1..=MAX_SIDE), "XO.");
        let round =
            [cell(), cell()].in_words("a round of two lines, each: x, from 1 to n; y, from 1 to m");
        let record = (board, list("k", 1..=1000, round)).simplified_by(sliding::simpler);
        let played = record.chosen_by(|choices| {
            let mut side = |what| choices.count(what, 1..=MAX_SIDE);
            let size = [side("n")?, side("m")?];
            (size[0] * size[1] >= 3).then(|| sliding::lost_game(choices.rng, size))
        });
        let promise = "one empty cell, legal moves, and none left for Rabbit";
        single(played.such_that(promise, is_lost))
    }

    /// The positions from which Rabbit has moved.
    fn positions(record: &Record) -> AllShown {
        let played =
            positions(record).ok_or("a case is the record of a game that was not played")?;
        let before = played.into_iter().step_by(2).take(record.1.len());
        Ok(before.map(|position| loopy(Turns(SlidingPieces), position)).listed())
    }

    fn answer(&mut self, record: &Record) -> Option<Vec<usize>> {
        only_if(cells(&record.0).count() <= SEARCHED_CELLS || record.0.len() <= 1)?;
        let mut outcomes = impartial::Outcomes::new(Turns(SlidingPieces), Play::Normal);
        let played = positions(record)?.into_iter();
        Some(mistakes(played.map(|position| outcomes.wins(&position))))
    }

    fn small() -> impl Iterator<Item = Record> {
        let sizes = [(1, 3), (1, 4), (1, 5), (2, 2), (2, 3), (3, 2)].into_iter();
        let boards = sizes.flat_map(|(rows, columns)| cases::all_boards(rows, columns, "XO."));
        let boards = boards.filter(|board| empty_cell(board).is_some());
        boards.flat_map(|board| sliding::lost_games(&board))
    }

    fn random(rng: &mut Random) -> Record {
        let size = || [5, 8].map(|most| rng.random_range(1..=most));
        let size = cases::first(size, |[a, b]| (3..=SEARCHED_CELLS).contains(&(a * b)));
        sliding::lost_game(rng, size)
    }

    fn full(rng: &mut Random) -> Record {
        let size = [MAX_SIDE; 2].map(|most| cases::number(rng, 2..=most) as usize);
        if rng.random() {
            return sliding::lost_game(rng, size);
        }
        sliding::lost_game_along(rng, size, &cases::snake(size))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "maximum matchings of the remaining cells, computed anew for each turn, on boards of up to 200 cells; \
         the solution keeps one matching",
    );

    fn second_opinion(&mut self, (board, rounds): &Record) -> Option<Vec<usize>> {
        let (cells, pieces): (Vec<Cell>, Vec<char>) = cells(board).unzip();
        only_if(cells.len() <= 200)?;
        let mut left = Graph::of_cells(&cells);
        left.edges.retain(|&(a, b, ())| (pieces[a] == 'O') != (pieces[b] == 'O'));
        let walk = empty_cell(board).into_iter().chain(rounds.concat());
        Some(mistakes(walk.map(|cell| {
            let vertex = cells.binary_search(&cell).expect("a cell");
            let wins = covered_by_all(&left)[vertex];
            left.edges.retain(|&(a, b, ())| a != vertex && b != vertex);
            wins
        })))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Record>)> {
        let size = [MAX_SIDE as usize; 2];
        let through_all = sliding::lost_game_along(rng, size, &cases::snake(size));
        vec![
            ("40 x 40, a random walk", vec![sliding::lost_game(rng, size)]),
            ("40 x 40, through all cells", vec![through_all]),
        ]
    }
}

/// The rounds, from 1, in which Rabbit moves from a won position to one that Egg wins; `wins` says
/// of each position whether the player to move wins.
fn mistakes(wins: impl Iterator<Item = bool>) -> Vec<usize> {
    let wins: Vec<bool> = wins.listed();
    let rounds = (1..).zip(wins.as_chunks().0);
    rounds.filter(|(_, wins)| **wins == [true, true]).map(|(number, _)| number).listed()
}
