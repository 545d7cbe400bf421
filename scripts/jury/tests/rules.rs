//! Each game, played at random: moves that lead to different positions have different names,
//! different positions have different drawings, and every game ends that is not loopy.

use jury::Random;
use jury::cases::{all_lists, subsets};
use jury::graph::Graph;
use jury::rules::Player::{Left, Right};
use jury::rules::advance_or_eat::AdvanceOrEat;
use jury::rules::bachet::Bachet;
use jury::rules::candy_piles::CandyPiles;
use jury::rules::card_row::{CardRow, taken, whole};
use jury::rules::chase::Chase;
use jury::rules::circle::Circle;
use jury::rules::coin_board::CoinBoard;
use jury::rules::colouring::Colouring;
use jury::rules::cutcake::Cutcake;
use jury::rules::delete_nim::DeleteNim;
use jury::rules::deque::Deque;
use jury::rules::digraph::Digraph;
use jury::rules::election::Election;
use jury::rules::end_nim::EndNim;
use jury::rules::euclid::Euclid;
use jury::rules::facing_pieces::FacingPieces;
use jury::rules::fibonacci::FibonacciNim;
use jury::rules::football::Football;
use jury::rules::geography::{Geography, placed};
use jury::rules::keep_component::KeepComponent;
use jury::rules::lances::Lances;
use jury::rules::lasker::Lasker;
use jury::rules::last_cards::LastCards;
use jury::rules::leaf_picking::LeafPicking;
use jury::rules::matrix::Matrix;
use jury::rules::merging::Merging;
use jury::rules::mock_turtles::MockTurtles;
use jury::rules::monotone_nim::MonotoneNim;
use jury::rules::moore::Moore;
use jury::rules::multiples::Multiples;
use jury::rules::new_stone_game::NewStoneGame;
use jury::rules::nim::Nim;
use jury::rules::northcott::Northcott;
use jury::rules::octal::Octal;
use jury::rules::path_painting::PathPainting;
use jury::rules::picture::Picture;
use jury::rules::sliding_pieces::SlidingPieces;
use jury::rules::splitting_beans::SplittingBeans;
use jury::rules::squares::Squares;
use jury::rules::staircase::Staircase;
use jury::rules::stone_walk::StoneWalk;
use jury::rules::strip::Strip;
use jury::rules::subtraction::Subtraction;
use jury::rules::tokens::Tokens;
use jury::rules::towers::Towers;
use jury::rules::treblecross::Treblecross;
use jury::rules::turning_turtles::TurningTurtles;
use jury::rules::wythoff::Wythoff;
use jury::rules::zigzag::Zigzag;
use jury::rules::{Game, Large, Partizan, Player, Scoring, Turns, Visit};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use std::collections::{HashMap, HashSet};
use std::fmt::{Arguments, Debug};
use std::hash::Hash;

/// The number of games that are played from each start.
const GAMES: u64 = 50;

/// No game here is longer than this.
const LONGEST: usize = 1000;

/// The moves of one position, and the drawings of all positions so far.
struct Seen<P> {
    drawings: HashMap<String, P>,
    moves: Vec<(P, String)>,
}

impl<P: Clone + Debug + Eq + Hash> Seen<P> {
    fn new() -> Self {
        Seen {
            drawings: HashMap::new(),
            moves: Vec::new(),
        }
    }

    fn position(&mut self, position: &P, drawing: String) {
        self.moves.clear();
        let same = self
            .drawings
            .entry(drawing)
            .or_insert_with(|| position.clone());
        assert_eq!(same, position, "two positions with one drawing");
    }

    /// Checks the moves of the position, and chooses one.
    fn moved(&self, random: &mut Random) -> Option<P> {
        let options: HashSet<&P> = self.moves.iter().map(|(option, _)| option).collect();
        let names: HashSet<&String> = self.moves.iter().map(|(_, name)| name).collect();
        assert!(names.len() >= options.len(), "{:?}", self.moves);
        assert!(names.iter().all(|name| !name.is_empty()));
        self.moves.choose(random).map(|(option, _)| option.clone())
    }
}

fn check<G: Game>(game: &G, start: &G::Position) {
    for seed in 0..GAMES {
        assert!(play(game, start, seed), "the game does not end: {start:?}");
    }
}

/// Plays a game at random, and checks its positions and moves: whether it has ended.
fn play<G: Game>(game: &G, start: &G::Position, seed: u64) -> bool {
    let mut seen = Seen::new();
    let random = &mut Random::seed_from_u64(seed);
    let mut position = start.clone();
    for _ in 0..LONGEST {
        seen.position(&position, game.draw(&position));
        game.moves(&position, &mut |option, name| {
            seen.moves.push((option, name.to_string()));
        });
        match seen.moved(random) {
            Some(option) => position = option,
            None => return true,
        }
    }
    false
}

