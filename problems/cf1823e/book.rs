use super::prelude::*;
use crate::rules::connected_removal::{ConnectedRemoval, Piece, sorted};

const MAX_VERTICES: usize = 200_000;
const SEARCHED_VERTICES: usize = 24;
const SECOND_OPINION_VERTICES: usize = 120;

/// The bounds on the vertices of a move, and the edges.
type Case = ([usize; 2], Vec<[usize; 2]>);

/// With the second opinion's tables of the values of paths.
#[derive(Default)]
pub struct Book(Memo<[usize; 2], Vec<u64>>);

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<Case> {
        let l = number("l", between(1, plus("n", -1)));
        let bounds = [l, number("r", between(plus("l", 1), "n"))];
        let edge = ["a vertex"; 2].map(|vertex| index(vertex, "n")).line();
        let case = headed_list("n", 3..=MAX_VERTICES, bounds, edge).chosen_by(|choices| {
            let vertices = choices.count("n", 3..=MAX_VERTICES)?;
            let l = choices.count("l", 1..=vertices - 1)?;
            let r = choices.count("r", l + 1..=vertices)?;
            Some(([l, r], named(choices.rng, &[vertices])))
        });
        let case = case.simplified_by(simpler);
        single(case.such_that("each vertex on one cycle", |(_, edges)| lengths(edges).is_some()))
    }

    fn position(([l, r], edges): &Case) -> Shown {
        Ok(normal(ConnectedRemoval(*l..=*r), cycles(edges)))
    }

    fn answer(&mut self, ([l, r], edges): &Case) -> Option<bool> {
        let searchable = edges.len() <= SEARCHED_VERTICES;
        searchable.then(|| impartial::wins(ConnectedRemoval(*l..=*r), &cycles(edges)))
    }

    fn small() -> impl Iterator<Item = Case> {
        let one = (3..=10).map(|length| vec![length]);
        let two = (3..=5).flat_map(|a| (a..=10 - a).map(move |b| vec![a, b]));
        one.chain(two).flat_map(|cycles| {
            let vertices = cycles.iter().sum();
            let bounds = (1..vertices).flat_map(move |l| (l + 1..=vertices).map(move |r| [l, r]));
            bounds.map(move |bounds| (bounds, in_order(&cycles)))
        })
    }

    fn random(rng: &mut Random) -> Case {
        let vertices = rng.random_range(3..=SEARCHED_VERTICES);
        case(rng, vertices, vertices)
    }

    fn full(rng: &mut Random) -> Case {
        let vertices = cases::number(rng, 3..=2000) as usize;
        let longest = [SECOND_OPINION_VERTICES, vertices][usize::from(rng.random_ratio(1, 10))];
        case(rng, vertices, longest)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::By("the values of paths and cycles of up to 120 vertices by definition");

    fn second_opinion(&mut self, ([l, r], edges): &Case) -> Option<bool> {
        let lengths = lengths(edges)?;
        only_if(lengths.iter().all(|&length| length <= SECOND_OPINION_VERTICES))?;
        let removed = |vertices: usize| *l..=vertices.min(*r);
        let paths = self.0.get_or_insert([*l, *r], |_| {
            grundy_table(SECOND_OPINION_VERTICES, |vertices, values| {
                let rests = removed(vertices).map(|count| vertices - count);
                let pieces =
                    rests.flat_map(|rest| (0..=rest / 2).map(move |one| [one, rest - one]));
                pieces.map(|pieces| nim_sum(pieces.map(|piece| values[piece]))).listed()
            })
        });
        let cycle = |vertices: usize| mex(removed(vertices).map(|count| paths[vertices - count]));
        Some(nim_sum(lengths.into_iter().map(cycle)) > 0)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut triangles = vec![3; MAX_VERTICES / 3];
        triangles[MAX_VERTICES / 3 - 1] += MAX_VERTICES % 3;
        let one = ([1, MAX_VERTICES], named(rng, &[MAX_VERTICES]));
        let many = ([1, 3], named(rng, &triangles));
        vec![("one cycle", vec![one]), ("triangles", vec![many])]
    }
}

