//! Merging piles against the rules.

use jury::rules::merging::Merging;
use jury::rules::Game;
use jury::search::impartial::{Outcomes, Play};
use shared::merging::wins;
use std::collections::HashMap;

#[test]
fn every_first_position_with_up_to_eighteen_stones() {
    for most in 1..=20 {
        let mut outcomes = Outcomes::new(Merging { most }, Play::Normal);
        for piles in 0..=18 {
            let found = outcomes.wins(&vec![1; piles]);
            assert_eq!(wins(piles as u64, most), found, "{piles} up to {most}");
        }
    }
}

/// The results of [`forces`] for the positions seen so far.
type Forced = HashMap<Vec<u64>, [bool; 2]>;

/// Returns whether the player to move can force `least` piles in the end, and whether the opponent can.
fn forces(game: Merging, piles: &[u64], least: usize, known: &mut Forced) -> [bool; 2] {
    if let Some(&forces) = known.get(piles) {
        return forces;
    }
    let options = game.options(&piles.to_vec());
    let found = if options.is_empty() {
        [piles.len() == least; 2]
    } else {
        let reached = options.iter().map(|option| forces(game, option, least, known));
        reached.fold([false, true], |[mover, other], [next, last]| [mover || last, other && next])
    };
    known.insert(piles.to_vec(), found);
    found
}

#[test]
fn either_player_can_force_the_fewest_piles() {
    for most in 1..=8usize {
        let game = Merging { most: most as u64 };
        for piles in 1..=14usize {
            let least = (piles + most - 1) / most;
            let found = forces(game, &vec![1; piles], least, &mut Forced::new());
            assert_eq!(found, [true, true], "{piles} up to {most}");
        }
    }
}

#[test]
fn the_end_of_u64() {
    assert_eq!(wins(u64::MAX, u64::MAX), (u64::MAX - 1) % 2 == 1);
    assert!(!wins(u64::MAX, 1));
    assert_eq!(wins(u64::MAX, 2), (u64::MAX / 2) % 2 == 1);
}
