//! Hide-and-Seek Beyond the Unconscious: how long does the runner escape on average?

use super::prelude::*;
use rand::seq::index::sample;

const MAX_VERTICES: usize = 20;
const MAX_TIME: usize = 20;
/// A game is searched if no vertex has more arcs, and the choices of all times and vertices are few.
const SEARCHED_ARCS: usize = 3;
const SEARCHED_VERTICES: usize = 5;
const SECOND_OPINION_VERTICES: usize = 10;

#[derive(Clone, Debug)]
pub struct Case {
    graph: Graph,
    /// The vertices of the runner and of the catcher.
    starts: [usize; 2],
    time: usize,
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = f64;
    const QUESTION: Question<f64> =
        Question::new("the mean of the time at which the game ends, with three decimals", |time| {
            format!("{time:.3}")
        });
    const SUBJECT: &str = "both players choose at once";

    fn file() -> File<Case> {
        let vertices = ("n", unstated(1..=MAX_VERTICES));
        let arcs = ("m", unstated(0..=MAX_VERTICES * (MAX_VERTICES - 1) / 2));
        let starts = [index("s_r", "n"), index("s_k", "n")];
        let time = number("t", unstated(0..=MAX_TIME));
        let case = crate::format::graph(vertices, arcs).simple().acyclic().headed((starts, time));
        single(case.iso(
            |((starts, time), graph)| Case { graph, starts, time },
            |Case { graph, starts, time }| ((*starts, *time), graph.clone()),
        ))
    }

    fn answer(&mut self, case: &Case) -> Option<f64> {
        let searchable = case.graph.vertices <= SEARCHED_VERTICES && case.time <= 5;
        searchable.then(|| mean_end(case))?
    }

    fn small() -> impl Iterator<Item = Case> {
        let graphs = (1..=3).flat_map(|vertices| {
            let arcs = cases::products(0..vertices, 0..vertices).filter(|(from, to)| to < from);
            let arcs = arcs.map(|(from, to)| (from, to, ()));
            cases::subsets(arcs.listed()).map(move |arcs| Graph::new(vertices, arcs))
        });
        let all = graphs.flat_map(|graph| {
            let starts = cases::products(0..graph.vertices, 0..graph.vertices);
            cases::products(starts, 0..=3).map(move |((a, b), time)| Case {
                graph: graph.clone(),
                starts: [a, b],
                time,
            })
        });
        all.filter(|case| mean_end(case).is_some())
    }

    fn random(rng: &mut Random) -> Case {
        cases::first(|| case(rng, SEARCHED_VERTICES, 4), |case| mean_end(case).is_some())
    }

