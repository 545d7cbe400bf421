//! Luogu P4617, \[COCI 2017/2018 #5\] Planinarenje: a walk over peaks and valleys that visits no place
//! twice; who wins from each peak?

use super::prelude::*;
use super::{geography_starts, geography_wins};
use crate::format::graph;
use crate::graph::Graph;
use crate::second_opinion::matching::covered_by_all;

const MAX_PEAKS: usize = 5000;
const MAX_TRAILS: usize = 5000;
const SEARCHED_PEAKS: usize = 7;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The trails, each from a peak to a valley: there are as many valleys as peaks.
    type Case = Graph;

    fn file() -> File<impl Format<Value = Graph>> {
        single(graph(()).simplified_within(|mountains| !mountains.edges.is_empty()))
    }

    fn position(_: &Graph) -> Shown {
        Err("a case asks about every first peak")
    }

    fn positions(mountains: &Graph) -> AllShown {
        if mountains.vertices > SEARCHED_PEAKS {
            return Err(BEYOND_RULES);
        }
        geography_starts(&with_valleys(mountains), mountains.vertices)
    }

    fn answer(&mut self, mountains: &Graph) -> Option<String> {
        let peaks = mountains.vertices;
        (peaks <= SEARCHED_PEAKS).then(|| {
            let wins = geography_wins(&with_valleys(mountains));
            winners(&wins[..peaks])
        })
    }

    fn small() -> impl Iterator<Item = Graph> {
        (1..=3).flat_map(|peaks| {
            let all = (0..peaks * peaks).map(|at| (at / peaks, at % peaks, ()));
            let trails = cases::subsets(all.collect()).skip(1);
            trails.map(move |trails| Graph::new(peaks, trails))
        })
    }

    fn random(random: &mut Random) -> Graph {
        let peaks = random.random_range(1..=SEARCHED_PEAKS);
        let trails = random.random_range(1..=2 * peaks);
        mountains(random, peaks, trails)
    }

    fn full(random: &mut Random) -> Graph {
        let peaks = cases::number(random, 1..=MAX_PEAKS as u64) as usize;
        match random.random_range(0..4) {
            0 => path(peaks),
            1 => mountains(random, peaks, peaks.min(MAX_TRAILS)),
            _ => {
                let trails = random.random_range(1..=MAX_TRAILS);
                mountains(random, peaks, trails)
            }
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "maximum matchings: each peak is taken away in turn, and its partner looks for \
         another one; the solution follows alternating paths from one matching",
    );

    fn second_opinion(&mut self, mountains: &Graph) -> Option<String> {
        let wins = covered_by_all(&with_valleys(mountains));
        Some(winners(&wins[..mountains.vertices]))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        let mut mountains = |peaks| vec![mountains(random, peaks, MAX_TRAILS)];
        vec![
            ("5,000 random trails", mountains(MAX_PEAKS)),
            ("2,000 peaks, 5,000 trails", mountains(2000)),
            ("one path", vec![path(MAX_PEAKS / 2)]),
        ]
    }
}

/// Mountains with random trails, as many as asked for or as there can be.
fn mountains(random: &mut Random, peaks: usize, trails: usize) -> Graph {
    let all = peaks * peaks;
    let chosen = rand::seq::index::sample(random, all, trails.min(all));
    let trails = chosen.iter().map(|at| (at / peaks, at % peaks, ()));
    Graph::new(peaks, trails)
}

/// One path through all places: each peak but the last leads on to the next one.
fn path(peaks: usize) -> Graph {
    let up_and_down = (0..peaks).flat_map(|at| [(at, at, ()), (at + 1, at, ())]);
    Graph::new(peaks, up_and_down.take(MAX_TRAILS.min(2 * peaks - 1)))
}

/// The graph of the peaks, and the valleys after them.
fn with_valleys(mountains: &Graph) -> Graph {
    let peaks = mountains.vertices;
    let trails = mountains.edges.iter();
    let trails = trails.map(|&(peak, valley, ())| (peak, peaks + valley, ()));
    Graph::new(2 * peaks, trails)
}

/// A line for each peak.
fn winners(wins: &[bool]) -> String {
    let winner = |&wins: &bool| if wins { "Slavko" } else { "Mirko" };
    let winners: Vec<&str> = wins.iter().map(winner).collect();
    winners.join("\n")
}
