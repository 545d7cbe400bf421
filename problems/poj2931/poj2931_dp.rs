//! POJ 2931 — Procrastination (<http://poj.org/problem?id=2931>)
//!
//! Game:      towers of white and black cubes. White takes a white cube, Black a black one, each
//!            with all cubes above it; whoever cannot move loses. Three towers C1 are at least as
//!            good for White as C2 if every fourth tower with which White wins C2, whoever
//!            begins, wins C1 too. Is C1 at least as good?
//! Theorem:   Fang Zhanpeng 2009, propositions 3.1.1 to 3.1.6. White wins whoever begins if he wins when beginning
//!            (3.1.1). The fourth tower is grown cube by cube, by a black cube if White wins with both C1 and C2
//!            (3.1.2), by a white one if he wins with neither (3.1.3); once he wins with exactly one, that decides the
//!            answer (3.1.4). If no difference appears up to a fourth tower of one cube more than C1 or C2 has, there
//!            is none (3.1.5). In each tower, a player need only try his topmost cube (3.1.6). A tower in both C1 and
//!            C2 is left out (2.2).
//! Cost:      O(n³ r) for towers of n cubes, with r runs of one colour in the longest of three;
//!            O(n³) bytes of memory. The judge's limits are unknown.
//! Status:    the sample; all configurations of towers up to 2 cubes, and all pairs of towers up to 4,
//!            against the rules; full size against simplest numbers and `poj2931_surreal`.
//! Limits:    a tower has fewer than 63 cubes.

use proconio::input;
use shared::bounds::check;
use std::fmt::Write;

const WHITE: usize = 0;
const BLACK: usize = 1;
/// The colours of the cubes from the bottom up.
type Tower = Vec<usize>;

fn main() {
    let mut answers = String::new();
    input! { tests: usize }
    check("the number of tests", tests, 1..=1_000_000); // Our own bound.
    for _ in 0..tests {
        input! { test: String, number: String }
        assert!(test == "Test", "a test begins with `{test}`, not `Test`");
        let yes = at_least_as_good(configuration(), configuration());
        let _ = writeln!(answers, "Test {number}: {}", if yes { "Yes" } else { "No" });
    }
    print!("{answers}");
}

fn configuration() -> Vec<Tower> {
    input! { heights: [usize; 3] }
    let cube = |letter| "WB".find(letter).expect("a cube must be W or B");
    let tower = |height| {
        check("a height", height, 0..=50);
        input! { letters: [char; height] }
        letters.into_iter().map(cube).collect()
    };
    heights.into_iter().map(tower).collect()
}

fn at_least_as_good(mut first: Vec<Tower>, mut second: Vec<Tower>) -> bool {
    first.retain(|tower| {
        let shared = second.iter().position(|other| other == tower);
        shared.map(|at| second.swap_remove(at)).is_none()
    });
    let highest = first.concat().len().max(second.concat().len()) + 1;
    let mut tables = [first, second].map(|towers| Table::new(towers, highest));
    let mut fourth = Tower::new();
    for _ in 0..=highest {
        let wins = [0, 1].map(|at: usize| tables[at].white_wins(&fourth));
        if wins[0] != wins[1] {
            return wins[0];
        }
        fourth.push(if wins[0] { BLACK } else { WHITE });
    }
    true
}

/// Returns, for each height, the heights left after each player takes his topmost cube; heights count from 1, and 0
/// stands for no cube.
fn left(tower: &[usize]) -> Vec<[usize; 2]> {
    let mut left = vec![[0; 2]];
    for (height, &cube) in (1..).zip(tower) {
        left.push(left[height - 1]);
        left[height][cube] = height;
    }
    left
}

/// White cubes, one above the other, and the black ones above them; only the lowest and the topmost may be missing.
#[derive(Default)]
struct Runs {
    /// For each colour, the heights of the tower up to each of these cubes, as bits.
    heights: [u64; 2],
    /// For each colour, the height that the other player leaves from each of these heights.
    below: [usize; 2],
}

/// The height of an empty tower, as a bit.
const FLOOR: u64 = 1 << 1;

/// The runs of a tower from the bottom up. From each height of a run, its player leaves the height just below, and the
/// other player always the same one, so that all heights of a run are computed at once.
fn runs(tower: &[usize]) -> Vec<Runs> {
    let left = left(tower);
    let mut runs = vec![Runs::default()];
    for (height, &own) in (2..).zip(tower) {
        if own == WHITE && runs[runs.len() - 1].heights[BLACK] != 0 {
            runs.push(Runs::default());
        }
        let last = runs.len() - 1;
        runs[last].heights[own] |= 1 << height;
        runs[last].below[own] = left[height - 1][1 - own];
    }
    runs
}

/// The positions: a layer for each height of the fourth tower, with a row for each height of the first and an entry for
/// each of the second. For each player, an entry has a bit for each height of the third tower: the bit is set if the
/// player wins by moving to the position, that is, if the other player, who is to move there, loses. All entries of
/// height 0 are empty.
struct Table {
    left: [Vec<[usize; 2]>; 2],
    third: Vec<Runs>,
    /// The height of the third tower.
    top: usize,
    /// All layers, one after the other.
    entries: Vec<[u64; 2]>,
}

impl Table {
    /// A table that has room for a fourth tower of this height.
    fn new(mut towers: Vec<Tower>, highest: usize) -> Self {
        towers.resize(3, Tower::new());
        // The heights of the third tower, from 1 on, are the bits of an entry.
        towers.sort_by_key(Vec::len);
        assert!(towers[2].len() < 63, "a tower must have fewer than 63 cubes");
        let (third, top) = (runs(&towers[2]), towers[2].len() + 1);
        let left = [0, 1].map(|at| left(&towers[at]));
        let size = (left[0].len() + 1) * (left[1].len() + 1);
        let mut entries = Vec::with_capacity(size * (highest + 2));
        entries.resize(size, [0; 2]);
        Table { left, third, top, entries }
    }

    /// Adds the layer of the whole fourth tower. Returns whether White wins if he begins.
    fn white_wins(&mut self, fourth: &[usize]) -> bool {
        let Table { left: [firsts, seconds], third, top, entries } = self;
        let columns = seconds.len() + 1;
        let size = (firsts.len() + 1) * columns;
        let layer = entries.len();
        let below = left(fourth)[fourth.len()].map(|height| height * size);
        entries.resize(layer + size, [0; 2]);
        for (i, first) in (1..).zip(&*firsts) {
            for (j, second) in (1..).zip(&*seconds) {
                let wins = [WHITE, BLACK].map(|own| {
                    entries[layer + first[own] * columns + j][own]
                        | entries[layer + i * columns + second[own]][own]
                        | entries[below[own] + i * columns + j][own]
                });
                let mut good = [!wins[BLACK] & FLOOR, !wins[WHITE] & FLOOR];
                for Runs { heights, below } in &*third {
                    for own in [WHITE, BLACK] {
                        let (heights, other) = (heights[own], 1 - own);
                        let wins_below = (good[other] >> below[own] & 1).wrapping_neg();
                        good[own] |= heights & !(wins[other] | wins_below);
                        good[other] |= heights & !(wins[own] | good[own] << 1);
                    }
                }
                entries[layer + i * columns + j] = good;
            }
        }
        let last = entries[layer + firsts.len() * columns + seconds.len()];
        last[BLACK] >> *top & 1 == 0
    }
}
