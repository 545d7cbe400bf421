//! Perfect play, compared with exhaustive search in small games.

use jury::Random;
use jury::books::{PROBLEMS, book};
use jury::cases::all_lists;
use jury::perfect::{self, Move, Outcome};
use jury::position::{Position, loopy, scoring};
use jury::rules::Player::{Left, Right};
use jury::rules::circle::Circle;
use jury::rules::deque::Deque;
use jury::rules::last_cards::LastCards;
use jury::search::impartial::Play;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use std::collections::BTreeMap;

const LIMIT: usize = 2_000;

/// Small and random cases of all books, a game with draws, and scoring games.
fn positions() -> Vec<(&'static str, Box<dyn Position>)> {
    let mut positions = Vec::new();
    for &problem in PROBLEMS {
        let book = book(problem).unwrap();
        let rng = &mut Random::seed_from_u64(5);
        let small = book.small().take(300).step_by(5);
        let cases: Vec<String> = small.chain((0..20).map(|_| book.random(rng))).collect();
        let shown = cases.iter().filter_map(|case| book.position(case).ok());
        let searched = shown.filter(|position| perfect::outcome(&**position, LIMIT).is_ok());
        positions.extend(searched.map(|position| (problem, position)));
    }
    for places in 3..20 {
        let circle = Circle::new(places, [vec![2, 3], vec![1, 2]]);
        let starts = (0..2 * places).map(|start| loopy(circle.clone(), (start / 2, start % 2)));
        positions.extend(starts.map(|start| ("a circle", start)));
    }
    for row in all_lists(0..=5, 0..=2) {
        let row: Vec<i64> = row.iter().map(|&card| card as i64 - 1).collect();
        let turn = [Left, Right][row.len() % 2];
        positions.push(("a deque", scoring(Deque, row.clone(), turn)));
        let rows = row.chunks(3).map(<[i64]>::to_vec).collect();
        positions.push(("last cards", scoring(LastCards, rows, turn)));
    }
    positions
}

/// Searches exhaustively; `None` after too many moves.
fn wins(position: &dyn Position, moves_left: &mut u32) -> Option<bool> {
    let options = position.moves();
    *moves_left = moves_left.checked_sub(options.len() as u32)?;
    if options.is_empty() {
        return Some(position.play() == Some(Play::Misere));
    }
    for (_, option) in &options {
        if !wins(&**option, moves_left)? {
            return Some(true);
        }
    }
    Some(false)
}

/// The lead of the player to move, by exhaustive search; `None` after too many moves.
fn score(position: &dyn Position, moves_left: &mut u32) -> Option<i64> {
    let options = position.moves();
    *moves_left = moves_left.checked_sub(options.len() as u32)?;
    if options.is_empty() {
        return match perfect::ended(position) {
            Some(Outcome::Score(score)) => Some(score),
            other => panic!("{other:?} is no score"),
        };
    }
    let mut best = i64::MIN;
    for (_, option) in &options {
        best = best.max(-score(&**option, moves_left)?);
    }
    Some(best)
}

#[test]
fn outcomes_agree_with_exhaustive_search() {
    let mut tried = [0, 0];
    let mut scored = 0;
    for (problem, position) in positions() {
        let outcome = perfect::outcome(&*position, LIMIT).unwrap();
        if let Outcome::Score(expected) = outcome {
            if let Some(score) = score(&*position, &mut 20_000) {
                assert_eq!(score, expected, "{problem}");
                scored += 1;
            }
            continue;
        }
        if outcome == Outcome::Draw {
            continue;
        }
        if let Some(wins) = wins(&*position, &mut 2_000) {
            let drawing = position.draw();
            assert_eq!(outcome.is_win(), wins, "{problem}\n{drawing}");
            tried[usize::from(wins)] += 1;
        }
    }
    assert!(tried[0] > 200 && tried[1] > 500 && scored > 500, "{tried:?}, {scored}");
}

/// This holds for every position, so no reply can make the player's outcome worse.
#[test]
fn the_best_move_keeps_the_outcome() {
    let rng = &mut Random::seed_from_u64(1);
    for (problem, position) in positions() {
        let drawing = position.draw();
        let outcome = perfect::outcome(&*position, LIMIT).unwrap();
        let best = perfect::best(&*position, LIMIT, rng).unwrap();
        match (best, perfect::ended(&*position)) {
            (Some(best), None) => assert_eq!(best.outcome, outcome, "{problem}\n{drawing}"),
            (None, Some(end)) => assert_eq!(end.is_win(), outcome.is_win(), "{problem}\n{drawing}"),
            _ => panic!("{problem}: there is a move exactly when the game is not over\n{drawing}"),
        }
    }
}

#[test]
fn right_moves_win_or_else_draw_or_score_best() {
    let (mut winning, mut drawing, mut none, mut scored) = (0, 0, 0, 0);
    for (problem, position) in positions() {
        let moves = perfect::moves(&*position, LIMIT).unwrap();
        let right = perfect::right(&moves);
        let replies = |one: &&Move| perfect::outcome(&*one.position, LIMIT).unwrap();
        let outcome = perfect::outcome(&*position, LIMIT).unwrap();
        let all = match outcome {
            _ if moves.is_empty() => 0,
            Outcome::Win(_) => moves.iter().filter(|one| replies(one).is_loss()).count(),
            Outcome::Draw => {
                let draws = |one: &&Move| replies(one) == Outcome::Draw;
                moves.iter().filter(draws).count()
            }
            Outcome::Loss(_) => 0,
            Outcome::Score(score) => {
                let is_best = |one: &&Move| replies(one) == Outcome::Score(-score);
                moves.iter().filter(is_best).count()
            }
        };
        assert_eq!(right.len(), all, "{problem}\n{}", position.draw());
        match outcome {
            _ if moves.is_empty() => (),
            Outcome::Win(_) => winning += 1,
            Outcome::Draw => drawing += 1,
            Outcome::Loss(_) => none += 1,
            Outcome::Score(_) => scored += 1,
        }
    }
    assert!(
        winning > 500 && drawing > 10 && none > 200 && scored > 300,
        "{winning}, {drawing}, {none}, {scored}"
    );
}

