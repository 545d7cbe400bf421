//! `cargo judge play`, through pipes.

use crate::judge;
use judge::binaries::built_for_test;
use judge::play::{Match, Opponent};
use jury::Random;
use jury::books::{PROBLEMS, shown};
use jury::position::scoring;
use jury::rules::Player::{Left, Right};
use jury::rules::deque::Deque;
use jury::start;
use rand::SeedableRng;
use rstest::rstest;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// The text of a game with these lines, which ends with this status.
#[track_caller]
fn played(arguments: &[&str], lines: &str, status: i32) -> String {
    judge(&[&["play"], arguments].concat(), lines, status).concat()
}

/// The last line of a game in which each move is the first winning one of `hint`.
fn played_with_hints(arguments: &[&str]) -> String {
    let mut command = Command::new(built_for_test("judge"));
    command.arg("play").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    writeln!(stdin, "hint").unwrap();
    let mut last = String::new();
    while let Some(line) = lines.next() {
        last = line.unwrap();
        if last == "What wins:" {
            let chosen = lines.next().unwrap().unwrap();
            // After the last move, the input is no longer read.
            let _ = write!(stdin, "{}\nhint\n", chosen.trim());
        }
    }
    assert!(child.wait().unwrap().success(), "{arguments:?}: {last}");
    last
}

#[rstest]
#[case::nim(&["luogu_p2197", "2 3 3"])]
#[case::wythoff(&["poj1067", "8 13"])]
#[case::wythoff_won(&["poj1067", "8 12", "--second"])]
#[case::fibonacci(&["hdu2516", "13"])]
#[case::cutcake(&["hdu3544", "1 2 3"])]
fn the_machine_wins_what_it_can(#[case] arguments: &[&str]) {
    for seed in ["1", "2", "3"] {
        let arguments = [arguments, &["--seed", seed]].concat();
        let text = played(&arguments, &"1\n".repeat(100), 0);
        assert!(text.ends_with("You cannot move: you have lost.\n"), "{text}");
        assert!(text.contains("The machine: "), "{text}");
    }
}

#[rstest]
#[case::nim(&["luogu_p2197", "3 3 4 5"])]
#[case::wythoff(&["poj1067", "5 9"])]
#[case::wythoff_second(&["poj1067", "8 13", "--second"])]
#[case::strip(&["poj1704", "4 1 5 6 9"])]
#[case::cutcake(&["hdu3544", "1 6 3"])]
#[case::colouring(&["cf1704f", "6\nRRBRBR"])]
fn hints_win_against_the_machine(#[case] arguments: &[&str]) {
    for (seed, against) in [("1", "perfect"), ("2", "random")] {
        let end = played_with_hints(&[arguments, &["--seed", seed, "--against", against]].concat());
        assert_eq!(end, "The machine cannot move: you have won.", "{arguments:?}");
    }
}

#[test]
fn hints_win_in_misere_play_and_in_loopy_games() {
    let misere = played_with_hints(&["poj3480", "3 1 2 2", "--seed", "1"]);
    assert!(misere.ends_with("you have won: in misère play that wins."), "{misere}");
    let chase = played_with_hints(&["theeasychase", "4 1 1 1 3", "--second", "--seed", "1"]);
    assert_eq!(chase, "The machine cannot move: you have won.");
}

#[test]
fn a_move_is_chosen_by_its_number_name_or_prefix() {
    for said in ["4", "take 1 from heap 2", "TAKE  1 from heap 2", "take 1 from heap 2 \r"] {
        let arguments = ["luogu_p2197", "3 3 4 5", "--seed", "1"];
        let text = played(&arguments, &format!("{said}\nquit\n"), 0);
        let is_fourth = text.contains("You: take 4 from heap 2") || said != "4";
        assert!(is_fourth && text.contains("You: take "), "{said}:\n{text}");
        assert!(text.ends_with("You leave the game.\n"), "{text}");
    }
    let text = played(&["hdu2516", "20", "--seed", "1"], "take 1\nquit\n", 0);
    assert!(text.contains("You: take 1\n"), "its name, though others begin like this\n{text}");
    let text = played(&["hdu3544", "1 6 3"], "break bar 1 into 2\nquit\n", 0);
    assert!(text.contains("You: break bar 1 into 2 and 4\n"), "{text}");
}