/// The lengths of the cycles, if each vertex is on one.
fn lengths(edges: &[[usize; 2]]) -> Option<Vec<usize>> {
    let mut neighbours = vec![Vec::new(); edges.len()];
    for &[u, v] in edges {
        only_if(u != v && !neighbours.get(u)?.contains(&v))?;
        neighbours[u].push(v);
        neighbours.get_mut(v)?.push(u);
    }
    only_if(neighbours.iter().all(|neighbours| neighbours.len() == 2))?;
    let mut is_seen = vec![false; edges.len()];
    let mut lengths = Vec::new();
    for start in 0..edges.len() {
        let mut next = Some(start).filter(|&start| !is_seen[start]);
        let mut length = 0;
        while let Some(vertex) = next {
            is_seen[vertex] = true;
            length += 1;
            next = neighbours[vertex].iter().copied().find(|&to| !is_seen[to]);
        }
        if length > 0 {
            lengths.push(length);
        }
    }
    Some(lengths)
}

fn cycles(edges: &[[usize; 2]]) -> Vec<Piece> {
    sorted(lengths(edges).unwrap_or_default().into_iter().map(Piece::Cycle).listed())
}

/// The edges of these cycles, with vertices in ascending order.
fn in_order(lengths: &[usize]) -> Vec<[usize; 2]> {
    let mut edges = Vec::new();
    for &length in lengths {
        let first = edges.len();
        edges.extend((0..length).map(|at| [first + at, first + (at + 1) % length]));
    }
    edges
}

fn named(rng: &mut Random, lengths: &[usize]) -> Vec<[usize; 2]> {
    let mut edges = in_order(lengths);
    let mut names: Vec<usize> = (0..edges.len()).listed();
    names.shuffle(rng);
    for edge in &mut edges {
        *edge = edge.map(|vertex| names[vertex]);
        edge.shuffle(rng);
    }
    edges.shuffle(rng);
    edges
}

fn case(rng: &mut Random, vertices: usize, longest: usize) -> Case {
    let mut lengths = Vec::new();
    let mut left = vertices;
    while left > 0 {
        let most = longest.max(5).min(left) as u64;
        let mut length = cases::number(rng, 3..=most) as usize;
        if left - length < 3 {
            // Too few vertices are left for another cycle.
            length = if left <= longest.max(5) { left } else { left - 3 };
        }
        lengths.push(length);
        left -= length;
    }
    let l = cases::number(rng, 1..=(vertices as u64 - 1).min(40)) as usize;
    let r = cases::number(rng, l as u64 + 1..=vertices as u64) as usize;
    ([l, r], named(rng, &lengths))
}

/// Removes or shortens a cycle, or lowers the bounds.
fn simpler((bounds, edges): &Case) -> Vec<Case> {
    let lengths = lengths(edges).unwrap_or_default();
    let mut fewer = Vec::new();
    for at in 0..lengths.len() {
        let mut without = lengths.clone();
        let length = without.remove(at);
        fewer.push(without.clone());
        if length > 3 {
            fewer.push([without, vec![length - 1]].concat());
        }
    }
    let fewer = fewer.into_iter().map(|lengths| in_order(&lengths));
    let fewer = fewer.filter(|edges| bounds[1] <= edges.len()).map(|edges| (*bounds, edges));
    let [l, r] = *bounds;
    let smaller = [[1, r], [l, l + 1], [l.saturating_sub(1), r - 1]].into_iter();
    let smaller = smaller.filter(|new @ [l, r]| 1 <= *l && l < r && new < bounds);
    let tidy = Some(in_order(&lengths)).filter(|tidy| tidy < edges).map(|tidy| (*bounds, tidy));
    fewer.chain(smaller.map(|bounds| (bounds, edges.clone()))).chain(tidy).listed()
}