fn check_partizan<G: Partizan>(game: &G, start: &G::Position) {
    for player in [Left, Right] {
        check(&Turns(game), &(start.clone(), player));
    }
}

/// A game in scoring play, with whose turn it is, as one whose moves gain nothing.
struct Gainless<G>(G);

impl<G: Scoring> Game for Gainless<G> {
    type Position = (G::Position, Player);

    fn moves(&self, (position, turn): &Self::Position, visit: Visit<Self::Position>) {
        let visit = &mut |option, _, name: Arguments| visit((option, turn.other()), name);
        self.0.moves(position, *turn, visit);
    }

    fn draw(&self, (position, turn): &Self::Position) -> String {
        format!("{}\n{turn:?}", self.0.draw(position))
    }
}

fn triangle_on_a_segment<T>(owners: [T; 4]) -> Picture<T> {
    let [a, b, c, d] = owners;
    Picture::new(vec![(0, 1, a), (1, 2, b), (2, 3, c), (3, 1, d)])
}

/// Four cities with roads between them.
fn country() -> Graph {
    Graph::new(4, [(0, 1, ()), (0, 2, ()), (1, 2, ()), (3, 1, ())])
}

#[test]
fn impartial_games() {
    check(&Bachet, &(30, 4));
    check(&CandyPiles, &vec![1, 3, 3, 6]);
    check(&CardRow { least: 2, most: 4 }, &whole(15));
    check(&Euclid, &(51, 20));
    check(&FibonacciNim, &(30, 29));
    check(&Moore(2), &vec![3, 2, 0, 4]);
    check(&NewStoneGame, &vec![1, 2, 2, 4]);
    check(&Nim, &vec![3, 5, 0, 4]);
    check(&Football { balls: 2, turns: 2 }, &vec![3, 2, 5]);
    check(
        &Matrix {
            columns: 2,
            most: 3,
        },
        &vec![1, 3, 0, 2],
    );
    check(&Multiples { coins: 9 }, &0b1_0100_1101);
    let (rows, columns, most) = (3, 3, 2);
    check(
        &Squares {
            rows,
            columns,
            most,
        },
        &0b110_011_101,
    );
    check(&Election::new(&country(), 3), &vec![1, 2, 0, 3]);
    check(&Lasker, &vec![3, 7]);
    check(&EndNim, &vec![3, 5, 1, 4]);
    check(&Merging { most: 4 }, &vec![1; 10]);
    check(&MonotoneNim, &vec![0, 2, 2, 5]);
    check(&DeleteNim, &vec![[3, 5], [7, 8]]);
    check(&MockTurtles, &0b1011_0101);
    check(&CoinBoard::new(2, 3), &0b110_101);
    check(&Octal(vec![4, 7, 3]), &vec![4, 6]);
    check(&SplittingBeans, &vec![2, 1, 0, 1]);
    check(&Staircase, &vec![2, 0, 3]);
    check(&Subtraction(vec![1, 3, 4]), &vec![5, 9]);
    check(&Treblecross, &(9, 0));
    check(&TurningTurtles::new([2, 3, 2]), &0b1010_0110_1001);
    check(&Wythoff, &(7, 5));
    check(&Strip, &vec![2, 5, 6, 11]);
    let zigzag = Zigzag::new(vec![vec![3, 1, 9], vec![2, 5, 7], vec![6, 4, 8]]);
    for token in 0..zigzag.vertices() {
        check(&zigzag, &zigzag.start(token, true));
        check(&zigzag, &zigzag.start(token, false));
    }
    let picture = triangle_on_a_segment([(); 4]);
    check(&picture, &picture.start());
    let arcs = [(0, 1, ()), (0, 2, ()), (1, 2, ()), (2, 3, ())];
    check(&Tokens::new(&Graph::new(4, arcs)), &vec![0, 0, 1, 3]);
    let tree = KeepComponent::new(&Graph::new(
        5,
        [(0, 1, ()), (1, 2, ()), (3, 1, ()), (3, 4, ())],
    ));
    check(&tree, &tree.start());
    let leaves = LeafPicking::new(&[0, 0, 1, 1, 4]);
    check(&leaves, &leaves.start());
    let tree = Graph::new(5, [(0, 1, ()), (2, 1, ()), (0, 3, ()), (4, 3, ())]);
    check(&PathPainting::new(&tree), &0b11101);
    let edges = vec![(0, 1, ()), (1, 2, ()), (2, 3, ()), (3, 0, ()), (0, 2, ())];
    let vertices = 4;
    let graph = Graph { vertices, edges };
    check(&Geography::new(&graph), &placed(0));
    check(&StoneWalk::new(&graph), &(0, vec![4, 1, 3, 0]));
}

