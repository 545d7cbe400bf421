//! Each game, played from a start at random: moves that lead to different positions have different
//! names, different positions have different drawings, and every game ends.

use jury::Random;
use jury::graph::Graph;
use jury::rules::Player::{Left, Right};
use jury::rules::geography::{Geography, placed};
use jury::rules::nim::Nim;
use jury::rules::picture::Picture;
use jury::rules::strip::Strip;
use jury::rules::towers::Towers;
use jury::rules::wythoff::Wythoff;
use jury::rules::{Game, Partizan, Player};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
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
    let mut seen = Seen::new();
    for seed in 0..GAMES {
        let random = &mut Random::seed_from_u64(seed);
        let mut position = start.clone();
        for length in 0.. {
            assert!(length < LONGEST, "the game does not end: {start:?}");
            seen.position(&position, game.draw(&position));
            game.moves(&position, &mut |option, name| {
                seen.moves.push((option, name.to_string()));
            });
            match seen.moved(random) {
                Some(option) => position = option,
                None => break,
            }
        }
    }
}

fn check_partizan<G: Partizan>(game: &G, start: &G::Position) {
    let mut seen = Seen::new();
    for seed in 0..GAMES {
        let random = &mut Random::seed_from_u64(seed);
        let mut player = [Left, Right][seed as usize % 2];
        let mut position = start.clone();
        for length in 0.. {
            assert!(length < LONGEST, "the game does not end: {start:?}");
            seen.position(&position, game.draw(&position));
            game.moves(&position, player, &mut |option, name| {
                seen.moves.push((option, name.to_string()));
            });
            match seen.moved(random) {
                Some(option) => position = option,
                None => break,
            }
            player = player.other();
        }
    }
}

fn triangle_on_a_segment<T>(owners: [T; 4]) -> Picture<T> {
    let [a, b, c, d] = owners;
    Picture::new(vec![(0, 1, a), (1, 2, b), (2, 3, c), (3, 1, d)])
}

#[test]
fn impartial_games() {
    check(&Nim, &vec![3, 5, 0, 4]);
    check(&Wythoff, &(7, 5));
    check(&Strip, &vec![2, 5, 6, 11]);
    let picture = triangle_on_a_segment([(); 4]);
    check(&picture, &picture.start());
    let edges = vec![(0, 1, ()), (1, 2, ()), (2, 3, ()), (3, 0, ()), (0, 2, ())];
    let vertices = 4;
    check(&Geography::new(&Graph { vertices, edges }), &placed(0));
}

#[test]
fn partizan_games() {
    let towers = vec![
        vec![Left],
        vec![Left, Right, Left],
        vec![Right, Left, Right],
    ];
    check_partizan(&Towers, &towers);
    let owners: [Player; 4] = [Left, Right, Left, Right];
    let picture = triangle_on_a_segment(owners);
    check_partizan(&picture, &picture.start());
}