    fn full(rng: &mut Random) -> Case {
        case(rng, SECOND_OPINION_VERTICES, 8)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::Further("as the rules say, for up to 10 vertices with up to 3 arcs each");

    fn second_opinion(&mut self, case: &Case) -> Option<f64> {
        (case.graph.vertices <= SECOND_OPINION_VERTICES).then(|| mean_end(case))?
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let full = graph(rng, MAX_VERTICES, MAX_VERTICES * (MAX_VERTICES - 1) / 2);
        let sinks = full.sinks_first();
        let [.., second, first] = sinks[..] else {
            return Vec::new();
        };
        vec![("all arcs", vec![Case { graph: full, starts: [first, second], time: MAX_TIME }])]
    }
}

/// The mean of the end of the game, by the equations of each stage; `None` if a vertex has too many arcs, or three
/// decimals could be rounded in two ways.
fn mean_end(case: &Case) -> Option<f64> {
    let mut moves = case.graph.successors();
    only_if(moves.iter().all(|moves| moves.len() <= SEARCHED_ARCS))?;
    for (vertex, moves) in moves.iter_mut().enumerate() {
        moves.push(vertex);
    }
    let never = f64::from(case.time as u32) + 1.0;
    let mut ends = vec![vec![never; moves.len()]; moves.len()];
    for time in (0..=case.time).rev() {
        let mut earlier = ends.clone();
        for (runner, row) in earlier.iter_mut().enumerate() {
            for (catcher, end) in row.iter_mut().enumerate() {
                if runner == catcher {
                    *end = f64::from(time as u32);
                } else if time < case.time {
                    let entry =
                        |to: &usize| moves[catcher].iter().map(|&other| ends[*to][other]).listed();
                    *end = stage(&moves[runner].iter().map(entry).listed())?;
                }
            }
        }
        ends = earlier;
    }
    let [runner, catcher] = case.starts;
    let thousandths = ends[runner][catcher] * 1000.0;
    ((thousandths.fract() - 0.5).abs() > 1e-6).then_some(ends[runner][catcher])
}

/// The value of a matrix game: some square submatrix has strategies that make all its rows and columns equally good,
/// and that are best in the whole game (Shapley and Snow 1950).
fn stage(matrix: &[Vec<f64>]) -> Option<f64> {
    let (rows, columns) = (1_u32 << matrix.len(), 1_u32 << matrix[0].len());
    let chosen = |set: u32| (0..32).filter(|at| set >> at & 1 == 1).map(|at| at as usize).listed();
    let column = |at: usize| matrix.iter().map(|row| row[at]).listed();
    let transposed = (0..matrix[0].len()).map(column).listed();
    for row_set in 1..rows {
        for column_set in (1..columns).filter(|set| set.count_ones() == row_set.count_ones()) {
            let (rows, columns) = (chosen(row_set), chosen(column_set));
            let of_columns = equalising(&part(matrix, &rows, &columns));
            let of_rows = equalising(&part(&transposed, &columns, &rows));
            let (Some(of_columns), Some(of_rows)) = (of_columns, of_rows) else {
                continue;
            };
            let mean = |line: &[f64], places: &[usize], weights: &[f64]| {
                let means = places.iter().zip(weights).map(|(&at, weight)| line[at] * weight);
                means.sum::<f64>()
            };
            let column_means = transposed.iter().map(|column| mean(column, &rows, &of_rows));
            let row_means = matrix.iter().map(|row| mean(row, &columns, &of_columns));
            let most = row_means.fold(f64::MIN, f64::max);
            let least = column_means.fold(f64::MAX, f64::min);
            if most - least < 1e-10 {
                return Some(f64::midpoint(least, most));
            }
        }
    }
    None
}

fn part(matrix: &[Vec<f64>], rows: &[usize], columns: &[usize]) -> Vec<Vec<f64>> {
    let row = |&row: &usize| columns.iter().map(|&at| matrix[row][at]).listed();
    rows.iter().map(row).listed()
}

/// Probabilities of the columns with which all rows have the same mean, by Gaussian elimination.
fn equalising(matrix: &[Vec<f64>]) -> Option<Vec<f64>> {
    let size = matrix.len();
    // The unknowns are the probabilities and the mean.
    let mut equations = matrix.iter().map(|row| [&row[..], &[-1.0, 0.0]].concat()).listed();
    equations.push([vec![1.0; size], vec![0.0, 1.0]].concat());
    for at in 0..=size {
        let pivot = (at..=size)
            .max_by(|&a, &b| equations[a][at].abs().total_cmp(&equations[b][at].abs()))?;
        only_if(equations[pivot][at].abs() >= 1e-9)?;
        equations.swap(at, pivot);
        let pivot = equations[at].clone();
        for (_, equation) in equations.iter_mut().enumerate().filter(|&(other, _)| other != at) {
            let times = equation[at] / pivot[at];
            for (entry, of_pivot) in equation.iter_mut().zip(&pivot) {
                *entry -= times * of_pivot;
            }
        }
    }
    let weights = (0..size).map(|at| equations[at][size + 1] / equations[at][at]).listed();
    weights.iter().all(|&weight| weight > -1e-10).then_some(weights)
}

/// An acyclic graph with different arcs, its vertices in any order.
fn graph(rng: &mut Random, vertices: usize, arcs: usize) -> Graph {
    let mut names = (0..vertices).listed();
    names.shuffle(rng);
    let pairs = (0..vertices).flat_map(|from| (0..from).map(move |to| (from, to))).listed();
    let chosen = sample(rng, pairs.len(), arcs).into_iter().map(|at| pairs[at]);
    Graph::new(vertices, chosen.map(|(from, to)| (names[from], names[to], ())).listed())
}

/// A game on a graph with few arcs.
fn case(rng: &mut Random, most: usize, longest: usize) -> Case {
    let vertices = rng.random_range(1..=most);
    let pairs = vertices * (vertices - 1) / 2;
    let arcs = rng.random_range(0..=pairs.min(3 * vertices / 2));
    let graph = graph(rng, vertices, arcs);
    let starts = [0; 2].map(|_| rng.random_range(0..vertices));
    Case { graph, starts, time: rng.random_range(0..=longest) }
}
