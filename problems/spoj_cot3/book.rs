use super::prelude::*;
use crate::rules::path_painting::PathPainting;
use crate::second_opinion::path_painting::first_moves;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_VERTICES: usize = 32;
const SEARCHED_WHITE: usize = 12;

/// The colour of each vertex, true for white; and the tree.
type Case = (Vec<bool>, Graph);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    /// The vertices, from 0.
    type Answer = Vec<usize>;
    const QUESTION: Question<Vec<usize>> = Question::new(
        "the vertices that win when chosen first, in ascending order, one per line; `-1` if there \
         is none",
        |winning| {
            let names: Vec<String> = winning.iter().map(|vertex| (vertex + 1).to_string()).listed();
            if names.is_empty() { String::from("-1") } else { names.join("\n") }
        },
    );

    fn file() -> File<Case> {
        let white =
            number::<u8>("a colour", 0..=1).iso(|colour| colour == 0, |&white| u8::from(!white));
        let tree = tree("n", 1..=MAX_VERTICES).with_vertices(white);
        single(
            tree.iso(|(tree, white)| (white, tree), |(white, tree)| (tree.clone(), white.clone())),
        )
    }

    fn position((white, tree): &Case) -> Shown {
        shown_if(tree.vertices <= SEARCHED_VERTICES)?;
        Ok(normal(PathPainting::new(tree), set(white)))
    }

    fn answer(&mut self, (white, tree): &Case) -> Option<Vec<usize>> {
        let whites = white.iter().filter(|&&white| white).count();
        only_if(tree.vertices <= SEARCHED_VERTICES && whites <= SEARCHED_WHITE)?;
        let game = PathPainting::new(tree);
        let mut outcomes = impartial::Outcomes::new(game.clone(), Play::Normal);
        let winning = game.choices(set(white)).filter(|(_, left)| !outcomes.wins(left));
        Some(winning.map(|(vertex, _)| vertex).listed())
    }

    fn small() -> impl Iterator<Item = Case> {
        (0..=5).flat_map(|edges| {
            let white = cases::subsets((0..=edges).listed());
            let white =
                white.map(move |white| (0..=edges).map(|vertex| white.contains(&vertex)).listed());
            cases::products(white, cases::trees(edges..=edges, &[()]))
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

    fn second_opinion(&mut self, (white, tree): &Case) -> Option<Vec<usize>> {
        let choices = first_moves(white, tree)?;
        let winning = choices.into_iter().filter(|(_, left)| *left == 0);
        let mut winning: Vec<usize> = winning.map(|(vertex, _)| vertex).listed();
        winning.sort_unstable();
        Some(winning)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let white = vec![true; MAX_VERTICES];
        let mixed: Vec<bool> = (0..MAX_VERTICES).map(|_| rng.random()).listed();
        let path = || cases::path(MAX_VERTICES);
        let caterpillar = cases::grown(MAX_VERTICES, |child| (child - 1) & !1);
        let binary = cases::grown(MAX_VERTICES, |child| (child - 1) / 2);
        let flat = cases::grown(MAX_VERTICES, |child| rng.random_range(0..child));
        let deep =
            cases::grown(MAX_VERTICES, |child| rng.random_range(child.saturating_sub(10)..child));
        vec![
            ("a white path", vec![(white.clone(), path())]),
            ("a mixed path", vec![(mixed.clone(), path())]),
            ("a white caterpillar", vec![(white.clone(), caterpillar.clone())]),
            ("a mixed caterpillar", vec![(mixed.clone(), caterpillar)]),
            ("a binary tree", vec![(white.clone(), binary)]),
            ("a random tree", vec![(white.clone(), flat)]),
            ("a deep random tree", vec![(white, deep.clone())]),
            ("a deep mixed tree", vec![(mixed, deep)]),
        ]
    }
}

fn set(white: &[bool]) -> u32 {
    let white = (0..white.len()).filter(|&vertex| white[vertex]);
    white.fold(0, |set, vertex| set | 1 << vertex)
}

fn coloured(rng: &mut Random, vertices: usize) -> Case {
    let white = colours(rng, vertices);
    (white, cases::tree(rng, vertices))
}

/// Random colours: all vertices have one colour, or one in two, five or a thousand has the other.
fn colours(rng: &mut Random, vertices: usize) -> Vec<bool> {
    let one_in = [Some(2), Some(5), Some(1000), None][rng.random_range(0..4)];
    let usual: bool = rng.random();
    let mut differs = || one_in.is_some_and(|one_in| rng.random_range(0..one_in) == 0);
    (0..vertices).map(|_| differs() != usual).listed()
}