#[test]
fn an_invalid_move_is_refused_and_the_game_continues() {
    let lines = "take 9 from heap 1\n0\n99\ntake\n\ntake 3 from heap 1\nquit\n";
    let text = played(&["luogu_p2197", "2 3 4", "--seed", "1"], lines, 0);
    assert!(text.contains("`take 9 from heap 1` is none of the 7 moves here"), "{text}");
    assert!(text.contains("Possible moves:\n   1  take 3 from heap 1\n"), "{text}");
    assert_eq!(text.matches("numbered from 1 to 7").count(), 2, "{text}");
    assert!(text.contains("7 moves begin like this"), "{text}");
    assert!(text.contains("You: take 3 from heap 1"), "{text}");
}

#[test]
fn a_prefix_of_a_command_is_enough() {
    for (said, answered) in [
        ("h", "take back your last move"),
        ("?", "take back your last move"),
        ("HI", "What wins:\n  take 1 from heap 2"),
        ("m", "   7  take 1 from heap 2\n"),
        ("un", "no move that could be taken back"),
        ("w", "has not moved yet"),
    ] {
        let lines = format!("{said}\nq\n");
        let text = played(&["luogu_p2197", "2 3 4", "--seed", "1"], &lines, 0);
        let (_, after) = text.split_once("7  take 1 from heap 2\n").unwrap();
        assert!(after.contains(answered), "{said}:\n{text}");
        assert!(text.ends_with("You leave the game.\n"), "{text}");
    }
    let text = played(&["luogu_p2197", "2 3 4"], "t\nq\n", 0);
    assert!(text.contains("7 moves begin like this"), "{text}");
}

/// This includes games whose every position the first player loses, such as the chase.
#[test]
fn a_game_begins_with_its_rules_and_a_position_that_can_be_won() {
    for (game, rule) in [
        ("theeasychase", "the other's cell wins"),
        ("luogu_p2197", "heap"),
        ("hdu3544", "bar"),
        ("snort", "colour"),
    ] {
        for seed in ["1", "2", "3"] {
            let text = played(&[game, "--seed", seed], "h\nhint\nq\n", 0);
            assert!(text.lines().nth(1).is_some(), "{text}");
            let (before, after) = text.split_once("Your move").unwrap();
            assert!(before.contains(rule), "{text}");
            assert!(after.contains("\nWhat wins:\n"), "{text}");
            let is_narrow = text.lines().all(|line| line.chars().count() <= 80);
            assert!(is_narrow, "{text}");
        }
    }
}

#[test]
fn a_move_is_taken_back_with_its_reply() {
    let lines = "undo\ntake 1 from heap 1\nundo\ntake 1 from heap 2\nquit\n";
    let text = played(&["luogu_p2197", "2 3 4", "--seed", "1"], lines, 0);
    assert!(text.contains("no move that could be taken back"), "{text}");
    let (_, after) = text.split_once("Taken back.\n\n").unwrap();
    assert!(after.starts_with("    3 4\n"), "{after}");
    assert!(after.contains("You: take 1 from heap 2\n"), "{after}");
    assert!(after.contains("    3 3\n") || after.contains("The machine: "), "{after}");
}

#[test]
fn the_machine_says_why() {
    let arguments = ["luogu_p2197", "2 3 4", "--second", "--seed", "1"];
    let text = played(&arguments, "why\nquit\n", 0);
    assert!(text.contains("The machine: take 1 from heap 2\n"), "{text}");
    assert!(text.contains("`take 1 from heap 2`: so it wins.\n"), "{text}");
    let row = text.lines().find(|line| line.contains('→')).unwrap();
    let cells: Vec<&str> = row.split(['│', '┆']).map(str::trim).collect();
    assert_eq!(cells[2..7], ["take 1 from heap 2", "3 3", "0", "0", "wins"], "{text}");
    let text = played(&["luogu_p2197", "2 3 4"], "why\nquit\n", 0);
    assert!(text.contains("has not moved yet"), "{text}");
}

#[test]
fn a_hint_where_no_move_wins_says_so() {
    let text = played(&["luogu_p2197", "2 3 3", "--seed", "1"], "hint\nquit\n", 0);
    assert!(text.contains("No move wins against perfect play"), "{text}");
}

#[test]
fn players_with_different_moves_are_told_who_they_are() {
    let text = played(&["hdu3544", "1 6 3"], "quit\n", 0);
    assert!(text.contains("You are Left."), "{text}");
    let text = played(&["hdu3544", "1 6 3", "--second"], "quit\n", 0);
    assert!(text.contains("You are Right."), "{text}");
}

