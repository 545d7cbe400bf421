//! SPOJ COT3, Combat on a tree: a move chooses a white vertex of a tree, and paints all on the path
//! from vertex 1 to it black; which first moves win?

use super::prelude::*;
use crate::format::{Text, Tokens, rooted};
use crate::graph::Graph;
use crate::rules::path_painting::PathPainting;
use crate::search::impartial::Play;
use crate::search::impartial::mex;
use crate::second_opinion::nim_sum;
use anyhow::{Result, ensure};

const MAX_VERTICES: usize = 100_000;
const SEARCHED_VERTICES: usize = 32;
const SEARCHED_WHITE: usize = 12;
const SECOND_OPINION_STEPS: u64 = 300_000;

/// Whether each vertex is white, and the tree.
type Case = (Vec<bool>, Graph);

/// The number of vertices, their colours, 0 for white and 1 for black, and the edges.
struct ColouredTree;

impl Format for ColouredTree {
    type Value = Case;

    fn read(&self, tokens: &mut Tokens) -> Result<Case> {
        let vertices: usize = tokens.number("the number of vertices")?;
        let colour = |_| {
            let colour: u8 = tokens.number("a colour")?;
            ensure!(colour <= 1, "expected a colour, 0 or 1, found `{colour}`");
            Ok(colour == 0)
        };
        let white: Vec<bool> = (0..vertices).map(colour).collect::<Result<_>>()?;
        let mut vertex = || tokens.index("a vertex", vertices);
        let edges: Vec<_> = (1..vertices)
            .map(|_| Ok((vertex()?, vertex()?, ())))
            .collect::<Result<_>>()?;
        Ok((white, Graph { vertices, edges }))
    }

    fn write(&self, (white, tree): &Case, text: &mut Text) {
        text.token(tree.vertices);
        text.end_line();
        for white in white {
            text.token(u8::from(!white));
        }
        for (a, b, ()) in &tree.edges {
            text.end_line();
            text.token(a + 1);
            text.token(b + 1);
        }
        text.end_line();
    }

    /// Smaller trees with the colours of the first vertices, then the tree with a vertex painted.
    fn simpler(&self, (white, tree): &Case) -> Vec<Case> {
        let smaller = rooted(tree).into_iter();
        let smaller = smaller.map(|tree| (white[..tree.vertices].to_vec(), tree));
        let paintable = (0..white.len()).filter(|&vertex| white[vertex]);
        let painted = paintable.map(|vertex| {
            let mut white = white.clone();
            white[vertex] = false;
            (white, tree.clone())
        });
        smaller.chain(painted.take(64)).collect()
    }
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;

    fn file() -> File<impl Format<Value = Case>> {
        single(ColouredTree.such_that("a tree", |(_, tree)| tree.is_tree()))
    }

    fn position((white, tree): &Case) -> Shown {
        if tree.vertices > SEARCHED_VERTICES {
            return Err(BEYOND_RULES);
        }
        Ok(normal(PathPainting::new(tree), set(white)))
    }

    fn answer(&mut self, (white, tree): &Case) -> Option<String> {
        let whites = white.iter().filter(|&&white| white).count();
        let searchable = tree.vertices <= SEARCHED_VERTICES && whites <= SEARCHED_WHITE;
        searchable.then(|| {
            let start = set(white);
            let game = PathPainting::new(tree);
            let mut outcomes = Outcomes::new(game.clone(), Play::Normal);
            let choices = game.choices(start);
            let winning = choices.filter(|(_, left)| !outcomes.wins(left));
            let winning: Vec<String> = winning.map(|(v, _)| (v + 1).to_string()).collect();
            if winning.is_empty() {
                String::from("-1")
            } else {
                winning.join("\n")
            }
        })
    }

    fn small() -> impl Iterator<Item = Case> {
        (0..=5).flat_map(|edges| {
            let trees = cases::trees(edges, &[()]);
            cases::subsets((0..=edges).collect()).flat_map(move |white| {
                let white: Vec<bool> = (0..=edges).map(|vertex| white.contains(&vertex)).collect();
                let trees = trees.clone().into_iter();
                trees.map(move |tree| (white.clone(), tree))
            })
        })
    }

