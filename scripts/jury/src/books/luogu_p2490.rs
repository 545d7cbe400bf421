//! White and black pieces alternate on a row of cells, a white one first, a black one last. White
//! pieces move right, black ones left, by any distance, without a jump; a turn moves up to d
//! pieces of one player, each once. Whoever cannot move loses. How many placements does White,
//! who begins, win?

use super::search::partizan::{Outcomes, Partizan, Player};
use super::{Random, RuleBook, Tokens, generate, spaced};
use anyhow::Result;
use rand::Rng;

/// The row, of which a turn moves up to this number of pieces; White is Left.
struct Row(u64);

impl Partizan for Row {
    /// The cells of the pieces, ascending.
    type Position = Vec<u64>;

    fn options(&self, cells: &Vec<u64>, player: Player) -> Vec<Vec<u64>> {
        // A white piece is followed by a black one, and moves towards it; and the other way round.
        let mut options = vec![(Vec::new(), 0)];
        for pair in cells.chunks_exact(2) {
            let (white, black) = (pair[0], pair[1]);
            let moved: Vec<[u64; 2]> = match player {
                Player::Left => (white + 1..black).map(|cell| [cell, black]).collect(),
                Player::Right => (white + 1..black).map(|cell| [white, cell]).collect(),
            };
            let mut longer = Vec::new();
            for (front, pieces) in options {
                longer.push(([&front[..], pair].concat(), pieces));
                if pieces < self.0 {
                    let after = moved.iter().map(|pair| [&front[..], pair].concat());
                    longer.extend(after.map(|cells| (cells, pieces + 1)));
                }
            }
            options = longer;
        }
        let moved = options.into_iter().filter(|(_, pieces)| *pieces > 0);
        moved.map(|(cells, _)| cells).collect()
    }
}

/// All ways to choose `count` cells from those up to `last`, each ascending.
fn placements(count: u64, last: u64) -> Vec<Vec<u64>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    (count..=last)
        .flat_map(|cell| {
            let fewer = placements(count - 1, cell - 1).into_iter();
            fewer.map(move |front| [&front[..], &[cell]].concat())
        })
        .collect()
}

const MAX_CELLS: u64 = 10_000;
const SEARCHED_CELLS: u64 = 10;

#[derive(Default)]
pub struct Book;

impl RuleBook for Book {
    /// The cells, the pieces, and how many of them a turn may move.
    type Case = (u64, u64, u64);

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        Ok(vec![(
            input.number("n")?,
            input.number("k")?,
            input.number("d")?,
        )])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let lines = cases.iter().map(|&(n, k, d)| spaced(&[n, k, d]) + "\n");
        lines.collect()
    }

    fn answer(&mut self, &(n, k, d): &Self::Case) -> Option<String> {
        if n > SEARCHED_CELLS {
            return None;
        }
        let mut outcomes = Outcomes::new(Row(d));
        let mut placements = placements(k, n);
        placements.retain(|cells| outcomes.wins(cells, Player::Left));
        Some(placements.len().to_string())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let boards = (2..=SEARCHED_CELLS).flat_map(|n| (2..=n).step_by(2).map(move |k| (n, k)));
        Box::new(boards.flat_map(|(n, k)| (1..=k).map(move |d| (n, k, d))))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let n = random.random_range(2..=SEARCHED_CELLS);
        let k = 2 * random.random_range(1..=n / 2);
        (n, k, random.random_range(1..=k))
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let n = generate::number(random, 2..=MAX_CELLS);
        let k = 2 * generate::number(random, 1..=n / 2);
        (n, k, generate::number(random, 1..=k))
    }

    fn largest(&self, _: &mut Random) -> Vec<(&'static str, String)> {
        let halves = self.input(&[(MAX_CELLS, MAX_CELLS / 2, 1)]);
        let few = self.input(&[(MAX_CELLS, 100, 1)]);
        vec![
            ("5000 pieces on 10,000 cells", halves),
            ("100 pieces on 10,000 cells", few),
        ]
    }

    fn simpler(&self, &(n, k, d): &Self::Case) -> Vec<Self::Case> {
        let less_n = generate::smaller(n, k).into_iter().map(|n| (n, k, d));
        let less_k = generate::smaller(k / 2, d.div_ceil(2).max(1));
        let less_k = less_k.into_iter().map(|half| (n, 2 * half, d));
        let less_d = generate::smaller(d, 1).into_iter().map(|d| (n, k, d));
        less_n.chain(less_k).chain(less_d).collect()
    }
}
