//! Cases as positions of their games, with known values or the books' own answers.

use jury::Random;
use jury::books::{GAMES, PROBLEMS, book};
use jury::perfect::{self, Outcome};
use jury::position::{Measure, Position, TooLarge, Value, scoring};
use jury::rules::Player::{Left, Right};
use jury::rules::deque::Deque;
use jury::short::{Games, Names, Number, Statement};
use rand::SeedableRng;
use std::collections::{BTreeMap, BTreeSet};

const LIMIT: usize = 100_000;

fn value(problem: &str, case: &str, measure: Measure) -> String {
    let position = book(problem).unwrap().position(case).unwrap();
    let value = position.value(measure, LIMIT).unwrap();
    value.map_or_else(|| String::from("none"), |value| value.to_string())
}

#[test]
fn nim_is_worth_the_nim_sum() {
    for a in 0..8_u64 {
        for b in 0..8 {
            let value = value("luogu_p2197", &format!("2 {a} {b}"), Measure::Grundy);
            assert_eq!(value, (a ^ b).to_string(), "{a} {b}");
        }
    }
}

#[test]
fn wythoffs_game_is_lost_at_the_cold_pairs() {
    let cold = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)];
    for a in 0..=8 {
        for b in a..=13 {
            let outcome = value("poj1067", &format!("{a} {b}"), Measure::Outcome);
            let expected = if cold.contains(&(a, b)) { "P" } else { "N" };
            assert_eq!(outcome, expected, "{a} {b}");
        }
    }
    assert_eq!(value("poj1067", "2 2", Measure::Grundy), "1");
}

/// Kayles: a move takes one card or two adjacent ones from a row.
#[test]
fn kayles_has_its_published_values() {
    let published = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4];
    for (cards, expected) in published.into_iter().enumerate().skip(2) {
        let case = format!("random 1\n{cards} 1 2");
        let value = value("abc278_g", &case, Measure::Grundy);
        assert_eq!(value, expected.to_string(), "{cards}");
    }
}

/// A position is lost exactly when a / b is more than 1 and below the golden ratio.
#[test]
fn euclids_game_is_lost_below_the_golden_ratio() {
    for b in 1..12_u64 {
        for a in b..24 {
            let lost = a > b && a * a < a * b + b * b;
            let outcome = value("poj2348", &format!("{a} {b}"), Measure::Outcome);
            assert_eq!(outcome, if lost { "P" } else { "N" }, "{a} {b}");
        }
    }
}

/// Winning Ways, chapter 2: the value of an x by y cake is an integer.
#[test]
fn cakes_are_integers() {
    let table = [
        ["0", "-1", "-2", "-3"],
        ["1", "0", "0", "-1"],
        ["2", "0", "0", "-1"],
        ["3", "1", "1", "0"],
    ];
    for (x, row) in (1..).zip(table) {
        for (y, expected) in (1..).zip(row) {
            let value = value("hdu3544", &format!("1 {x} {y}"), Measure::Canonical);
            assert_eq!(value, expected, "{x} x {y}");
        }
    }
}

#[test]
fn stalks_are_numbers() {
    for (stalk, number) in [
        ("W", "1"),
        ("W B", "1/2"),
        ("W B B", "1/4"),
        ("W B W", "3/4"),
        ("B W W W", "-1/8"),
        ("W W B", "3/2"),
    ] {
        let height = stalk.split(' ').count();
        let case = format!("{height} 0 0\n{stalk}\n0 0 0");
        assert_eq!(value("poj2931", &case, Measure::Canonical), number, "{stalk}");
    }
    let equal = "1 0 0\nB\n1 0 0\nB";
    assert_eq!(value("poj2931", equal, Measure::Outcome), "P");
}

#[test]
fn a_game_that_need_not_end_has_outcomes_with_lengths() {
    let position = book("theeasychase").unwrap().position("2 1 1 2 2").unwrap();
    assert_eq!(position.measures(), [Measure::Outcome]);
    let outcome = position.value(Measure::Outcome, LIMIT);
    assert!(matches!(outcome, Ok(Some(Value::Loss(2)))), "{outcome:?}");
}