    fn random(random: &mut Random) -> Case {
        let vertices = random.random_range(1..=SEARCHED_WHITE);
        coloured(random, vertices)
    }

    fn full(random: &mut Random) -> Case {
        let most = [30, 1000, MAX_VERTICES][random.random_range(0..3)];
        let vertices = random.random_range(1..=most);
        coloured(random, vertices)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Grundy values by their definition: the values of all first moves in each subtree, in \
         lists, for trees that are not both large and deep; the solution merges tries",
    );

    fn second_opinion(&mut self, (white, tree): &Case) -> Option<String> {
        let choices = first_moves(white, tree)?;
        let winning = choices.into_iter().filter(|(_, left)| *left == 0);
        let mut winning: Vec<usize> = winning.map(|(vertex, _)| vertex + 1).collect();
        winning.sort_unstable();
        let winning: Vec<String> = winning.iter().map(usize::to_string).collect();
        Some(if winning.is_empty() {
            String::from("-1")
        } else {
            winning.join("\n")
        })
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let white = vec![true; MAX_VERTICES];
        let mixed: Vec<bool> = (0..MAX_VERTICES).map(|_| random.random()).collect();
        let path = || cases::grown(MAX_VERTICES, |child| child - 1);
        let caterpillar = cases::grown(MAX_VERTICES, |child| (child - 1) & !1);
        let binary = cases::grown(MAX_VERTICES, |child| (child - 1) / 2);
        let flat = cases::grown(MAX_VERTICES, |child| random.random_range(0..child));
        let deep = cases::grown(MAX_VERTICES, |child| {
            random.random_range(child.saturating_sub(10)..child)
        });
        vec![
            ("a white path", vec![(white.clone(), path())]),
            ("a mixed path", vec![(mixed.clone(), path())]),
            (
                "a white caterpillar",
                vec![(white.clone(), caterpillar.clone())],
            ),
            ("a mixed caterpillar", vec![(mixed.clone(), caterpillar)]),
            ("a binary tree", vec![(white.clone(), binary)]),
            ("a random tree", vec![(white.clone(), flat)]),
            ("a deep random tree", vec![(white, deep.clone())]),
            ("a deep mixed tree", vec![(mixed, deep)]),
        ]
    }
}

/// The white vertices as the bits of a set.
fn set(white: &[bool]) -> u32 {
    let white = (0..white.len()).filter(|&vertex| white[vertex]);
    white.fold(0, |set, vertex| set | 1 << vertex)
}

/// A tree with all vertices of one colour, or one in two, in five or in a thousand of the other.
fn coloured(random: &mut Random, vertices: usize) -> Case {
    let one_in = [2, 5, 1000, usize::MAX][random.random_range(0..4)];
    let usual: bool = random.random();
    let white = (0..vertices).map(|_| (random.random_range(0..one_in) == 0) != usual);
    (white.collect(), cases::tree(random, vertices))
}

/// The first moves, each with what it leaves, as a Grundy value; `None` if that takes long. Each vertex in
/// turn is the top of a subtree, of which all first moves are listed.
fn first_moves(white: &[bool], tree: &Graph) -> Option<Vec<(usize, u64)>> {
    let downwards = tree.downwards();
    let mut children = vec![Vec::new(); tree.vertices];
    for &(parent, child, ()) in &downwards {
        children[parent].push(child);
    }
    let mut steps = 0;
    let mut values = vec![0; tree.vertices];
    // What the subtrees below each vertex are worth together.
    let mut below = vec![0; tree.vertices];
    let mut choices = Vec::new();
    let tops = downwards.iter().rev().map(|(_, child, ())| *child);
    for top in tops.chain([0]) {
        below[top] = nim_sum(children[top].iter().map(|&child| values[child]));
        choices.clear();
        let mut open = vec![(top, below[top])];
        while let Some((vertex, left)) = open.pop() {
            if white[vertex] {
                choices.push((vertex, left));
            }
            // The path goes on: the subtree of the child falls apart.
            let next = children[vertex].iter();
            open.extend(next.map(|&child| (child, nim_sum([left, values[child], below[child]]))));
            steps += 1;
        }
        if steps > SECOND_OPINION_STEPS {
            return None;
        }
        values[top] = mex(choices.iter().map(|(_, left)| *left));
    }
    Some(choices)
}
