//! Plays each game at random, as [`soundness::play`] describes, from its books' positions. This file names
//! only games that no book shows.

use jury::Random;
use jury::books::{GAMES, PROBLEMS, book};
use jury::cases::{all_lists, subsets};
use jury::graph::Graph;
use jury::position::{Position, normal, scoring, two_sided};
use jury::rules::Player::{Left, Right};
use jury::rules::bachet::Bachet;
use jury::rules::card_row::{CardRow, taken};
use jury::rules::coloured_strips::ColouredStrips;
use jury::rules::deque::Deque;
use jury::rules::election::Election;
use jury::rules::facing_pieces::FacingPieces;
use jury::rules::lances::Lances;
use jury::rules::last_cards::LastCards;
use jury::rules::moore::Moore;
use jury::rules::nim::Nim;
use jury::rules::octal::Octal;
use jury::rules::sliding_pieces::SlidingPieces;
use jury::rules::staircase::Staircase;
use jury::rules::take_away::TakeAway;
use jury::rules::towers::Towers;
use jury::rules::wythoff::Wythoff;
use jury::rules::zigzag::{self, Zigzag};
use jury::rules::{Game, Large, Turns};
use jury::soundness;
use rand::SeedableRng;
use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

fn country() -> Graph {
    Graph::new(4, [(0, 1, ()), (0, 2, ()), (1, 2, ()), (3, 1, ())])
}

fn shown_by_no_book() -> Vec<(&'static str, Box<dyn Position>)> {
    let zigzag = Zigzag::new(vec![vec![3, 1, 9], vec![2, 5, 7], vec![6, 4, 8]]);
    let board = ["XOOX", "O.XO", "XOOX"].map(|row| row.chars().collect());
    let lances = vec![(1, 4), (3, 5), (5, 0)];
    let rows = vec![vec![3, -1, 4], vec![1, 5]];
    let moves = [[true, false, true], [false, true, true], [true, true, false]];
    let strips = vec![vec![0, 2, 1, 0, 1], vec![2, 1, 0]];
    vec![
        ("coloured_strips", normal(ColouredStrips { strips, moves }, vec![5, 3])),
        ("deque", scoring(Deque, vec![3, -1, 4, 1, 5], Left)),
        ("facing_pieces", two_sided(FacingPieces { most: 2 }, vec![1, 4, 6, 9, 10, 12], Left)),
        ("lances", two_sided(Lances { width: 6 }, lances, Right)),
        ("last_cards", scoring(LastCards, rows, Left)),
        ("moore", normal(Moore(2), vec![3, 2, 0, 4])),
        ("octal", normal(Octal(vec![4, 7, 3]), vec![4, 6])),
        ("sliding_pieces", two_sided(SlidingPieces, board.to_vec(), Left)),
        ("staircase", normal(Staircase, vec![2, 0, 3])),
        ("zigzag", normal(zigzag.clone(), zigzag::Position::start(0, true))),
    ]
}

const PROBLEMS_FOLDER: &str = "../../../problems";

