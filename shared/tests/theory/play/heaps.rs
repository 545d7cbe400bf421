//! Games with heaps: Nim and its kin, Wythoff's game.

use crate::referee::{winner_always_wins, Game};
use jury::cases::{heaps, number};
use jury::search::impartial::Play;
use jury::Random;
use rand::seq::IndexedRandom;
use rand::Rng;
use shared::{bachet, fibonacci, moore, nim, staircase, wythoff};

/// No more positions than this follow a position whose lines of play are all tried.
const FEW: u64 = 100;

/// Whether only few positions have heaps not greater than these.
fn are_few(heaps: &[u64]) -> bool {
    let positions = heaps.iter().try_fold(1u64, |positions, &heap| {
        positions.checked_mul(heap.checked_add(1)?)
    });
    positions.is_some_and(|positions| positions <= FEW)
}

fn any_heaps(random: &mut Random, most: usize, bound: u64) -> Vec<u64> {
    let count = random.random_range(1..=most);
    heaps(random, count, 0..=bound)
}

/// One of the heaps that are not empty.
fn some_heap(heaps: &[u64], random: &mut Random) -> usize {
    let heaps: Vec<usize> = (0..heaps.len()).filter(|&at| heaps[at] > 0).collect();
    *heaps.choose(random).expect("there is a heap to move in")
}

fn greatest(heaps: &[u64]) -> usize {
    (0..heaps.len())
        .max_by_key(|&at| heaps[at])
        .expect("there is a heap")
}

fn with(heaps: &[u64], (at, rest): (usize, u64)) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    heaps[at] = rest;
    heaps
}

/// All positions with some heap reduced.
fn all_reduced(heaps: &[u64]) -> Vec<Vec<u64>> {
    (0..heaps.len())
        .flat_map(|at| (0..heaps[at]).map(move |rest| with(heaps, (at, rest))))
        .collect()
}

/// How many heaps have become smaller, if none has become greater.
fn reductions(from: &[u64], to: &[u64]) -> Option<usize> {
    let shrunk = from.len() == to.len() && from.iter().zip(to).all(|(from, to)| to <= from);
    shrunk.then(|| from.iter().zip(to).filter(|(from, to)| to < from).count())
}

/// Nim: a move reduces one heap.
struct Nim<const MISERE: bool> {
    wins: fn(&[u64]) -> bool,
    moves: fn(&[u64]) -> Vec<(usize, u64)>,
}

impl<const MISERE: bool> Game for Nim<MISERE> {
    type Position = Vec<u64>;

    const PLAY: Play = if MISERE { Play::Misere } else { Play::Normal };

    fn start(&self, random: &mut Random) -> Vec<u64> {
        let mut heaps = any_heaps(random, 20, u64::MAX);
        heaps.push(1);
        heaps
    }

    fn allows(&self, from: &Vec<u64>, to: &Vec<u64>) -> bool {
        reductions(from, to) == Some(1)
    }

    fn random_move(&self, from: &Vec<u64>, random: &mut Random) -> Vec<u64> {
        let at = some_heap(from, random);
        with(from, (at, number(random, 0..=from[at] - 1)))
    }

    fn greedy_move(&self, from: &Vec<u64>) -> Vec<u64> {
        with(from, (greatest(from), 0))
    }

    fn all_moves(&self, from: &Vec<u64>) -> Option<Vec<Vec<u64>>> {
        are_few(from).then(|| all_reduced(from))
    }

    fn wins(&self, heaps: &Vec<u64>) -> bool {
        (self.wins)(heaps)
    }

    fn winning_moves(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let moves = (self.moves)(heaps);
        moves
            .into_iter()
            .map(|reduced| with(heaps, reduced))
            .collect()
    }
}

#[test]
fn nim() {
    winner_always_wins(&Nim::<false> {
        wins: nim::wins,
        moves: nim::winning_moves,
    });
}

#[test]
fn misere_nim() {
    winner_always_wins(&Nim::<true> {
        wins: nim::wins_misere,
        moves: nim::winning_moves_misere,
    });
}

/// Moore's Nim: a move reduces up to so many heaps.
struct Moore(usize);

impl Game for Moore {
    type Position = Vec<u64>;

    const PLAY: Play = Play::Normal;

    fn start(&self, random: &mut Random) -> Vec<u64> {
        any_heaps(random, 20, u64::MAX)
    }

    fn allows(&self, from: &Vec<u64>, to: &Vec<u64>) -> bool {
        reductions(from, to).is_some_and(|count| (1..=self.0).contains(&count))
    }