#[rstest]
#[case::header("hdu1846", "Whoever takes the last stone wins.", "Whoever cannot move")]
#[case::draws("cf1110g", "if nobody has one in the end, it is a draw.", "more points")]
#[case::no_problem("domineering", "Whoever cannot move loses.", "points")]
fn who_wins_is_said_as_the_rules_have_it(
    #[case] game: &str,
    #[case] said: &str,
    #[case] unsaid: &str,
) {
    let text = played(&[game, "--seed", "1"], "quit\n", 0).replace('\n', " ");
    assert!(text.contains(said) && !text.contains(unsaid), "{text}");
}

#[test]
fn a_title_is_translated() {
    let text = played(&["poj1067"], "quit\n", 0);
    assert!(text.starts_with("取石子游戏 (The Stone-Taking Game), seed "), "{text}");
}

#[test]
fn the_machine_leaves_a_move_to_its_opponent() {
    for seed in ["1", "2", "3", "11"] {
        let text = played(&["abc261_h", "--seed", seed], "quit\n", 0);
        assert!(text.contains("Your move"), "{text}");
    }
}

#[test]
fn a_scoring_game_ends_with_the_predicted_score() {
    let start = |turn| scoring(Deque, vec![1, 2, 9], turn);
    let rng = Random::seed_from_u64(1);
    let mut game = Match::new(start(Left), Opponent::Perfect, false, 1000, rng).unwrap();
    let begin = game.begin().unwrap().text;
    assert!(begin.starts_with("You are Left.\n"), "{begin}");
    let hint = game.hear("hint").unwrap().text;
    let expected = "What scores best (wins by 8 points):\n  take the last card, 9\n";
    assert_eq!(hint, expected);
    game.hear("take the last").unwrap();
    let why = game.hear("why").unwrap().text;
    let words: Vec<&str> = why.split_whitespace().collect();
    assert!(
        words
            .join(" ")
            .contains("so it loses by 8 points against perfect play; no move does better."),
        "{why}"
    );
    let end = game.hear("take the first").unwrap();
    assert!(end.is_last, "{}", end.text);
    assert!(end.text.ends_with("The game is over: you have won by 8 points.\n"), "{}", end.text);

    let rng = Random::seed_from_u64(1);
    let mut lost = Match::new(start(Right), Opponent::Perfect, true, 1000, rng).unwrap();
    lost.begin().unwrap();
    let end = lost.hear("2").unwrap().text;
    assert!(end.ends_with("The game is over: you have lost by 8 points.\n"), "{end}");
}

#[test]
fn the_end_of_the_input_is_status_1() {
    let text = played(&["luogu_p2197", "3 3 4 5"], "1\n", 1);
    assert!(text.ends_with("The input has ended before the game.\n"), "{text}");
    played(&["luogu_p2197", "2 3 4"], "", 1);
}

#[test]
fn an_unplayable_case_is_an_error() {
    for (arguments, message) in [
        (&["poj1067", "1000000000 1000000000"][..], "too large to be searched"),
        (&["poj1067", "40 40", "--limit", "50"], "more than 50 positions"),
        (&["cses1729", "10 3\n1 3 4", "--limit", "1"], "more than 1 positions"),
        (&["luogu_p5363"], "asks for the number of won placements"),
        (&["luogu_p2197", "2 0 0"], "there is no move in it"),
        (&["poj1067", "sample-1", "--case", "9"], "there is no case 9; it has 3"),
    ] {
        let text = played(arguments, "quit\n", 2);
        assert!(text.contains(message), "{text}");
    }
}

#[test]
fn a_seed_gives_the_same_game() {
    let game = |seed| played(&["luogu_p2197", "--seed", seed], &"1\n".repeat(50), 0);
    let first = game("5");
    assert_eq!(game("5"), first);
    assert_ne!(game("6"), first);
}

/// Every book whose cases are positions can be played without naming one.
#[test]
fn a_position_is_drawn_for_every_game() {
    for &problem in PROBLEMS {
        let book = shown(problem).unwrap();
        let rng = &mut Random::seed_from_u64(1);
        let is_position = (0..20).any(|_| {
            let case = book.random(rng);
            book.positions(&case).is_ok()
        });
        let drawn = start::random(&*book, true, 20_000, rng);
        assert_eq!(drawn.is_some(), is_position, "{problem}");
    }
}
