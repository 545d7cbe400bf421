//! Games with heaps: Nim and its kin, Wythoff's game.

use super::contest::Contest;
use crate::layered_nim::layers;
use jury::cases::{heaps, number};
use jury::graph::Graph;
use jury::rules::bachet::Bachet;
use jury::rules::election::Election;
use jury::rules::moore::Moore;
use jury::rules::nim::Nim;
use jury::rules::staircase::Staircase;
use jury::rules::take_away::TakeAway as TakeAwayRules;
use jury::rules::wythoff::Wythoff;
use jury::search::impartial::Play;
use jury::Random;
use rand::Rng;
use shared::take_away::TakeAway;
use shared::{bachet, fibonacci, layered_nim, moore, nim, staircase, wythoff};

/// Returns whether at most a hundred positions have heaps not greater than these.
fn are_few(heaps: &[u64]) -> bool {
    let positions =
        heaps.iter().try_fold(1u64, |positions, &heap| positions.checked_mul(heap.checked_add(1)?));
    positions.is_some_and(|positions| positions <= 100)
}

fn any_heaps(rng: &mut Random, most: usize, bound: u64) -> Vec<u64> {
    let count = rng.random_range(1..=most);
    heaps(rng, count, 0..=bound)
}

#[test]
fn nim_in_normal_play() {
    Contest {
        rules: Nim,
        play: Play::Normal,
        start: &|rng| any_heaps(rng, 20, u64::MAX),
        rounds: u32::MAX,
        is_near_the_end: &|heaps| are_few(heaps),
        wins: &|heaps| nim::wins(heaps),
        winning_moves: &|heaps| nim::winning_moves(heaps),
    }
    .winner_always_wins();
}

#[test]
fn misere_nim() {
    Contest {
        rules: Nim,
        play: Play::Misere,
        start: &|rng| {
            let mut heaps = any_heaps(rng, 20, u64::MAX);
            heaps.push(1); // without a stone, the player to move would have won
            heaps
        },
        rounds: u32::MAX,
        is_near_the_end: &|heaps| are_few(heaps),
        wins: &|heaps| nim::wins_misere(heaps),
        winning_moves: &|heaps| nim::winning_moves_misere(heaps),
    }
    .winner_always_wins();
}

#[test]
fn moores_nim() {
    for k in [1, 2, 3, 7] {
        Contest {
            rules: Moore(k),
            play: Play::Normal,
            start: &|rng| any_heaps(rng, 20, u64::MAX),
            rounds: u32::MAX,
            is_near_the_end: &|heaps| are_few(heaps),
            wins: &|heaps| moore::wins(heaps, k),
            winning_moves: &|heaps| moore::winning_move(heaps, k).into_iter().collect(),
        }
        .winner_always_wins();
    }
}

#[test]
fn staircase_nim() {
    Contest {
        rules: Staircase,
        play: Play::Normal,
        start: &|rng| any_heaps(rng, 8, 1_000_000_000),
        rounds: u32::MAX,
        is_near_the_end: &|steps| {
            // No step can ever hold more than all coins.
            let coins = steps.iter().sum();
            are_few(&vec![coins; steps.len()])
        },
        wins: &|steps| staircase::wins(steps),
        winning_moves: &|steps| staircase::winning_moves(steps),
    }
    .winner_always_wins();
}

/// A path in which each vertex may refill the next one; the layers alternate between 0 and 1.
#[test]
fn nim_in_layers() {
    const VERTICES: usize = 6;
    let path = Graph::new(VERTICES, (1..VERTICES).map(|to| (to - 1, to, ())));
    let (resets, layers) = layers(&path);
    let layers = &layers;
    let layered = |taxes: &[u64]| -> Vec<(u64, usize)> {
        taxes.iter().copied().zip(layers.iter().copied()).collect()
    };
    Contest {
        rules: Election::new(&path, (1 << 40) - 1),
        play: Play::Normal,
        start: &|rng| heaps(rng, VERTICES, 0..=(1 << 40) - 1),
        rounds: 100,
        is_near_the_end: &|taxes| taxes.iter().all(|&tax| tax == 0),
        wins: &|taxes| layered_nim::wins(layered(taxes)),
        winning_moves: &|taxes| {
            let winning = layered_nim::winning_move(taxes, layers, &resets);
            winning.into_iter().collect()
        },
    }
    .winner_always_wins();
}

#[test]
fn bachets_game() {
    Contest {
        rules: Bachet,
        play: Play::Normal,
        start: &|rng| {
            // The number of rounds of a game is about the heap divided by the greatest move.
            let most = number(rng, 1..=1_000_000_000);
            let rounds = rng.random_range(0..100);
            (rounds * (most + 1) + number(rng, 0..=most), most)
        },
        rounds: u32::MAX,
        is_near_the_end: &|&(heap, _)| are_few(&[heap]),
        wins: &|&(heap, most)| bachet::wins(heap, most),
        winning_moves: &|&(heap, most)| {
            let moves = bachet::winning_moves(heap, most).into_iter();
            moves.map(|rest| (rest, most)).collect()
        },
    }
    .winner_always_wins();
}

/// The number of rounds of a game is about a tenth of its first heap.
#[test]
fn fibonacci_nim() {
    for (greatest, rounds) in [(3000, u32::MAX), (u64::MAX / 4, 100)] {
        Contest {
            rules: TakeAwayRules::default(),
            play: Play::Normal,
            start: &|rng| {
                let heap = number(rng, 2..=greatest);
                (heap, heap - 1)
            },
            rounds,
            is_near_the_end: &|&(heap, _)| heap <= 50,
            wins: &|&(heap, limit)| fibonacci::wins(heap, limit),
            winning_moves: &|&(heap, limit)| fibonacci::winning_moves(heap, limit),
        }
        .winner_always_wins();
    }
}

#[test]
fn take_away() {
    for factor in [1, 3, 10, 1000] {
        let theory = TakeAway::new(factor, u64::MAX);
        Contest {
            rules: TakeAwayRules { factor },
            play: Play::Normal,
            start: &|rng| {
                let heap = number(rng, 2..=u64::MAX);
                (heap, heap - 1)
            },
            rounds: 100,
            is_near_the_end: &|&(heap, _)| heap <= 30,
            wins: &|&(heap, limit)| theory.wins(heap, limit),
            winning_moves: &|&(heap, limit)| theory.winning_moves(heap, limit),
        }
        .winner_always_wins();
    }
}

#[test]
fn wythoffs_game() {
    Contest {
        rules: Wythoff,
        play: Play::Normal,
        start: &|rng| (number(rng, 0..=u64::MAX), number(rng, 0..=u64::MAX)),
        rounds: u32::MAX,
        is_near_the_end: &|&(a, b)| are_few(&[a, b]),
        wins: &|&(a, b)| wythoff::wins(a, b),
        winning_moves: &|&(a, b)| wythoff::winning_moves(a, b),
    }
    .winner_always_wins();
}
