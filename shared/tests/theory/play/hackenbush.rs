//! Red-blue Hackenbush on stalks.

use super::contest::Contest;
use crate::hackenbush::{colour, stalks_of, towers_of};
use jury::cases::row;
use jury::rules::towers::{Tower, Towers};
use jury::rules::Player::{self, Left, Right};
use jury::rules::{Game, Turns};
use jury::search::impartial::Play;
use jury::Random;
use rand::Rng;
use shared::hackenbush::{winning_moves, wins};

const HIGHEST: usize = 50;

type Position = (Vec<Tower>, Player);

/// Stalks, the same stalks with the colours exchanged, and a few more segments.
fn start(rng: &mut Random) -> Position {
    let mirrored =
        |tower: &[Player]| -> Tower { tower.iter().map(|player| player.other()).collect() };
    let mut towers = Vec::new();
    for _ in 0..rng.random_range(0..3) {
        let height = rng.random_range(0..=HIGHEST);
        let tower = row(rng, &[Left, Right], height);
        towers.push(mirrored(&tower));
        towers.push(tower);
    }
    let (height, more) = (rng.random_range(0..=HIGHEST), rng.random_range(0..5));
    let last = row(rng, &[Left, Right], height);
    towers.push([&last[..], &row(rng, &[Left, Right], more)].concat());
    towers.push(mirrored(&last));
    let mover = if rng.random() { Left } else { Right };
    (jury::rules::towers::sorted(towers), mover)
}

/// Returns whether at most 300 positions have stalks not longer than these, or there is no move.
fn is_near_the_end(position: &Position) -> bool {
    let heights = position.0.iter().map(Vec::len);
    let positions = heights.fold(1usize, |positions, height| positions.saturating_mul(height + 1));
    positions <= 300 || Turns(Towers).options(position).is_empty()
}

#[test]
fn red_blue_stalks() {
    Contest {
        rules: Turns(Towers),
        play: Play::Normal,
        start: &start,
        rounds: u32::MAX,
        is_near_the_end: &is_near_the_end,
        wins: &|(towers, mover)| wins(&stalks_of(towers), colour(*mover)),
        winning_moves: &|(towers, mover)| {
            let moves = winning_moves(&stalks_of(towers), colour(*mover));
            let next = mover.other();
            moves.iter().map(|stalks| (towers_of(stalks), next)).collect()
        },
    }
    .winner_always_wins();
}