#[test]
fn a_search_ends_at_its_limit() {
    let position = book("luogu_p2599").unwrap().position("2 9 9").unwrap();
    let search = |limit| position.value(Measure::Grundy, limit);
    assert_eq!(search(90), Err(TooLarge(90)));
    assert_eq!(search(91), Ok(Some(Value::Grundy(0))), "two piles, one, none");
    let one_move = book("poj1067").unwrap().position("1 50000").unwrap();
    assert_eq!(one_move.value(Measure::Outcome, 9), Err(TooLarge(9)));
}

#[test]
fn positions_of_one_game_share_a_search() {
    let book = book("luogu_p2599").unwrap();
    let first = book.position("2 9 9").unwrap();
    first.value(Measure::Grundy, 100).unwrap();
    let mut second = book.position("2 9 8").unwrap();
    assert!(second.value(Measure::Grundy, 50).is_err());
    second.share_search(&*first);
    assert_eq!(second.value(Measure::Grundy, 50), Ok(Some(Value::Grundy(1))));

    let mut misere = jury::books::book("poj3480").unwrap().position("2 1 1").unwrap();
    misere.share_search(&*first);
    assert_eq!(misere.value(Measure::Outcome, 50), Ok(Some(Value::N)));
}

/// AtCoder's DP contest, problem L: the samples.
#[test]
fn a_score_counts_the_points_gained_so_far() {
    let score = |position: &dyn Position| position.value(Measure::Score, LIMIT);
    for (row, expected) in [(&[10, 80, 90, 30][..], 10), (&[10, 100, 10], -80), (&[10], 10)] {
        for (turn, expected) in [(Left, expected), (Right, -expected)] {
            let mut position = scoring(Deque, row.to_vec(), turn);
            assert_eq!(position.turn(), Some(turn));
            assert_eq!(position.play(), None);
            // Under perfect play, the score stays the same to the end.
            while perfect::ended(&*position).is_none() {
                assert_eq!(score(&*position), Ok(Some(Value::Score(expected))));
                let mut moves = perfect::moves(&*position, LIMIT).unwrap();
                let best = moves
                    .iter()
                    .position(|one| one.outcome == perfect::outcome(&*position, LIMIT).unwrap());
                position = moves.swap_remove(best.unwrap()).position;
            }
            assert_eq!(score(&*position), Ok(Some(Value::Score(expected))));
        }
    }
}

#[test]
fn a_drawing_says_who_leads() {
    let position = scoring(Deque, vec![3, 5, 4], Right);
    assert_eq!(position.draw(), "3 5 4");
    let after = |position: &dyn Position, at: usize| position.moves().swap_remove(at).1;
    let first = after(&*position, 0);
    assert_eq!(first.draw(), "5 4 (Right leads by 3)");
    let second = after(&*first, 0);
    assert_eq!(second.draw(), "4 (Left leads by 2)");
    assert_eq!(after(&*second, 0).draw(), "(Right leads by 2)");
}

#[test]
fn a_search_of_scores_is_shared_and_ends_at_its_limit() {
    let position = scoring(Deque, vec![1, 2, 3], Left);
    assert_eq!(position.value(Measure::Score, 6), Err(TooLarge(6)));
    let score = Ok(Some(Value::Score(2)));
    assert_eq!(position.value(Measure::Score, 7), score);
    let mut other = scoring(Deque, vec![1, 2, 3], Left);
    assert!(other.value(Measure::Score, 1).is_err());
    other.share_search(&*position);
    assert_eq!(other.value(Measure::Score, 1), score);
}

#[test]
fn moves_have_names_and_lead_to_positions() {
    let position = book("hdu3544").unwrap().position("1 2 2").unwrap();
    let [(name, option)] = &position.moves()[..] else {
        panic!("one move");
    };
    assert_eq!(name, "break bar 1 into 1 and 1");
    assert_eq!(option.draw(), "1x2 1x2");
    assert_ne!(option.turn(), position.turn());
}

#[test]
fn malformed_cases_are_refused() {
    let message = |problem: &str, case: &str| {
        let error = book(problem).unwrap().position(case).err();
        error.expect("no case").to_string()
    };
    assert_eq!(message("luogu_p2197", "2 1 x"), "expected a heap, found `x`, on line 1");
    assert_eq!(message("luogu_p2197", "2 1 1 1"), "the case is over after `2\n1 1`");
    assert_eq!(message("poj1067", "1 1 2 2"), "one case is expected, not 2");
    let counting = message("luogu_p5363", "5 2");
    assert_eq!(counting, "a case asks for the number of won placements on a board");
}