#[test]
fn partizan_games() {
    let towers = vec![
        vec![Left],
        vec![Left, Right, Left],
        vec![Right, Left, Right],
    ];
    check_partizan(&Towers, &towers);
    check_partizan(&Colouring, &String::from("RRBRBBRW"));
    check_partizan(&Cutcake, &vec![(3, 5), (4, 2)]);
    check_partizan(&FacingPieces { most: 2 }, &vec![1, 4, 6, 9, 10, 12]);
    check_partizan(&Northcott { longest: 2 }, &(vec![2, 0, 3], [2, 1]));
    check_partizan(&Lances { width: 6 }, &vec![(1, 4), (3, 5), (5, 0)]);
    let columns = vec![
        vec![None, Some(Left), Some(Right)],
        vec![None, None, Some(Left)],
        vec![Some(Right), None, Some(Right)],
    ];
    check_partizan(&AdvanceOrEat, &columns);
    let board = ["XOOX", "O.XO", "XOOX"].map(|row| row.chars().collect());
    check_partizan(&SlidingPieces, &board.to_vec());
    let owners: [Player; 4] = [Left, Right, Left, Right];
    let picture = triangle_on_a_segment(owners);
    check_partizan(&picture, &picture.start());
}

#[test]
fn games_in_scoring_play() {
    check(&Gainless(Deque), &(vec![3, -1, 3, 12, 0], Left));
    let rows = vec![vec![1, 2, -3, 2], vec![12, 5], vec![7]];
    check(&Gainless(LastCards), &(rows, Left));
}

#[test]
fn loopy_games() {
    let chase = Chase(4);
    for start in chase.starts(Left) {
        play(&chase, &start, 1);
    }
    let arcs = vec![(0, 1, ()), (1, 0, ()), (1, 2, ()), (2, 2, ()), (2, 3, ())];
    let (vertices, edges) = (4, arcs);
    let digraph = Digraph::new(&Graph { vertices, edges });
    for seed in 0..GAMES {
        play(&Circle::new(7, [vec![1, 4], vec![2, 3]]), &(5, 1), seed);
        play(&digraph.clone().ending_at(3), &0, seed);
    }
}

/// Compares what a game allows, among all these positions, with the moves that it lists.
fn check_large<G: Large>(game: &G, positions: &[G::Position]) {
    let random = &mut Random::seed_from_u64(1);
    for from in positions {
        let options: HashSet<_> = game.options(from).into_iter().collect();
        let allowed = positions.iter().filter(|to| game.allows(from, to));
        let listed = positions.iter().filter(|to| options.contains(to));
        assert!(allowed.eq(listed), "{from:?}");
        if !options.is_empty() {
            assert!(options.contains(&game.greedy_move(from)), "{from:?}");
            for _ in 0..20 {
                let to = game.random_move(from, random);
                assert!(options.contains(&to), "{from:?} to {to:?}");
            }
        }
    }
}

#[test]
fn large_games_allow_what_they_list() {
    let heaps: Vec<Vec<u64>> = all_lists(0..=3, 0..=4).collect();
    check_large(&Nim, &heaps);
    check_large(&Moore(1), &heaps);
    check_large(&Moore(2), &heaps);
    check_large(&Moore(7), &heaps);
    let taxes: Vec<Vec<u64>> = all_lists(4..=4, 0..=2).collect();
    check_large(&Election::new(&country(), 2), &taxes);
    let steps: Vec<Vec<u64>> = all_lists(3..=3, 0..=6).collect();
    check_large(&Staircase, &steps);
    let pairs: Vec<(u64, u64)> = (0..=20)
        .flat_map(|a| (0..=20).map(move |b| (a, b)))
        .collect();
    check_large(&Bachet, &pairs);
    check_large(&FibonacciNim, &pairs);
    let rows: Vec<Vec<(u64, u64)>> = subsets((1..=7).collect())
        .map(|cards| {
            cards
                .chunk_by(|a, b| a + 1 == *b)
                .map(|run| (run[0], run.len() as u64))
                .collect()
        })
        .collect();
    check_large(&CardRow { least: 1, most: 1 }, &rows);
    check_large(&CardRow { least: 2, most: 4 }, &rows);
    let zigzag = Zigzag::new(vec![vec![3, 1], vec![2, 4]]);
    let mut reached = vec![zigzag.start(0, true), zigzag.start(3, false)];
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
fn what_a_move_has_taken_makes_the_move_again() {
    let game = CardRow { least: 1, most: 3 };
    let from = vec![(1, 4), (7, 2), (10, 1)];
    for to in game.options(&from) {
        let (first, count) = taken(&from, &to);
        assert_eq!(game.take(&from, first, count), Some(to));
    }
    for (first, count) in [
        (0, 1),
        (1, 0),
        (1, 4),
        (4, 2),
        (5, 1),
        (8, 2),
        (10, u64::MAX),
        (u64::MAX, 1),
    ] {
        assert_eq!(game.take(&from, first, count), None, "{first} {count}");
    }
}
