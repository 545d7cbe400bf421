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
        let cell =
            (index("x", "n"), number("y", 1..=MAX_LENGTH), number::<usize>("c", 1..=3)).line();
        let row = || numbers::<u8, 3>(["f"; 3], 0..=1).line();
        let case = (lengths, list("m", 1..=MAX_COLOURED, cell), [row(), row(), row()]).iso(
            |(lengths, cells, moves)| {
                let cells =
                    cells.into_iter().map(|(strip, cell, colour)| (strip, cell, colour - 1));
                (lengths, cells.listed(), moves.map(|row| row.map(|may| may == 1)))
            },
            |(lengths, cells, moves): &Self::Case| {
                let cells = cells.iter().map(|&(strip, cell, colour)| (strip, cell, colour + 1));
                (lengths.clone(), cells.listed(), moves.map(|row| row.map(u8::from)))
            },
        );
        let case = case.chosen_by(|choices| {
            let strips = choices.count("n", 1..=MAX_STRIPS)?;
            let length = |_| u64::try_from(choices.number("a_i", 1..=MAX_LENGTH)?).ok();
            let lengths: Vec<u64> = (0..strips).map(length).collect::<Option<_>>()?;
            let cells: u64 = lengths.iter().sum();
            let coloured = choices.count("m", 1..=MAX_COLOURED)?;
            (coloured as u64 <= cells).then(|| {
                let cells = coloured_cells(choices.rng, &lengths, coloured);
                (lengths, cells, moves(choices.rng))
            })
        });
        let what = "different cells that are on their strips";
        single(case.such_that(what, |(lengths, cells, _)| {
            let mut places = cells.iter().map(|&(strip, cell, _)| (strip, cell)).listed();
            places.sort_unstable();
            let is_there = |&(strip, cell): &(usize, u64)| {
                lengths.get(strip).is_some_and(|&length| cell <= length)
            };
            places.iter().all(is_there) && places.is_sorted_by(|a, b| a < b)
        }))
    }

    fn answer(&mut self, (lengths, coloured, moves): &Self::Case) -> Option<u64> {
        let cells: u64 = lengths.iter().sum();
        let free = cells.checked_sub(coloured.len() as u64)?;
        only_if(free <= SEARCHED_CELLS && cells <= 2 * SEARCHED_CELLS)?;
        let is_lost = |colouring: u64| {
            let mut colouring = colouring;
            let mut colour = |strip: usize, cell: u64| {
                given(coloured, strip, cell).unwrap_or_else(|| {
                    let colour = colouring % 3;
                    colouring /= 3;
                    colour as usize
                })
            };
            let mut strips = Vec::new();
            for (strip, &length) in lengths.iter().enumerate() {
                strips.push((1..=length).map(|cell| colour(strip, cell)).listed());
            }
            !impartial::wins(ColouredStrips { strips, moves: *moves }, lengths)
        };
        Some((0..3_u64.pow(free as u32)).filter(|&colouring| is_lost(colouring)).count() as u64)
    }

    /// Strips of up to two cells, one of them coloured.
    fn small() -> impl Iterator<Item = Self::Case> {
        let lengths = cases::all_lists(1..=2, 1..=2);
        lengths.flat_map(|lengths| {
            let moves = (0..512_u32)
                .step_by(7)
                .map(|set| [0, 3, 6].map(|row| [0, 1, 2].map(|at| set >> (row + at) & 1 == 1)));
            moves.map(move |moves| (lengths.clone(), vec![(0, lengths[0], 1)], moves))
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
        let lengths = (0..strips).map(|_| cases::number(rng, 1..=SECOND_OPINION_LENGTH)).listed();
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
                    let colours =
                        (0..3).filter(|&colour| given.is_none_or(|given| given == colour));
                    for moves in colours.map(|colour| moves[colour]) {
                        let options = values.iter().zip(moves).filter(|(_, may)| *may);
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
        vec![(
            "1,000 strips",
            vec![(lengths, cells, [[true; 3], [true, false, true], [false, true, true]])],
        )]
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