/// The names and texts of all rules, shared or of a single problem.
fn all_rules() -> Vec<(String, String)> {
    let problems = fs::read_dir(PROBLEMS_FOLDER).unwrap();
    let own = problems.map(|problem| problem.unwrap().path().join("rules"));
    let folders = own.filter(|folder| folder.is_dir());
    let mut rules = Vec::new();
    for folder in folders.chain([PathBuf::from("src/rules")]) {
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            rules.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
    rules
}

#[test]
fn games_are_played() {
    let mut books = Vec::new();
    let problems = PROBLEMS.iter().map(|&problem| {
        let file = format!("{PROBLEMS_FOLDER}/{problem}/book.rs");
        (problem, file)
    });
    let games = GAMES.iter().map(|&(game, _)| (game, String::from("src/books/games.rs")));
    for (id, file) in problems.chain(games) {
        match soundness::play(&*book(id).unwrap()) {
            Ok(0) => {}
            Ok(_) => books.push(fs::read_to_string(file).unwrap()),
            Err(error) => panic!("{id}: {error}"),
        }
    }
    let others = shown_by_no_book();
    for (game, start) in &others {
        let rng = &mut Random::seed_from_u64(1);
        for _ in 0..50 {
            let played = soundness::play_from(&**start, rng);
            assert_eq!(played, Ok(()), "{game}");
        }
    }
    for (game, source) in all_rules() {
        let traits = [" Game for ", " Partizan for ", " Scoring for "];
        let is_game = traits.iter().any(|name| source.contains(name));
        let mut shown = books.iter();
        let is_played = shown.any(|book| book.contains(&format!("rules::{game}::")))
            || others.iter().any(|(other, _)| *other == game);
        assert!(is_played || !is_game, "name a position of {game}");
    }
}

/// Compares the moves that a game allows with those that it lists.
fn check_large<G: Large>(game: &G, positions: &[G::Position]) {
    let rng = &mut Random::seed_from_u64(1);
    for from in positions {
        let options: HashSet<_> = game.options(from).into_iter().collect();
        let allowed = positions.iter().filter(|to| game.allows(from, to));
        let listed = positions.iter().filter(|to| options.contains(to));
        assert!(allowed.eq(listed), "{from:?}");
        if !options.is_empty() {
            assert!(options.contains(&game.greedy_move(from)), "{from:?}");
            for _ in 0..20 {
                let to = game.random_move(from, rng);
                assert!(options.contains(&to), "{from:?} to {to:?}");
            }
        }
    }
}

#[test]
fn large_games_allow_exactly_the_listed_moves() {
    let heaps: Vec<Vec<u64>> = all_lists(0..=3, 0..=4).collect();
    check_large(&Nim, &heaps);
    check_large(&Moore(1), &heaps);
    check_large(&Moore(2), &heaps);
    check_large(&Moore(7), &heaps);
    let taxes: Vec<Vec<u64>> = all_lists(4..=4, 0..=2).collect();
    check_large(&Election::new(&country(), 2), &taxes);
    let steps: Vec<Vec<u64>> = all_lists(3..=3, 0..=6).collect();
    check_large(&Staircase, &steps);
    let pairs: Vec<(u64, u64)> = (0..=20).flat_map(|a| (0..=20).map(move |b| (a, b))).collect();
    check_large(&Bachet, &pairs);
    check_large(&TakeAway::default(), &pairs);
    check_large(&TakeAway { factor: 3 }, &pairs);
    let rows: Vec<Vec<(u64, u64)>> = subsets((1..=7).collect())
        .map(|cards| {
            cards.chunk_by(|a, b| a + 1 == *b).map(|run| (run[0], run.len() as u64)).collect()
        })
        .collect();
    check_large(&CardRow { least: 1, most: 1 }, &rows);
    check_large(&CardRow { least: 2, most: 4 }, &rows);
    let zigzag = Zigzag::new(vec![vec![3, 1], vec![2, 4]]);
    let mut reached = vec![zigzag::Position::start(0, true), zigzag::Position::start(3, false)];
    for at in 0.. {
        let Some(position) = reached.get(at) else {
            break;
        };
        reached.extend(zigzag.options(position));
    }
    check_large(&zigzag, &reached);
    check_large(&Wythoff, &pairs);
    let towers = vec![vec![Left], vec![Right, Left], vec![Left, Left, Right]];
    check_large(&Turns(Towers), &[(towers.clone(), Left), (towers, Right)]);
}

#[test]
fn taken_recovers_the_move() {
    let game = CardRow { least: 1, most: 3 };
    let from = vec![(1, 4), (7, 2), (10, 1)];
    for to in game.options(&from) {
        let (first, count) = taken(&from, &to);
        assert_eq!(game.take(&from, first, count), Some(to));
    }
    for (first, count) in
        [(0, 1), (1, 0), (1, 4), (4, 2), (5, 1), (8, 2), (10, u64::MAX), (u64::MAX, 1)]
    {
        assert_eq!(game.take(&from, first, count), None, "{first} {count}");
    }
}
