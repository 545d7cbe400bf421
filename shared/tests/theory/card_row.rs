//! Rows of cards: the winner against every play of the opponent in small rows, and against random
//! play in large ones.

use jury::rules::card_row::{taken, whole, CardRow};
use jury::rules::{Game, Large};
use jury::search::impartial::{Outcomes, Play};
use jury::Random;
use rand::SeedableRng;
use shared::card_row::{Block, Winner};

/// A block in the jury's numbering.
fn take(game: CardRow, runs: &[(u64, u64)], block: Block) -> Vec<(u64, u64)> {
    let option = game.take(runs, block.0 as u64, block.1 as u64);
    option.unwrap_or_else(|| panic!("{game:?} does not allow {block:?} in {runs:?}"))
}

fn between(from: &[(u64, u64)], to: &[(u64, u64)]) -> Block {
    let (first, count) = taken(from, to);
    (first as usize, count as usize)
}

/// Checks that the winner has an answer to every move of the opponent in every line of play.
fn wins_every_play(game: CardRow, winner: &Winner, runs: &Vec<(u64, u64)>) {
    for option in game.options(runs) {
        let mut winner = winner.clone();
        let answer = winner.answer(Some(between(runs, &option)));
        let answer = answer.unwrap_or_else(|| panic!("{game:?} has no answer to {option:?}"));
        wins_every_play(game, &winner, &take(game, &option, answer));
    }
}

#[test]
fn the_winner_wins_every_play_in_small_rows() {
    for cards in 1..=8_usize {
        for least in 1..=cards {
            for most in least..=cards {
                let game = CardRow { least: least as u64, most: most as u64 };
                let mut runs = whole(cards as u64);
                let mut winner = Winner::new(cards, least, most);
                let wins = Outcomes::new(game, Play::Normal).wins(&runs);
                assert_eq!(winner.begins(), wins, "{cards} {least} {most}");
                if winner.begins() {
                    let first = winner.answer(None).expect("the winner can move");
                    runs = take(game, &runs, first);
                } else {
                    assert_eq!(winner.clone().answer(None), None);
                }
                wins_every_play(game, &winner, &runs);
            }
        }
    }
}

#[test]
fn the_winner_wins_random_and_greedy_play_in_large_rows() {
    for (seed, (cards, least, most)) in [
        (2000, 1, 1),
        (1999, 2, 2),
        (1995, 2, 2),
        (2000, 3, 3),
        (1998, 5, 5),
        (2000, 1, 2),
        (1999, 4, 2000 - 1),
        (2000, 7, 8),
    ]
    .into_iter()
    .enumerate()
    {
        for greedy in [false, true] {
            let game = CardRow { least: least as u64, most: most as u64 };
            let rng = &mut Random::seed_from_u64(seed as u64);
            let mut runs = whole(cards as u64);
            let mut winner = Winner::new(cards, least, most);
            let mut last = None;
            if winner.begins() {
                runs = take(game, &runs, winner.answer(None).unwrap());
            }
            while game.can_move(&runs) {
                let option =
                    if greedy { game.greedy_move(&runs) } else { game.random_move(&runs, rng) };
                last = Some(between(&runs, &option));
                let answer = winner.answer(last).expect("the winner can move");
                runs = take(game, &option, answer);
            }
            assert!(last.is_some() || winner.begins());
        }
    }
}

#[test]
fn invalid_ranges_of_moves_are_refused() {
    for (cards, least, most) in [(3, 0, 1), (3, 2, 1), (3, 1, 4), (0, 0, 0)] {
        let message = crate::panic_message(|| Winner::new(cards, least, most));
        assert!(message.contains("is not a range within"), "{message}");
    }
}
