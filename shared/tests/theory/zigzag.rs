//! The zigzag game: the matching against every play of Alice in small games, against random and
//! greedy play in large ones.

use jury::rules::zigzag::{Position, Zigzag};
use jury::rules::{Game, Large};
use jury::search::impartial::{Outcomes, Play};
use jury::Random;
use rand::seq::SliceRandom;
use rand::SeedableRng;
use shared::zigzag::mates;

fn weights(rng: &mut Random, side: usize) -> Vec<Vec<u64>> {
    let mut weights: Vec<u64> = (1..=(side * side) as u64).collect();
    weights.shuffle(rng);
    weights.chunks(side).map(<[u64]>::to_vec).collect()
}

/// Bob moves to the mate, and then Alice moves in every way.
fn wins_every_play(game: &Zigzag, mates: &[usize], position: &Position) {
    let moved = game.moved(position, mates[position.token]);
    let moved = moved.unwrap_or_else(|| panic!("no move in {game:?}: {position:?}"));
    for option in game.options(&moved) {
        wins_every_play(game, mates, &option);
    }
}

#[test]
fn bob_wins_every_play_of_small_games() {
    let rng = &mut Random::seed_from_u64(1147);
    for round in 0..300 {
        let weights = weights(rng, 1 + round % 5);
        let game = Zigzag::new(weights.clone());
        for start in 0..game.vertices() {
            for increasing in [false, true] {
                let position = Position::start(start, !increasing);
                let mates = mates(&weights, start, increasing);
                wins_every_play(&game, &mates, &position);
                if weights.len() <= 3 {
                    let mut outcomes = Outcomes::new(game.clone(), Play::Normal);
                    assert!(outcomes.wins(&position), "the rules know it too");
                }
            }
        }
    }
}

#[test]
fn bob_wins_random_and_greedy_play_of_large_games() {
    let rng = &mut Random::seed_from_u64(1962);
    for round in 0..100 {
        let weights = weights(rng, 50);
        let game = Zigzag::new(weights.clone());
        let increasing = round % 2 == 0;
        let mates = mates(&weights, round, increasing);
        let mut position = Position::start(round, !increasing);
        loop {
            let moved = game.moved(&position, mates[position.token]);
            let moved = moved.expect("Bob can move");
            if game.options(&moved).is_empty() {
                break;
            }
            position = if round % 4 < 2 {
                game.greedy_move(&moved)
            } else {
                game.random_move(&moved, rng)
            };
        }
    }
}