    fn random_move(&self, from: &Vec<u64>, random: &mut Random) -> Vec<u64> {
        let mut heaps = from.clone();
        let first = some_heap(from, random);
        heaps[first] = number(random, 0..=from[first] - 1);
        for _ in 1..random.random_range(1..=self.0) {
            let at = some_heap(from, random);
            heaps[at] = heaps[at].min(number(random, 0..=from[at]));
        }
        heaps
    }

    fn greedy_move(&self, from: &Vec<u64>) -> Vec<u64> {
        (0..self.0.min(from.len()))
            .fold(from.clone(), |heaps, _| with(&heaps, (greatest(&heaps), 0)))
    }

    fn all_moves(&self, from: &Vec<u64>) -> Option<Vec<Vec<u64>>> {
        are_few(from).then(|| {
            let mut moves = vec![vec![]];
            for &heap in from {
                moves = moves
                    .iter()
                    .flat_map(|heaps| (0..=heap).map(move |rest| [&heaps[..], &[rest]].concat()))
                    .collect();
            }
            moves.retain(|to| self.allows(from, to));
            moves
        })
    }

    fn wins(&self, heaps: &Vec<u64>) -> bool {
        moore::wins(heaps, self.0)
    }

    fn winning_moves(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        moore::winning_move(heaps, self.0).into_iter().collect()
    }
}

#[test]
fn moores_nim() {
    for most in [1, 2, 3, 7] {
        winner_always_wins(&Moore(most));
    }
}

/// Staircase Nim: a move takes coins from a step to the next lower one, or to the ground.
struct Staircase;

impl Game for Staircase {
    type Position = Vec<u64>;

    const PLAY: Play = Play::Normal;

    fn start(&self, random: &mut Random) -> Vec<u64> {
        any_heaps(random, 8, 1_000_000_000)
    }

    fn allows(&self, from: &Vec<u64>, to: &Vec<u64>) -> bool {
        (0..from.len())
            .any(|at| to[at] < from[at] && *to == taken_down(from, (at, from[at] - to[at])))
    }

    fn random_move(&self, from: &Vec<u64>, random: &mut Random) -> Vec<u64> {
        let at = some_heap(from, random);
        taken_down(from, (at, random.random_range(1..=from[at])))
    }

    fn greedy_move(&self, from: &Vec<u64>) -> Vec<u64> {
        let at = greatest(from);
        taken_down(from, (at, from[at]))
    }

    fn all_moves(&self, from: &Vec<u64>) -> Option<Vec<Vec<u64>>> {
        // However the coins come down, no step can ever hold more than all of them.
        let coins = from.iter().sum();
        are_few(&vec![coins; from.len()]).then(|| {
            (0..from.len())
                .flat_map(|at| (1..=from[at]).map(move |coins| taken_down(from, (at, coins))))
                .collect()
        })
    }

    fn wins(&self, steps: &Vec<u64>) -> bool {
        staircase::wins(steps)
    }

    fn winning_moves(&self, steps: &Vec<u64>) -> Vec<Vec<u64>> {
        let moves = staircase::winning_moves(steps);
        moves
            .into_iter()
            .map(|taken| taken_down(steps, taken))
            .collect()
    }
}

fn taken_down(steps: &[u64], (at, coins): (usize, u64)) -> Vec<u64> {
    let mut steps = steps.to_vec();
    steps[at] -= coins;
    if at > 0 {
        steps[at - 1] += coins;
    }
    steps
}

#[test]
fn staircase_nim() {
    winner_always_wins(&Staircase);
}

/// Bachet's game: a heap, and the most that a move takes.
struct Bachet;

impl Game for Bachet {
    type Position = (u64, u64);

    const PLAY: Play = Play::Normal;

    fn start(&self, random: &mut Random) -> (u64, u64) {
        // A game has about as many rounds as the greatest move goes into the heap.
        let most = number(random, 1..=1_000_000_000);
        let rounds = random.random_range(0..100);
        (rounds * (most + 1) + number(random, 0..=most), most)
    }

    fn allows(&self, &(from, most): &(u64, u64), &(to, still): &(u64, u64)) -> bool {
        still == most && to < from && from - to <= most
    }

    fn random_move(&self, &(heap, most): &(u64, u64), random: &mut Random) -> (u64, u64) {
        (heap - number(random, 1..=most.min(heap)), most)
    }

    fn greedy_move(&self, &(heap, most): &(u64, u64)) -> (u64, u64) {
        (heap - most.min(heap), most)
    }

    fn all_moves(&self, &(heap, most): &(u64, u64)) -> Option<Vec<(u64, u64)>> {
        let moves = 1..=most.min(heap);
        are_few(&[heap]).then(|| moves.map(|taken| (heap - taken, most)).collect())
    }

