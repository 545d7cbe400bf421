//! Sugigma: The Showdown: after how many turns does Sugim, on the blue tree, catch Sigma, on the red one?

use super::prelude::*;
use crate::rules::Player::Right as Sigma;
use crate::rules::pursuit::{Chased, Pursuit};

const MAX_VERTICES: usize = 200_000;
const SEARCHED_VERTICES: usize = 7;

/// The vertices of Sigma and Sugim, and the red and the blue tree.
type Case = ([usize; 2], [Graph; 2]);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    /// `None` if Sigma is never caught.
    type Answer = Option<u32>;
    const QUESTION: Question<Option<u32>> = Question::new(
        "the number of turns until both stand on one vertex, or `-1` if that never happens",
        |turns| turns.map_or("-1".into(), |turns| turns.to_string()),
    );

    fn file() -> File<Case> {
        let counts = (number::<usize>("N", 2..=MAX_VERTICES), [index("X", "N"), index("Y", "N")]);
        let edges = || {
            let edge = (index("a vertex", "N"), index("a vertex", "N"), ());
            sequence(plus("N", -1), edge.line())
        };
        let case = (counts.line(), edges(), edges()).iso(
            |((n, starts), red, blue)| (starts, [Graph::new(n, red), Graph::new(n, blue)]),
            |(starts, [red, blue]): &Case| {
                ((red.vertices, *starts), red.edges.clone(), blue.edges.clone())
            },
        );
        let case = case.chosen_by(|choices| {
            let vertices = choices.count("N", 2..=MAX_VERTICES)?;
            let mut start = |name| choices.count(name, 1..=vertices);
            let starts = [start("X")?.checked_sub(1)?, start("Y")?.checked_sub(1)?];
            let mut tree = || cases::tree(choices.rng, vertices);
            Some((starts, [tree(), tree()]))
        });
        let case = case.simplified_by(simpler);
        let what = "edges of two trees, and two different vertices";
        single(case.such_that(what, |([x, y], trees)| x != y && trees.iter().all(Graph::is_tree)))
    }

    fn position(case: &Case) -> Shown {
        shown_if(case.1[0].vertices <= 30)?;
        Ok(loopy(pursuit(case), start(case)))
    }

    fn answer(&mut self, case: &Case) -> Option<Option<u32>> {
        only_if(case.1[0].vertices <= SEARCHED_VERTICES)?;
        let start = start(case);
        Some(turns(loopy::solve(&pursuit(case), Play::Normal, [start])[&start]))
    }

    fn small() -> impl Iterator<Item = Case> {
        (2..=4).flat_map(|vertices| {
            let trees = cases::graphs(vertices).filter(Graph::is_tree).listed();
            let starts = cases::products(0..vertices, 0..vertices).filter(|(x, y)| x != y);
            cases::products(cases::products(trees.clone(), trees), starts.listed())
                .map(|((red, blue), (x, y))| ([x, y], [red, blue]))
        })
    }

    fn random(rng: &mut Random) -> Case {
        case(rng, SEARCHED_VERTICES)
    }

    fn full(rng: &mut Random) -> Case {
        let most = [20, 300][usize::from(rng.random_ratio(1, 8))];
        case(rng, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the outcomes of all positions, if they have at most 1,000,000 moves, counted backwards from the final \
         positions and then proved, each from those of its options; the solution uses only the two trees",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<Option<u32>> {
        let start = start(case);
        Some(turns(backwards::outcomes(&pursuit(case), [start], 1_000_000)?[&start]))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let same = |starts, tree: Graph| vec![(starts, [tree.clone(), tree])];
        vec![
            ("equal paths", same([MAX_VERTICES / 2, 0], cases::path(MAX_VERTICES))),
            ("equal trees", same([0, MAX_VERTICES - 1], cases::tree(rng, MAX_VERTICES))),
        ]
    }
}

fn pursuit((_, [red, blue]): &Case) -> Pursuit {
    Pursuit { pursuer: blue.neighbours(), fugitive: red.neighbours() }
}

fn start(&([fugitive, pursuer], _): &Case) -> Chased {
    Chased { pursuer, fugitive, turn: Sigma }
}

/// The rules of the pursuit count one turn too many if Sigma moves onto Sugim herself, but staying instead takes her at
/// least as long.
fn turns(outcome: Outcome) -> Option<u32> {
    match outcome {
        Outcome::Loss(turns) => Some(turns),
        _ => None,
    }
}

/// Two trees that often share most edges, so that Sigma cannot escape.
fn case(rng: &mut Random, most: usize) -> Case {
    let vertices = rng.random_range(2..=most);
    let blue = cases::tree(rng, vertices);
    let mut red = blue.clone();
    for _ in 0..rng.random_range(0..4) {
        // An edge is replaced by one to another neighbour of its other end.
        let at = rng.random_range(0..red.edges.len());
        let mut other = red.clone();
        let end = &mut other.edges[at].1;
        *end = *blue.neighbours()[*end].choose(rng).expect("a neighbour");
        if other.is_tree() {
            red = other;
        }
    }
    if rng.random_ratio(1, 4) {
        red = cases::tree(rng, vertices);
    }
    let x = rng.random_range(0..vertices);
    let y = (x + rng.random_range(1..vertices)) % vertices;
    ([x, y], [red, blue])
}

/// Removes a vertex that is a leaf of both trees.
fn simpler(([x, y], [red, blue]): &Case) -> Vec<Case> {
    let of_blue = blue.leaves();
    let mut leaves = red.leaves();
    leaves.retain(|leaf| of_blue.contains(leaf) && ![x, y].contains(&leaf));
    let starts = |leaf| [*x, *y].map(|start| renumbered(start, leaf));
    let without = |leaf| (starts(leaf), [red.without(leaf), blue.without(leaf)]);
    leaves.into_iter().map(without).listed()
}