/// A whole game of the perfect player, who begins if `first` is set, against a random one.
fn played(start: Box<dyn Position>, first: bool, rng: &mut Random) -> Option<bool> {
    let mut position = start;
    let mut perfect_moves = first;
    for _ in 0..5000 {
        let next = if perfect_moves {
            let best = perfect::best(&*position, LIMIT, rng).unwrap();
            best.map(|best| best.position)
        } else {
            let mut moves = position.moves();
            let at: Vec<usize> = (0..moves.len()).collect();
            at.choose(rng).map(|&at| moves.swap_remove(at).1)
        };
        match next {
            Some(next) => position = next,
            None => return Some(perfect::ended(&*position)?.is_win() == perfect_moves),
        }
        perfect_moves = !perfect_moves;
    }
    None
}

#[test]
fn a_won_game_is_won_whatever_the_opponent_does() {
    let rng = &mut Random::seed_from_u64(2);
    let mut won = [0, 0];
    for (problem, position) in positions() {
        let outcome = perfect::outcome(&*position, LIMIT).unwrap();
        let drawing = position.draw();
        let first = outcome.is_win();
        if first || outcome.is_loss() {
            assert_eq!(played(position, first, rng), Some(true), "{problem}\n{drawing}");
            won[usize::from(first)] += 1;
        }
    }
    assert!(won[0] > 200 && won[1] > 500, "{won:?}");
}

#[test]
fn a_quicker_win_and_a_later_loss_are_better() {
    let chase = book("theeasychase").unwrap();
    let rng = &mut Random::seed_from_u64(3);
    for (case, length) in [("4 1 1 1 2", 1), ("4 1 1 4 4", 8)] {
        let mut position = chase.position(case).unwrap();
        let outcome = perfect::outcome(&*position, LIMIT).unwrap();
        let (Outcome::Win(Some(moves)) | Outcome::Loss(Some(moves))) = outcome else {
            panic!("{outcome:?}")
        };
        assert_eq!(moves, length, "{case}");
        for _ in 0..moves {
            let best = perfect::best(&*position, LIMIT, rng).unwrap();
            position = best.expect("the game is not over").position;
        }
        assert!(perfect::ended(&*position).is_some(), "over after {moves} moves");
    }
}

#[test]
fn a_best_move_that_does_not_win_leaves_the_fewest_right_replies() {
    let replies =
        |one: &Move| perfect::right(&perfect::moves(&*one.position, LIMIT).unwrap()).len();
    let rng = &mut Random::seed_from_u64(4);
    let mut choices = 0;
    for (problem, position) in positions() {
        let best = perfect::best(&*position, LIMIT, rng).unwrap();
        let Some(best) = best.filter(|best| !best.outcome.is_win()) else {
            continue;
        };
        let mut others = perfect::moves(&*position, LIMIT).unwrap();
        others.retain(|other| other.outcome == best.outcome);
        let fewest = others.iter().map(replies).min();
        assert_eq!(Some(replies(&best)), fewest, "{problem}\n{}", position.draw());
        choices += usize::from(others.iter().map(replies).max() > fewest);
    }
    assert!(choices > 50, "the choice matters in {choices} positions");
}

/// A person chooses a move by its name, or by its number.
#[test]
fn names_of_moves_are_unambiguous_and_not_numbers() {
    for (problem, position) in positions() {
        let mut named: BTreeMap<String, String> = BTreeMap::new();
        for (name, after) in position.moves() {
            assert!(name.parse::<u64>().is_err() && !name.contains('\n'), "{problem}: {name}");
            let drawing = after.draw();
            let other = named.insert(name.clone(), drawing.clone());
            assert!(other.is_none_or(|other| other == drawing), "{problem}: {name}");
        }
    }
}

#[test]
fn misere_play_is_won_by_whoever_cannot_move() {
    let book = book("poj3480").unwrap();
    let single = book.position("1 1").unwrap();
    assert_eq!(perfect::outcome(&*single, LIMIT), Ok(Outcome::Loss(None)));
    let heap = book.position("1 5").unwrap();
    let moves = perfect::moves(&*heap, LIMIT).unwrap();
    let [right] = &perfect::right(&moves)[..] else {
        panic!("one move wins: to leave one counter");
    };
    let [(_, last)] = &right.position.moves()[..] else {
        panic!("one counter, one move");
    };
    assert_eq!(perfect::ended(&**last), Some(Outcome::Win(Some(0))));
}

#[test]
fn large_positions_give_errors_not_guesses() {
    let position = book("luogu_p2197").unwrap().position("2 99 98").unwrap();
    assert!(perfect::outcome(&*position, 100).is_err());
    assert!(perfect::moves(&*position, 100).is_err());
    assert!(perfect::best(&*position, 100, &mut Random::seed_from_u64(1)).is_err());
    assert_eq!(perfect::ended(&*position), None, "which needs no search");
}