    fn wins(&self, &(heap, most): &(u64, u64)) -> bool {
        bachet::wins(heap, most)
    }

    fn winning_moves(&self, &(heap, most): &(u64, u64)) -> Vec<(u64, u64)> {
        let moves = bachet::winning_move(heap, most).into_iter();
        moves.map(|taken| (heap - taken, most)).collect()
    }
}

#[test]
fn bachets_game() {
    winner_always_wins(&Bachet);
}

/// Fibonacci Nim: a heap, and the most that the next move takes. A game has about as many rounds
/// as a tenth of its first heap.
struct Fibonacci {
    greatest: u64,
    rounds: u32,
}

impl Game for Fibonacci {
    type Position = (u64, u64);

    const PLAY: Play = Play::Normal;

    fn start(&self, random: &mut Random) -> (u64, u64) {
        let heap = number(random, 2..=self.greatest);
        (heap, heap - 1)
    }

    fn rounds(&self) -> u32 {
        self.rounds
    }

    fn allows(&self, &(from, limit): &(u64, u64), &(to, next): &(u64, u64)) -> bool {
        to < from && from - to <= limit && next == 2 * (from - to)
    }

    fn random_move(&self, &position: &(u64, u64), random: &mut Random) -> (u64, u64) {
        let (heap, limit) = position;
        taken_once(position, number(random, 1..=limit.min(heap)))
    }

    fn greedy_move(&self, &position: &(u64, u64)) -> (u64, u64) {
        let (heap, limit) = position;
        taken_once(position, limit.min(heap))
    }

    fn all_moves(&self, &position: &(u64, u64)) -> Option<Vec<(u64, u64)>> {
        let (heap, limit) = position;
        let moves = 1..=limit.min(heap);
        (heap <= 50).then(|| moves.map(|taken| taken_once(position, taken)).collect())
    }

    fn wins(&self, &(heap, limit): &(u64, u64)) -> bool {
        fibonacci::wins(heap, limit)
    }

    fn winning_moves(&self, &position: &(u64, u64)) -> Vec<(u64, u64)> {
        let moves = fibonacci::winning_move(position.0, position.1).into_iter();
        moves.map(|taken| taken_once(position, taken)).collect()
    }
}

fn taken_once((heap, _): (u64, u64), taken: u64) -> (u64, u64) {
    (heap - taken, 2 * taken)
}

#[test]
fn fibonacci_nim() {
    winner_always_wins(&Fibonacci {
        greatest: 3000,
        rounds: u32::MAX,
    });
    winner_always_wins(&Fibonacci {
        greatest: u64::MAX / 4,
        rounds: 100,
    });
}

/// Wythoff's game: a move takes from one heap, or the same number from both.
struct Wythoff;

impl Game for Wythoff {
    type Position = (u64, u64);

    const PLAY: Play = Play::Normal;

    fn start(&self, random: &mut Random) -> (u64, u64) {
        (number(random, 0..=u64::MAX), number(random, 0..=u64::MAX))
    }

    fn allows(&self, from: &(u64, u64), to: &(u64, u64)) -> bool {
        match (from.0.checked_sub(to.0), from.1.checked_sub(to.1)) {
            (Some(a), Some(b)) => (a > 0 || b > 0) && (a == 0 || b == 0 || a == b),
            _ => false,
        }
    }

    fn random_move(&self, &(a, b): &(u64, u64), random: &mut Random) -> (u64, u64) {
        let both = a.min(b);
        match random.random_range(0..3) {
            0 if a > 0 => (a - number(random, 1..=a), b),
            1 if b > 0 => (a, b - number(random, 1..=b)),
            _ if both > 0 => {
                let taken = number(random, 1..=both);
                (a - taken, b - taken)
            }
            _ => (a / 2, b / 2), // one of them is empty
        }
    }

    fn greedy_move(&self, &(a, b): &(u64, u64)) -> (u64, u64) {
        if a > b {
            (0, b)
        } else {
            (a, 0)
        }
    }

    fn all_moves(&self, &(a, b): &(u64, u64)) -> Option<Vec<(u64, u64)>> {
        are_few(&[a, b]).then(|| {
            let from_a = (0..a).map(|rest| (rest, b));
            let from_b = (0..b).map(|rest| (a, rest));
            let from_both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
            from_a.chain(from_b).chain(from_both).collect()
        })
    }

    fn wins(&self, &(a, b): &(u64, u64)) -> bool {
        !wythoff::is_cold(a, b)
    }

    fn winning_moves(&self, &(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        wythoff::winning_moves(a, b)
    }
}

#[test]
fn wythoffs_game() {
    winner_always_wins(&Wythoff);
}