/// All lost positions have the same answer, and no others do; likewise drawn ones in a game with draws, since
/// a case may ask for the length of a lost game.
#[test]
fn answers_agree_with_the_outcomes() {
    let mut shown = 0;
    for &problem in PROBLEMS {
        let mut book = book(problem).unwrap();
        let rng = &mut Random::seed_from_u64(3);
        let small = book.small().take(200);
        let cases: Vec<String> = small.chain((0..50).map(|_| book.random(rng))).collect();
        let mut lost = BTreeSet::new();
        let mut won = BTreeSet::new();
        let mut drawn = BTreeSet::new();
        for case in &cases {
            let Ok(position) = book.position(case) else {
                continue;
            };
            let Ok(outcome) = perfect::outcome(&*position, 10_000) else {
                continue;
            };
            if let Outcome::Score(_) = outcome {
                continue; // See `answers_agree_with_the_scores`.
            }
            shown += 1;
            let answers = match outcome {
                Outcome::Draw => &mut drawn,
                _ if outcome.is_win() => &mut won,
                _ => &mut lost,
            };
            let answer = book.answer(case).unwrap();
            let word = answer.split_whitespace().next().unwrap_or("").to_owned();
            answers.insert(word);
        }
        let is_interactive = book.interactor(&book.join(&cases[..1])).unwrap().is_some();
        if !is_interactive {
            let single = if drawn.is_empty() { &lost } else { &drawn };
            assert!(single.len() <= 1, "{problem}: {single:?}");
            assert!(lost.is_disjoint(&won), "{problem}: {lost:?} {won:?}");
            let decided: BTreeSet<_> = lost.union(&won).cloned().collect();
            assert!(drawn.is_disjoint(&decided), "{problem}: {drawn:?} {decided:?}");
        }
    }
    assert!(shown > 5000, "{shown} cases are positions");
}

/// The scores that an answer gives: itself for each position, the negated cost of a walk, the lead of one share over
/// the other, or the winner.
fn answered_scores(answer: &str, positions: usize) -> Vec<i64> {
    let number = |word: &str| match word {
        "White" => 1,
        "Draw" => 0,
        "Black" => -1,
        number => number.parse().unwrap(),
    };
    let numbers: Vec<i64> = answer.split_whitespace().map(number).collect();
    match numbers[..] {
        [ours, theirs] if positions == 1 => vec![ours - theirs],
        _ => numbers,
    }
}

#[test]
fn answers_agree_with_the_scores() {
    let mut scored = BTreeSet::new();
    for &problem in PROBLEMS {
        let mut book = book(problem).unwrap();
        // Takahashi pays the costs.
        let sign = if problem == "abc261_h" { -1 } else { 1 };
        let rng = &mut Random::seed_from_u64(3);
        let small = book.small().take(200);
        let cases: Vec<String> = small.chain((0..50).map(|_| book.random(rng))).collect();
        for case in &cases {
            let positions = book.positions(case).unwrap_or_default();
            if !positions.iter().any(|one| one.measures() == [Measure::Score]) {
                continue;
            }
            let values = positions.iter().map(|one| one.value(Measure::Score, 10_000));
            let scores = values.map(|value| match value {
                Ok(Some(Value::Score(score))) => Some(sign * score),
                _ => None,
            });
            // Some positions are too large.
            if let Some(scores) = scores.collect::<Option<Vec<i64>>>() {
                let answer = book.answer(case).unwrap();
                assert_eq!(answered_scores(&answer, scores.len()), scores, "{problem}\n{case}");
                scored.insert(problem);
            }
        }
    }
    assert!(scored.len() >= 12, "{scored:?}");
}

fn summed(values: &[Value]) -> Value {
    if let Value::Grundy(_) = values[0] {
        return Value::Grundy(values.iter().fold(0, |sum, value| match value {
            Value::Grundy(value) => sum ^ value,
            other => panic!("{other}"),
        }));
    }
    let terms: Vec<String> = values.iter().map(|value| format!("({value})")).collect();
    let games = &mut Games::new();
    games.allow(1 << 24);
    match games.read(&terms.join(" + "), &Names::new()) {
        Ok(Statement::Value(game)) => Value::Canonical(games.text(game).unwrap()),
        other => panic!("{terms:?}: {other:?}"),
    }
}

