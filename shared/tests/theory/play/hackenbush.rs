//! Red-blue Hackenbush on stalks.

use crate::referee::{winner_always_wins, Game};
use jury::cases::row;
use jury::search::impartial::Play;
use jury::Random;
use rand::seq::IndexedRandom;
use rand::Rng;
use shared::dyadic::Dyadic;
use shared::hackenbush::Colour::{Blue, Red};
use shared::hackenbush::{stalk_value, winning_cuts, Colour};

const HIGHEST: usize = 50;

struct Stalks;

/// The stalks, the ground first, and who is to cut.
type Position = (Vec<Vec<Colour>>, Colour);

fn other(colour: Colour) -> Colour {
    match colour {
        Blue => Red,
        Red => Blue,
    }
}

/// All cuts that the player to move may make, each as the stalk and the height it leaves.
fn cuts((stalks, mover): &Position) -> Vec<(usize, usize)> {
    let mut cuts = Vec::new();
    for (at, stalk) in stalks.iter().enumerate() {
        let own = (0..stalk.len()).filter(|&height| stalk[height] == *mover);
        cuts.extend(own.map(|height| (at, height)));
    }
    cuts
}

fn after((stalks, mover): &Position, (at, height): (usize, usize)) -> Position {
    let mut stalks = stalks.clone();
    stalks[at].truncate(height);
    (stalks, other(*mover))
}

impl Game for Stalks {
    type Position = Position;

    const PLAY: Play = Play::Normal;

    /// Stalks, the same with the colours exchanged, and up to a few segments more.
    fn start(&self, random: &mut Random) -> Position {
        let mut stalks = Vec::new();
        for _ in 0..random.random_range(0..3) {
            let height = random.random_range(0..=HIGHEST);
            let stalk = row(random, &[Blue, Red], height);
            stalks.push(stalk.iter().copied().map(other).collect());
            stalks.push(stalk);
        }
        let (height, more) = (random.random_range(0..=HIGHEST), random.random_range(0..5));
        let last = row(random, &[Blue, Red], height);
        stalks.push([&last[..], &row(random, &[Blue, Red], more)].concat());
        stalks.push(last.into_iter().map(other).collect());
        (stalks, if random.random() { Blue } else { Red })
    }

    fn allows(&self, from: &Position, to: &Position) -> bool {
        cuts(from).into_iter().any(|cut| after(from, cut) == *to)
    }

    fn random_move(&self, from: &Position, random: &mut Random) -> Position {
        after(from, *cuts(from).choose(random).expect("there is a cut"))
    }

    fn greedy_move(&self, from: &Position) -> Position {
        let lowest = cuts(from)
            .into_iter()
            .max_by_key(|&(at, height)| from.0[at].len() - height);
        after(from, lowest.expect("there is a cut"))
    }

    fn all_moves(&self, from: &Position) -> Option<Vec<Position>> {
        let heights = from.0.iter().map(Vec::len);
        let positions = heights.fold(1usize, |positions, height| {
            positions.saturating_mul(height + 1)
        });
        let cuts = cuts(from);
        let is_near = positions <= 300 || cuts.is_empty();
        is_near.then(|| cuts.into_iter().map(|cut| after(from, cut)).collect())
    }

    fn wins(&self, (stalks, mover): &Position) -> bool {
        let value: Dyadic = stalks.iter().map(|stalk| stalk_value(stalk)).sum();
        match mover {
            Blue => value > Dyadic::ZERO,
            Red => value < Dyadic::ZERO,
        }
    }

    fn winning_moves(&self, position: &Position) -> Vec<Position> {
        let cuts = winning_cuts(&position.0, position.1);
        cuts.into_iter().map(|cut| after(position, cut)).collect()
    }
}

#[test]
fn red_blue_stalks() {
    winner_always_wins(&Stalks);
}
