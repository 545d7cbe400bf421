//! POJ 2931 — Procrastination (<http://poj.org/problem?id=2931>)
//!
//! Game:      towers of white and black cubes. White takes a white cube, Black a black one, each
//!            with all cubes above it; whoever cannot move loses. Three towers C1 are at least as
//!            good for White as C2 if every fourth tower with which White wins C2, whoever
//!            begins, wins C1 too. Is C1 at least as good?
//! Theorem:   none but what a look at the positions shows (Fang Zhanpeng 2009, propositions 3.1.1
//!            to 3.1.6). White wins whoever begins if he wins beginning (3.1.1). A player who wins
//!            by some cube of a tower wins by his topmost one there as well (3.1.6). So the fourth
//!            tower is grown cube by cube, a black one where White wins with both C1 and C2, since
//!            a white one would change nothing (3.1.2), and a white one where he wins with neither
//!            (3.1.3); once he wins with one only, that is the answer (3.1.4). Only the lowest
//!            cubes of the fourth tower matter to who wins, one more than C has (3.1.5). To compare
//!            C1 and C2, as many as they have will do: -C is worth a tower V of at most as many
//!            cubes, the fourth tower grows along V1 and V2, and when it is as high as the higher
//!            one, what told them apart has been met. If that never happens, the two are equal.
//! Cost:      O(n⁴) for towers of n cubes, O(n²) words of memory: a new cube on the fourth tower
//!            adds n³ positions, and the positions along one of the towers are the bits of a
//!            word, computed a run of one colour at once. The judge's limits are unknown.
//! Status:    the sample; every two configurations of towers up to 2 cubes, and every two towers up
//!            to 4, against the search of the game; full size against the simplest numbers between
//!            options; agrees with `poj2931_surreal` up to height 50.

use proconio::input;
use shared::bounds::check;
use std::fmt::Write;

/// A bound of ours: the statement names none.
const MAX_TESTS: usize = 1_000_000;

const WHITE: usize = 0;
const BLACK: usize = 1;

/// The colours of a tower's cubes from the bottom: `WHITE` or `BLACK`.
type Tower = Vec<usize>;

fn main() {
    let mut answers = String::new();
    input! { tests: usize }
    check("the number of tests", tests, 1..=MAX_TESTS);
    for _ in 0..tests {
        input! { test: String, number: String }
        assert!(test == "Test", "a test begins with `{test}`, not `Test`");
        let (first, second) = (configuration(), configuration());
        let yes = at_least_as_good(first, second);
        let answer = if yes { "Yes" } else { "No" };
        let _ = writeln!(answers, "Test {number}: {answer}");
    }
    print!("{answers}");
}

fn configuration() -> Vec<Tower> {
    input! { heights: [usize; 3] }
    heights.into_iter().map(tower).collect()
}

fn tower(height: usize) -> Tower {
    check("a height", height, 0..=50);
    input! { letters: [char; height] }
    let cubes = letters.into_iter().map(|letter| match letter {
        'W' => WHITE,
        'B' => BLACK,
        _ => panic!("a cube is `{letter}`, not W or B"),
    });
    cubes.collect()
}

fn at_least_as_good(first: Vec<Tower>, second: Vec<Tower>) -> bool {
    let cubes = |towers: &[Tower]| -> usize { towers.iter().map(Vec::len).sum() };
    let highest = cubes(&first).max(cubes(&second));
    let (mut first, mut second) = (Game::new(first), Game::new(second));
    for _ in 0..=highest {
        let (with_first, with_second) = (first.white_wins(), second.white_wins());
        if with_first != with_second {
            return with_first;
        }
        let cube = if with_first { BLACK } else { WHITE };
        first.grow(cube);
        second.grow(cube);
    }
    true
}

/// For each pair of heights of the first two towers, the heights of the third (as bits) at which
/// the player to move wins: White in the one word, Black in the other.
type Layer = Vec<[u64; 2]>;

/// Three towers, all they can be cut down to, and a fourth one that grows.
struct Game {
    /// For each height of the first two towers, the height that each player's topmost cube leaves.
    cuts: [Vec<[Option<usize>; 2]>; 2],
    runs: Vec<Run>,
    /// The positions with the fourth tower as it is.
    layer: Layer,
    /// The positions after each player has taken his topmost cube of the fourth tower.
    cut_layers: [Option<Layer>; 2],
    full_height: usize,
}

/// A run of one colour in the third tower.
struct Run {
    colour: usize,
    /// The heights, as bits, at which a cube of the run is on top.
    heights: u64,
    /// The height that is left when the other player takes his topmost cube below the run.
    cut: Option<usize>,
}

impl Game {
    fn new(mut towers: Vec<Tower>) -> Self {
        towers.sort_by_key(|tower| std::cmp::Reverse(runs(tower).len()));
        let mut game = Game {
            cuts: [cuts(&towers[0]), cuts(&towers[1])],
            runs: runs(&towers[2]),
            layer: Vec::new(),
            cut_layers: [None, None],
            full_height: towers[2].len(),
        };
        game.layer = game.next_layer();
        game
    }

    /// Whether White wins if he begins.
    fn white_wins(&self) -> bool {
        self.layer[self.layer.len() - 1][WHITE] >> self.full_height & 1 == 1
    }

    /// Puts a cube on top of the fourth tower.
    fn grow(&mut self, cube: usize) {
        self.cut_layers[cube] = Some(std::mem::take(&mut self.layer));
        self.layer = self.next_layer();
    }

    fn next_layer(&self) -> Layer {
        let width = self.cuts[1].len();
        let mut layer = Layer::new();
        for first in &self.cuts[0] {
            for second in &self.cuts[1] {
                let at = layer.len();
                let mut wins = [0; 2];
                for mover in [WHITE, BLACK] {
                    let other = 1 - mover;
                    if let Some(height) = first[mover] {
                        wins[mover] |= !layer[height * width + at % width][other];
                    }
                    if let Some(height) = second[mover] {
                        wins[mover] |= !layer[at - at % width + height][other];
                    }
                    if let Some(cut_layer) = &self.cut_layers[mover] {
                        wins[mover] |= !cut_layer[at][other];
                    }
                }
                for run in &self.runs {
                    let (mover, other) = (run.colour, 1 - run.colour);
                    if run.cut.is_some_and(|height| wins[mover] >> height & 1 == 0) {
                        wins[other] |= run.heights;
                    }
                    wins[mover] |= run.heights & (!wins[other] << 1);
                }
                layer.push(wins);
            }
        }
        layer
    }
}

fn cuts(tower: &Tower) -> Vec<[Option<usize>; 2]> {
    let mut cuts = vec![[None; 2]];
    for (height, &cube) in tower.iter().enumerate() {
        let mut top = cuts[height];
        top[cube] = Some(height);
        cuts.push(top);
    }
    cuts
}

fn runs(tower: &Tower) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (height, &colour) in tower.iter().enumerate() {
        match runs.last_mut() {
            Some(run) if run.colour == colour => run.heights |= 2 << height,
            below => {
                let cut = below.map(|_| height - 1);
                let heights = 2 << height;
                runs.push(Run {
                    colour,
                    heights,
                    cut,
                });
            }
        }
    }
    runs
}
