use super::prelude::*;
use crate::rules::path_painting::PathPainting;
use crate::second_opinion::path_painting::first_moves;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_VERTICES: usize = 32;
const SEARCHED_WHITE: usize = 12;

/// The tree, and the colour of each vertex, true for white.
type Case = (Graph, Vec<bool>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    /// The vertices, from 0.
    type Answer = Vec<usize>;
    const QUESTION: Question<Vec<usize>> = Question::new(
        "the vertices that win when chosen first, in ascending order, one per line; `-1` if there is none",
        |winning| {
            let names = winning.iter().map(|vertex| (vertex + 1).to_string()).listed();
            if names.is_empty() { "-1".into() } else { names.join("\n") }
        },
    );

    fn file() -> File<Case> {
        let white = bit("a colour").iso(|black| !black, |white| !white);
        single(tree("n", 1..=MAX_VERTICES).with_vertices(white))
    }

    fn position((tree, white): &Case) -> Shown {
        shown_if(tree.vertices <= SEARCHED_VERTICES)?;
        Ok(normal(PathPainting::new(tree), set(white)))
    }

    fn answer(&mut self, (tree, white): &Case) -> Option<Vec<usize>> {
        let whites = white.iter().filter(|&&white| white).count();
        only_if(tree.vertices <= SEARCHED_VERTICES && whites <= SEARCHED_WHITE)?;
        let game = PathPainting::new(tree);
        let mut outcomes = impartial::Outcomes::new(game.clone(), Play::Normal);
        let winning = game.choices(set(white)).filter(|(_, left)| !outcomes.wins(left));
        Some(winning.map(|(vertex, _)| vertex).listed())
    }

    fn small() -> impl Iterator<Item = Case> {
        (0..=5).flat_map(|edges| {
            let white = (0..2_u32 << edges)
                .map(move |white| (0..=edges).map(|vertex| white >> vertex & 1 == 1).listed());
            cases::products(white, cases::trees(edges..=edges, &[()]))
                .map(|(white, tree)| (tree, white))
        })
    }

    fn random(rng: &mut Random) -> Case {
        let vertices = rng.random_range(1..=SEARCHED_WHITE);
        coloured(rng, vertices)
    }

    fn full(rng: &mut Random) -> Case {
        let most = [30, 1000, MAX_VERTICES][rng.random_range(0..3)];
        let vertices = rng.random_range(1..=most);
        coloured(rng, vertices)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Grundy values by definition: the values of all first moves in each subtree, in lists, unless the tree \
         is both large and deep; the solution merges tries",
    );

    fn second_opinion(&mut self, (tree, white): &Case) -> Option<Vec<usize>> {
        let choices = first_moves(white, tree)?;
        let winning = choices.into_iter().filter(|(_, left)| *left == 0);
        let mut winning: Vec<usize> = winning.map(|(vertex, _)| vertex).listed();
        winning.sort_unstable();
        Some(winning)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mixed = cases::several(MAX_VERTICES, || rng.random());
        let path = || cases::path(MAX_VERTICES);
        let caterpillar = || cases::grown(MAX_VERTICES, |child| (child - 1) & !1);
        let flat = cases::grown(MAX_VERTICES, |child| rng.random_range(0..child));
        let deep =
            cases::grown(MAX_VERTICES, |child| rng.random_range(child.saturating_sub(10)..child));
        let white = |tree| vec![(tree, vec![true; MAX_VERTICES])];
        let mixed = |tree| vec![(tree, mixed.clone())];
        vec![
            ("a white path", white(path())),
            ("a mixed path", mixed(path())),
            ("a white caterpillar", white(caterpillar())),
            ("a mixed caterpillar", mixed(caterpillar())),
            ("a binary tree", white(cases::grown(MAX_VERTICES, |child| (child - 1) / 2))),
            ("a random tree", white(flat)),
            ("a deep random tree", white(deep.clone())),
            ("a deep mixed tree", mixed(deep)),
        ]
    }
}

fn set(white: &[bool]) -> u32 {
    let white = (0..white.len()).filter(|&vertex| white[vertex]);
    white.fold(0, |set, vertex| set | 1 << vertex)
}

fn coloured(rng: &mut Random, vertices: usize) -> Case {
    let white = colours(rng, vertices);
    (cases::tree(rng, vertices), white)
}

/// Random colours: all vertices have one colour, or one in two, five or a thousand has the other.
fn colours(rng: &mut Random, vertices: usize) -> Vec<bool> {
    let one_in = [Some(2), Some(5), Some(1000), None][rng.random_range(0..4)];
    let usual: bool = rng.random();
    let mut differs = || one_in.is_some_and(|one_in| rng.random_range(0..one_in) == 0);
    cases::several(vertices, || differs() != usual)
}
