use super::prelude::*;
use crate::rules::coloured_strips::ColouredStrips;

const MAX_STRIPS: usize = 1000;
const MAX_COLOURED: usize = 1000;
const MAX_LENGTH: u64 = 1_000_000_000;
/// The most free cells whose colourings are all searched.
const SEARCHED_CELLS: u64 = 7;
/// The longest strip that the second opinion goes through.
const SECOND_OPINION_LENGTH: u64 = 3000;
const PRIME: u64 = 998_244_353;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The lengths of the strips, the coloured cells (strip from 0, cell from 1, colour from 0), and the moves.
    type Case = (Vec<u64>, Vec<(usize, u64, usize)>, [[bool; 3]; 3]);
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of colourings with which Bob wins, modulo 998,244,353");
    const SUBJECT: &str = "a case counts colourings";

    fn file() -> File<Self::Case> {
        let lengths = list("n", 1..=MAX_STRIPS, number("a_i", 1..=MAX_LENGTH));
        let cell = (index("x", "n"), number("y", 1..=MAX_LENGTH), index("c", 3));
        let moves_of_game = [["f"; 3]; 3].map(|row| row.map(bit).line());
        let case = (lengths, list("m", 1..=MAX_COLOURED, cell.line()), moves_of_game);
        let case = case.chosen_by(|choices| {
            let strips = choices.count("n", 1..=MAX_STRIPS)?;
            let length = |_| u64::try_from(choices.number("a_i", 1..=MAX_LENGTH)?).ok();
            let lengths = (0..strips).map(length).all_listed()?;
            let cells: u64 = lengths.iter().sum();
            let coloured = choices.count("m", 1..=MAX_COLOURED)?;
            (coloured as u64 <= cells).then(|| {
                let cells = coloured_cells(choices.rng, &lengths, coloured);
                (lengths, cells, moves(choices.rng))
            })
        });
        let what = "different cells that are on their strips";
        single(case.such_that(what, |(lengths, cells, _)| {
            let mut places = cells.iter().map(|&(strip, cell, _)| (strip, cell));
            are_different(places.clone())
                && places.all(|(strip, cell)| lengths.get(strip).is_some_and(|&all| cell <= all))
        }))
    }

    fn answer(&mut self, (lengths, coloured, moves): &Self::Case) -> Option<u64> {
        let cells: u64 = lengths.iter().sum();
        let free = cells.checked_sub(coloured.len() as u64)?;
        only_if(free <= SEARCHED_CELLS && cells <= 2 * SEARCHED_CELLS)?;
        let free = free as usize;
        let is_lost = |colours: &Vec<u64>| {
            let mut colours = colours.iter();
            let mut free = || *colours.next().expect("a colour for each free cell") as usize;
            let mut strips = Vec::new();
            for (strip, &length) in lengths.iter().enumerate() {
                let colour = |cell| given(coloured, strip, cell).unwrap_or_else(&mut free);
                strips.push((1..=length).map(colour).listed());
            }
            !impartial::wins(ColouredStrips { strips, moves: *moves }, lengths)
        };
        Some(cases::all_lists(free..=free, 0..=2).filter(is_lost).count() as u64)
    }

    /// Strips of up to two cells, one of them coloured.
    fn small() -> impl Iterator<Item = Self::Case> {
        let lengths = cases::all_lists(1..=2, 1..=2);
        cases::products(lengths, (0..512_u32).step_by(7)).map(|(lengths, set)| {
            let moves = [0, 3, 6].map(|row| [0, 1, 2].map(|at| set >> (row + at) & 1 == 1));
            let coloured = vec![(0, lengths[0], 1)];
            (lengths, coloured, moves)
        })
    }

    fn random(rng: &mut Random) -> Self::Case {
        let strips = rng.random_range(1..=3);
        let lengths = cases::uniform(rng, strips, 1..=4);
        let cells: u64 = lengths.iter().sum();
        let least = cells.saturating_sub(5).max(1) as usize;
        let coloured = rng.random_range(least..=cells as usize);
        let coloured = coloured_cells(rng, &lengths, coloured);
        (lengths, coloured, moves(rng))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let strips = rng.random_range(1..=5);
        let lengths = cases::several(strips, || cases::number(rng, 1..=SECOND_OPINION_LENGTH));
        let most = lengths.iter().sum::<u64>().min(MAX_COLOURED as u64);
        let coloured = cases::number(rng, 1..=most) as usize;
        let coloured = coloured_cells(rng, &lengths, coloured);
        (lengths, coloured, moves(rng))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the values of the last three cells, carried from cell to cell, on strips of up to 3,000 cells",
    );

    fn second_opinion(&mut self, (lengths, coloured, moves): &Self::Case) -> Option<u64> {
        only_if(are_few(lengths, 10, SECOND_OPINION_LENGTH))?;
        let mut sums = [1, 0, 0, 0];
        for (strip, &length) in lengths.iter().enumerate() {
            // The values of the last cells, the nearest first, with the number of ways.
            let mut ways: Vec<(Vec<u64>, u64)> = vec![(Vec::new(), 1)];
            for cell in 1..=length {
                let given = given(coloured, strip, cell);
                let mut next: Vec<(Vec<u64>, u64)> = Vec::new();
                for (values, count) in ways {
                    for moves in given.map_or(&moves[..], |colour| &moves[colour..=colour]) {
                        let options = values.iter().zip(moves).filter(|(_, may)| **may);
                        let value = mex(options.map(|(value, _)| *value));
                        let mut values = [vec![value], values.clone()].concat();
                        values.truncate(3);
                        match next.iter_mut().find(|other| other.0 == values) {
                            Some(other) => other.1 = (other.1 + count) % PRIME,
                            None => next.push((values, count)),
                        }
                    }
                }
                ways = next;
            }
            let mut with = [0; 4];
            for (values, count) in ways {
                for (sum, others) in sums.iter().enumerate() {
                    let to = &mut with[sum ^ values[0] as usize];
                    *to = (*to + count * others) % PRIME;
                }
            }
            sums = with;
        }
        Some(sums[0])
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let lengths = vec![MAX_LENGTH; MAX_STRIPS];
        let mut cells = coloured_cells(rng, &lengths, MAX_COLOURED);
        cells.retain(|&(strip, cell, _)| (strip, cell) != (0, MAX_LENGTH));
        cells.truncate(MAX_COLOURED - 1);
        cells.push((0, MAX_LENGTH, 0));
        let moves = [[true; 3], [true, false, true], [false, true, true]];
        vec![("1,000 strips", vec![(lengths, cells, moves)])]
    }
}

/// The colour that a cell has at the start.
fn given(coloured: &[(usize, u64, usize)], strip: usize, cell: u64) -> Option<usize> {
    coloured.iter().find(|&&(x, y, _)| (x, y) == (strip, cell)).map(|&(_, _, colour)| colour)
}

/// Different cells of these strips, in any order, with colours.
fn coloured_cells(rng: &mut Random, lengths: &[u64], count: usize) -> Vec<(usize, u64, usize)> {
    let cells = lengths.iter().sum();
    let mut coloured = Vec::new();
    let (mut strip, mut before) = (0, 0);
    for cell in cases::distinct(rng, count, 1..=cells) {
        while cell > before + lengths[strip] {
            before += lengths[strip];
            strip += 1;
        }
        coloured.push((strip, cell - before, rng.random_range(0..3)));
    }
    coloured.shuffle(rng);
    coloured
}

fn moves(rng: &mut Random) -> [[bool; 3]; 3] {
    [(); 3].map(|()| [(); 3].map(|()| rng.random_bool(0.6)))
}
