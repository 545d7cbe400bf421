//! Codeforces 787C — Berzerk (<https://codeforces.com/problemset/problem/787/C>)
//!
//! Game:      a monster stands on one of n objects in a circle, the first of which is a black hole. Rick and Morty in
//!            turn move it forward by a number from their own sets; whoever brings it to the hole wins; play may go on
//!            for ever. What is the result from each start, for either player beginning?
//! Theorem:   won with a lost option, lost if all options are won, else a draw (retrograde
//!            analysis, `shared::retrograde`).
//! Cost:      O(n (k₁ + k₂)) time, O(n) memory. The judge allows 4 s and 256 MiB.
//! Status:    the samples; every pair of sets with n up to 5 and random ones up to n = 14 against the rules of the
//!            game; up to 1,000,000 moves in all against outcomes of all positions, each proved from those of its
//!            options; larger ones for time and crashes only. The program is long: half of it presents the circle as a
//!            graph that computes its arcs rather than storing them.

use itertools::Itertools;
use proconio::input;
use shared::bounds::{check, check_each};
use shared::retrograde::{solve, Game, Outcome, Play};

/// Position `player * objects + p`: the monster stands `p` objects after the hole, and the player is
/// to move.
struct Circle {
    objects: usize,
    /// The steps of each player, in ascending order.
    steps: [Vec<usize>; 2],
}

impl Game for Circle {
    fn positions(&self) -> usize {
        2 * self.objects
    }

    fn degree(&self, position: usize) -> usize {
        match (position / self.objects, position % self.objects) {
            (_, 0) => 0,
            (player, _) => self.steps[player].len(),
        }
    }

    #[inline] // This makes the program faster by a third.
    fn each_predecessor<F: FnMut(usize)>(&self, position: usize, mut visit: F) {
        let player = 1 - position / self.objects;
        let (hole, to) = (player * self.objects, position % self.objects);
        let steps = &self.steps[player];
        // A step of `to` objects would begin at the hole.
        let (within, others) = steps.split_at(steps.partition_point(|&step| step < to));
        let (_, around) = others.split_at(others.partition_point(|&step| step == to));
        for step in within {
            visit(hole + to - step);
        }
        for step in around {
            visit(hole + self.objects + to - step);
        }
    }
}

fn main() {
    input! { n: usize }
    check("n", n, 2..=7000);
    let steps = [(); 2].map(|()| {
        input! { k: usize }
        check("k", k, 1..=n - 1);
        input! { mut steps: [usize; k] }
        check_each("a step", &steps, 1..=n - 1);
        for step in &mut steps {
            *step %= n;
        }
        steps.sort_unstable();
        steps
    });
    let outcomes = solve(&Circle { objects: n, steps }, Play::Normal);
    let mut answers = String::new();
    for player in 0..2 {
        let word = |at: usize| match outcomes[player * n + at] {
            Outcome::Win(_) => "Win",
            Outcome::Loss(_) => "Lose",
            Outcome::Draw => "Loop",
        };
        answers += &(1..n).map(word).join(" ");
        answers += "\n";
    }
    print!("{answers}");
}