#[test]
#[should_panic(expected = "belongs to other `Games`")]
fn a_game_of_other_games_is_refused() {
    let [ours, theirs] = &mut [Games::new(), Games::new()];
    ours.number(Number::ONE);
    let zero = theirs.number(Number::ZERO);
    let _ = ours.canonical(&[zero], &[]);
}

#[test]
fn a_sum_is_worth_the_sum_of_its_parts() {
    let mut sums: BTreeMap<&str, usize> = BTreeMap::new();
    let games = GAMES.iter().map(|&(id, _)| id);
    for problem in PROBLEMS.iter().copied().chain(games) {
        let book = book(problem).unwrap();
        let rng = &mut Random::seed_from_u64(7);
        let small = book.small().take(400).step_by(4);
        let cases: Vec<String> = small.chain((0..20).map(|_| book.random(rng))).collect();
        let shown = cases.iter().filter_map(|case| book.positions(case).ok());
        for position in shown.flatten() {
            let parts = position.parts();
            let measure = position.measures()[0];
            let Ok(Some(value)) = position.value(measure, 5_000) else {
                continue;
            };
            if parts.is_empty() {
                continue;
            }
            let values = parts.iter().map(|part| part.value(measure, 5_000).unwrap());
            let values: Option<Vec<Value>> = values.collect();
            let sum = summed(&values.expect("the parts of a number are numbers"));
            assert_eq!(sum, value, "{problem}\n{}", position.draw());
            *sums.entry(problem).or_default() += usize::from(parts.len() > 1);
        }
    }
    sums.retain(|_, &mut sums| sums > 5);
    assert!(sums.len() >= 18, "{sums:?}");
}

/// These sums have too many positions to search, but their parts have few.
#[test]
fn a_large_sum_is_evaluated_by_its_parts() {
    for (game, case, value, outcome) in [
        ("luogu_p2197", "8 65 66 67 68 69 70 71 72", "8", "N"),
        ("luogu_p2197", "8 71 66 67 68 71 66 67 68", "0", "P"),
        ("hdu3544", "4 9 9 3 8 8 3 5 7", "0", "P"),
        ("hdu3544", "3 16 3 9 16 8 8", "6", "L"),
        ("hdu3544", "1 3 16", "-7", "R"),
    ] {
        let position = book(game).unwrap().position(case).unwrap();
        let measure = position.measures()[0];
        let text = |measure| position.value(measure, LIMIT).unwrap().unwrap().to_string();
        assert_eq!(text(measure), value, "{game} {case}");
        assert_eq!(text(Measure::Outcome), outcome, "{game} {case}");
    }
}

#[test]
fn no_move_is_listed_twice() {
    for &problem in PROBLEMS {
        let book = book(problem).unwrap();
        let rng = &mut Random::seed_from_u64(11);
        let cases: Vec<String> = (0..10).map(|_| book.random(rng)).collect();
        let shown = cases.iter().filter_map(|case| book.positions(case).ok());
        for position in shown.flatten() {
            let moves = position.moves();
            let names: BTreeSet<&String> = moves.iter().map(|(name, _)| name).collect();
            assert_eq!(names.len(), moves.len(), "{problem}\n{}", position.draw());
        }
    }
    let single = book("luogu_p2599").unwrap().position("1 3").unwrap();
    assert_eq!(single.moves().len(), 3, "one heap has no two ends");
}

#[test]
fn cases_about_several_positions_show_them_in_their_order() {
    let values = |problem: &str, case: &str| -> Vec<String> {
        let positions = book(problem).unwrap().positions(case).unwrap();
        let values = positions.iter().map(|position| position.value(Measure::Outcome, LIMIT));
        values.map(|value| value.unwrap().unwrap().to_string()).collect()
    };
    // The player who leaves the middle of the path wins.
    assert_eq!(values("codechef_hamilg", "3 2\n1 2\n2 3"), ["P", "N", "P"]);
    let starts = values("cf787c", "5\n2 3 2\n3 1 2 3");
    let words: Vec<&str> = starts.iter().filter_map(|start| start.split(' ').next()).collect();
    let expected = ["loss", "win", "win", "draw", "draw", "win", "win", "win"];
    assert_eq!(words, expected, "the sample of the problem");
    let moved = values("luogu_p2197", "2 3 4");
    assert_eq!(moved, ["N"], "one position");
}
