use super::prelude::*;
use crate::rules::geography::{Geography, placed};

const MAX_PORTALS: u64 = 1_000_000_000_000_000_000;
/// The most choices of portals that are searched.
const SEARCHED_CHOICES: u64 = 100;
/// The most planets, in all copies together, that are searched.
const SEARCHED_PLANETS: u64 = 15;
const SECOND_OPINION_PLANETS: usize = 40;
const SECOND_OPINION_PORTALS: u64 = 200;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The number of portals, and the tree.
    type Case = (u64, Graph);
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of choices of portals with which the captain wins, modulo 1,000,000,007");
    const SUBJECT: &str = "a case counts choices of portals";

    fn file() -> File<Self::Case> {
        single(tree("N", 1..=100_000).of("a planet").headed(number("D", 1..=MAX_PORTALS)))
    }

    fn answer(&mut self, (portals, tree): &Self::Case) -> Option<u64> {
        let planets = tree.vertices as u64;
        only_if(portals.saturating_add(1).saturating_mul(planets) <= SEARCHED_PLANETS)?;
        let portals = *portals as usize;
        only_if(planets.pow(2 * portals as u32) <= SEARCHED_CHOICES)?;
        let is_won = |ends: &Vec<u64>| {
            let vertices = tree.vertices;
            let mut edges = Vec::new();
            for first in (0..=portals).map(|copy| copy * vertices) {
                edges.extend(tree.edges.iter().map(|&(u, v, ())| (first + u, first + v, ())));
            }
            for (copy, [from, to]) in ends.as_chunks().0.iter().enumerate() {
                let first = copy * vertices;
                edges.push((first + *from as usize, first + vertices + *to as usize, ()));
            }
            let graph = Graph::new((portals + 1) * vertices, edges);
            impartial::wins(Geography::new(&graph), &placed(0))
        };
        let choices = cases::all_lists(2 * portals..=2 * portals, 0..=planets - 1);
        Some(choices.filter(is_won).count() as u64)
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        cases::trees(0..=4, &[()]).into_iter().flat_map(|tree| {
            let most = if tree.vertices <= 3 { 2 } else { 1 };
            (1..=most).map(move |portals| (portals, tree.clone()))
        })
    }

    fn random(rng: &mut Random) -> Self::Case {
        let planets = rng.random_range(1..=7);
        let portals = [1, 4, 3, 2, 1, 1, 1, 1][planets];
        (rng.random_range(1..=portals), cases::tree(rng, planets))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let planets = rng.random_range(1..=SECOND_OPINION_PLANETS);
        (rng.random_range(1..=SECOND_OPINION_PORTALS), cases::tree(rng, planets))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for up to 40 planets, each root is searched anew for each planet with one more lost child; up to 200 portals are \
         laid one by one",
    );

    fn second_opinion(&mut self, (portals, tree): &Self::Case) -> Option<u64> {
        let planets = tree.vertices;
        only_if(planets <= SECOND_OPINION_PLANETS && *portals <= SECOND_OPINION_PORTALS)?;
        let neighbours = tree.neighbours();
        // For each root, whether it is won with one more lost child at each planet, and without one.
        let root = |root| {
            let with = (0..planets).map(|at| is_won(&neighbours, root, None, Some(at)));
            (with.listed(), is_won(&neighbours, root, None, None))
        };
        let won = (0..planets).map(root).listed();
        let count = |is| won.iter().filter(|root| root.1 == is).count() as u64;
        let mut behind = [false, true].map(count);
        for last in (1..=*portals).rev() {
            let mut next = [0, 0];
            let roots = if last == 1 { &won[..1] } else { &won[..] };
            for (with, without) in roots {
                for &with in with {
                    next[usize::from(with)] += behind[0];
                    next[usize::from(*without)] += behind[1];
                }
            }
            behind = next.map(|count| count % 1_000_000_007);
        }
        Some(behind[1])
    }
}

/// Returns whether a vertex is won for play away from a neighbour, if one of the vertices has one more lost child.
fn is_won(neighbours: &[Vec<usize>], at: usize, from: Option<usize>, with: Option<usize>) -> bool {
    let children = neighbours[at].iter().filter(|&&child| Some(child) != from);
    with == Some(at)
        || children.into_iter().any(|&child| !is_won(neighbours, child, Some(at), with))
}
