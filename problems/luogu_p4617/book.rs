//! \[COCI 2017/2018 #5\] Planinarenje: a walk over peaks and valleys that visits no place twice; who wins from each
//! peak?

use super::prelude::*;
use crate::format::Limit;

const MAX_PEAKS: usize = 5000;
const MAX_TRAILS: usize = 5000;
const SEARCHED_PEAKS: usize = 7;

/// The number of peaks, and of valleys; and the trails, each from a peak to a valley.
type Mountains = (usize, Vec<[usize; 2]>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Mountains;
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("Slavko wins", "Slavko", "Mirko").each("peak", "\n");

    fn file() -> File<Mountains> {
        let most = Limit::AtMost(&Limit::Square("N"), MAX_TRAILS as i128);
        let trail = [index("a peak", "N"), index("a valley", "N")].line();
        let mountains = (number("N", 1..=MAX_PEAKS), list("M", between(1, most), trail));
        single(mountains.such_that("no line given twice", |(_, trails)| are_different(trails)))
    }

    fn positions(mountains: &Mountains) -> AllShown {
        geography_starts(&graph(mountains), mountains.0)
    }

    fn answer(&mut self, mountains: &Mountains) -> Option<Vec<bool>> {
        let peaks = mountains.0;
        (peaks <= SEARCHED_PEAKS).then(|| geography_wins(&graph(mountains))[..peaks].to_vec())
    }

    fn small() -> impl Iterator<Item = Mountains> {
        (1..=3).flat_map(|peaks| {
            let all = (0..peaks * peaks).map(|at| [at / peaks, at % peaks]);
            cases::products([peaks], cases::subsets(all.listed()).skip(1))
        })
    }

    fn random(rng: &mut Random) -> Mountains {
        let peaks = rng.random_range(1..=SEARCHED_PEAKS);
        let trails = rng.random_range(1..=2 * peaks);
        mountains(rng, peaks, trails)
    }

    fn full(rng: &mut Random) -> Mountains {
        let peaks = cases::number(rng, 1..=MAX_PEAKS as u64) as usize;
        let trails = rng.random_range(1..=MAX_TRAILS);
        match rng.random_range(0..4) {
            0 => path(peaks),
            1 => mountains(rng, peaks, peaks),
            _ => mountains(rng, peaks, trails),
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "maximum matchings: the partner of each peak looks for another one; the solution follows \
         alternating paths from one matching",
    );

    fn second_opinion(&mut self, mountains: &Mountains) -> Option<Vec<bool>> {
        Some(covered_by_all(&graph(mountains))[..mountains.0].to_vec())
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Mountains>)> {
        let mut mountains = |peaks| vec![mountains(rng, peaks, MAX_TRAILS)];
        vec![
            ("5,000 random trails", mountains(MAX_PEAKS)),
            ("2,000 peaks, 5,000 trails", mountains(2000)),
            ("one path", vec![path(MAX_PEAKS / 2)]),
        ]
    }
}

fn mountains(rng: &mut Random, peaks: usize, trails: usize) -> Mountains {
    let all = peaks * peaks;
    let chosen = rand::seq::index::sample(rng, all, trails.min(all)).into_iter();
    (peaks, chosen.map(|at| [at / peaks, at % peaks]).listed())
}

/// One path through all places: each peak except the last is joined to the next.
fn path(peaks: usize) -> Mountains {
    let up_and_down = (0..peaks).flat_map(|at| [[at, at], [at + 1, at]]);
    (peaks, up_and_down.take(2 * peaks - 1).take(MAX_TRAILS).listed())
}

/// The graph of the peaks, and the valleys after them.
fn graph((peaks, trails): &Mountains) -> Graph {
    Graph::new(2 * peaks, trails.iter().map(|[peak, valley]| (*peak, peaks + valley, ())))
}
