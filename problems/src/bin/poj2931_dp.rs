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
//!            And cubes above a white one only help White: he plays as without them, and takes that
//!            one when Black has touched them. So the heights of the third tower are in an order from
//!            bad to good for White, and where each player wins beginning is two places in it: see
//!            `Game::next_layer`.
//! Cost:      O(n³) for towers of n cubes, O(n²) bytes of memory: a new cube on the fourth tower
//!            adds n³ positions, n at a time. The judge's limits are unknown.
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
    check("a height", height, 0..=HIGHEST);
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

/// How many heights of the third tower are won: by Black, if he begins, the first `black` ones in the
/// order from bad to good for White; by White, if he begins, all but the first `not_white` ones.
#[derive(Clone, Copy)]
struct Won {
    black: u8,
    not_white: u8,
}

/// The highest tower's cubes.
const HIGHEST: usize = 50;

/// Where neither player wins: what a cube that is not there leaves.
const NOTHING: Won = Won {
    black: HIGHEST as u8 + 1,
    not_white: 0,
};

/// The heights of the third tower that are won with each pair of heights of the first two, in rows for
/// the first tower. The first row and the first entry of each row are for cubes that are not there.
type Layer = Vec<Won>;

/// Three towers, all they can be cut down to, and a fourth one that grows.
struct Game {
    /// For each height of the first two towers, the entry that each player's topmost cube leaves.
    cuts: [Vec<[usize; 2]>; 2],
    third: Third,
    /// The positions with the fourth tower as it is.
    layer: Layer,
    /// The positions after each player has taken his topmost cube of the fourth tower.
    cut_layers: [Layer; 2],
}

impl Game {
    fn new(mut towers: Vec<Tower>) -> Self {
        towers.sort_by_key(Vec::len);
        let cuts = [cuts(&towers[0]), cuts(&towers[1])];
        let no_layer = vec![NOTHING; (cuts[0].len() + 1) * (cuts[1].len() + 1)];
        let mut game = Game {
            cuts,
            third: Third::new(&towers[2]),
            layer: Layer::new(),
            cut_layers: [no_layer.clone(), no_layer],
        };
        game.layer = game.next_layer();
        game
    }

    /// Whether White wins if he begins.
    fn white_wins(&self) -> bool {
        let all = self.layer[self.layer.len() - 1];
        self.third.whole >= all.not_white
    }

    /// Puts a cube on top of the fourth tower.
    fn grow(&mut self, cube: usize) {
        self.cut_layers[cube] = std::mem::take(&mut self.layer);
        self.layer = self.next_layer();
    }

    /// Whoever takes a cube of another tower than the third one wins at the heights at which the
    /// opponent, who begins then, does not win: White from some place in their order on, Black below
    /// some place. What is between these places is decided by the third tower alone.
    fn next_layer(&self) -> Layer {
        let width = self.cuts[1].len() + 1;
        let mut layer = Layer::with_capacity(self.cut_layers[WHITE].len());
        layer.resize(width, NOTHING);
        for first in &self.cuts[0] {
            let row = layer.len();
            layer.push(NOTHING);
            for (entry, second) in (1..).zip(&self.cuts[1]) {
                let leave = |mover: usize| {
                    [
                        layer[first[mover] * width + entry],
                        layer[row + second[mover]],
                        self.cut_layers[mover][row + entry],
                    ]
                };
                let [a, b, c] = leave(WHITE).map(|left| left.black);
                let not_white = a.min(b).min(c);
                let [a, b, c] = leave(BLACK).map(|left| left.not_white);
                let black = a.max(b).max(c);
                layer.push(self.third.between[usize::from(black)][usize::from(not_white)]);
            }
        }
        layer
    }
}

/// The entries that each player's topmost cube leaves; 0 if there is no such cube.
fn cuts(tower: &Tower) -> Vec<[usize; 2]> {
    let mut cuts = vec![[0; 2]];
    for (height, &cube) in tower.iter().enumerate() {
        let mut top = cuts[height];
        top[cube] = height + 1;
        cuts.push(top);
    }
    cuts
}

/// The heights of the third tower in their order from bad to good for White.
struct Third {
    /// The place of the whole tower.
    whole: u8,
    /// What is won if by other cubes Black wins below the one place, and White from the other one on.
    between: [[Won; HIGHEST + 2]; HIGHEST + 2],
}

impl Third {
    /// Where a cube is put on a height, what comes of it is next to that height in the order of those
    /// so far: only what has that same cube above the height is closer to it.
    ///
    /// Between the two places, a player who begins at the least height can only leave one that is
    /// outside, on the side where the opponent wins: so neither wins by beginning there. And he wins
    /// by beginning at any other one that is better for him: the cube above the least height is his.
    fn new(tower: &Tower) -> Self {
        let mut heights = vec![0];
        let mut place = 0;
        for (height, &cube) in (1..).zip(tower) {
            place += usize::from(cube == WHITE);
            heights.insert(place, height);
        }
        let mut between = [[NOTHING; HIGHEST + 2]; HIGHEST + 2];
        for (from, row) in between.iter_mut().enumerate() {
            let mut won = Won {
                black: from as u8,
                not_white: from as u8,
            };
            let mut least = HIGHEST + 1;
            row[from] = won;
            for to in from..=HIGHEST {
                if heights.get(to).is_some_and(|&height| height < least) {
                    least = heights[to];
                    won = Won {
                        black: to as u8,
                        not_white: to as u8 + 1,
                    };
                }
                row[to + 1] = won;
            }
        }
        Third {
            whole: place as u8,
            between,
        }
    }
}
