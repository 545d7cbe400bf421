use super::prelude::*;
use crate::rules::Player::Left as White;
use crate::rules::three_in_a_path::{Coloured, ThreeInAPath};
use crate::second_opinion::threats::Threats;

const MAX_VERTICES: usize = 500_000;
const SEARCHED_VERTICES: usize = 8;

/// A tree, and the colours of its vertices: `W` for white, `N` for none.
type Case = (Graph, String);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    /// 1 if White wins, -1 if Black does.
    type Answer = i64;
    const QUESTION: Question<i64> = Question::new(
        "`White` if White, who begins, wins, `Black` if Black does, otherwise `Draw`",
        |score| match score {
            1 => "White".into(),
            -1 => "Black".into(),
            _ => "Draw".into(),
        },
    );

    fn file() -> File<Case> {
        let case = (tree("n", 1..=MAX_VERTICES), word("NW", "n").line());
        let case = case.chosen_by(|choices| {
            let tree = tree("n", 1..=MAX_VERTICES).choose(choices)?;
            Some(coloured(choices.rng, tree))
        });
        let case = case.simplified_by(simpler);
        let case = case.such_that("a free vertex", |(_, colours)| colours.contains('N'));
        let case = case.such_that("no white path of three vertices", |(tree, colours)| {
            !has_white_path(tree, colours)
        });
        counted("T", 1..=50_000, case)
            .total("the sum of n", 1..=MAX_VERTICES, |(tree, _)| tree.vertices as u64)
    }

    fn position(case: &Case) -> Shown {
        shown_if(case.0.vertices <= 32)?;
        Ok(scoring(ThreeInAPath::new(&case.0), start(case), White))
    }

    fn answer(&mut self, case: &Case) -> Option<i64> {
        let searchable = case.0.vertices <= SEARCHED_VERTICES;
        searchable.then(|| Scores::new(ThreeInAPath::new(&case.0)).score(&start(case), White))
    }

    fn small() -> impl Iterator<Item = Case> {
        cases::trees(0..=5, &[()]).into_iter().flat_map(|tree| {
            let colours = cases::words(tree.vertices..=tree.vertices, "NW");
            let coloured = colours.map(move |colours| (tree.clone(), colours));
            coloured
                .filter(|(tree, colours)| colours.contains('N') && !has_white_path(tree, colours))
        })
    }

    fn random(rng: &mut Random) -> Case {
        case(rng, SEARCHED_VERTICES)
    }

    fn full(rng: &mut Random) -> Case {
        let most = [16, 300][usize::from(rng.random_ratio(1, 8))];
        case(rng, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a search by threats, which the opponent has to answer, of up to 100,000 positions, on trees with up \
         to 32 vertices; it does not use the new vertices that replace the white ones",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<i64> {
        only_if(case.0.vertices <= 32)?;
        Threats::new(&case.0, 100_000).score(start(case))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let free = |tree| vec![(tree, "N".repeat(MAX_VERTICES))];
        let small = cases::several(50_000, || {
            let tree = cases::tree(rng, 10);
            coloured(rng, tree)
        });
        vec![
            ("a path", free(cases::path(MAX_VERTICES))),
            ("50,000 trees", small),
            ("a random tree", free(cases::tree(rng, MAX_VERTICES))),
        ]
    }
}

fn start((_, colours): &Case) -> Coloured {
    let white = colours.match_indices('W');
    [white.fold(0, |set, (vertex, _)| set | 1 << vertex), 0]
}

fn has_white_path(tree: &Graph, colours: &str) -> bool {
    let is_white = |vertex: usize| colours.as_bytes()[vertex] == b'W';
    let neighbours = tree.neighbours();
    let mut middles = (0..tree.vertices).filter(|&vertex| is_white(vertex));
    middles.any(|middle| neighbours[middle].iter().filter(|&&end| is_white(end)).count() > 1)
}

fn case(rng: &mut Random, most: usize) -> Case {
    let vertices = rng.random_range(1..=most);
    let tree = cases::tree(rng, vertices);
    coloured(rng, tree)
}

/// The tree with random colours: at least one vertex is free, usually most are, and there is no white path of three.
fn coloured(rng: &mut Random, tree: Graph) -> Case {
    let neighbours = tree.neighbours();
    let mut is_white = vec![false; tree.vertices];
    let odds = [1, 5, 40][rng.random_range(0..3)];
    // Beyond the bounds, a tree may have no vertices.
    let free = rng.random_range(0..tree.vertices.max(1));
    for vertex in (0..tree.vertices).filter(|&vertex| vertex != free) {
        let white_around =
            |vertex: usize| neighbours[vertex].iter().filter(|&&other| is_white[other]).listed();
        let makes_path = match white_around(vertex)[..] {
            [] => false,
            [&one] => !white_around(one).is_empty(),
            _ => true,
        };
        is_white[vertex] = !makes_path && rng.random_ratio(1, 2 * odds);
    }
    let letter = |white: &bool| if *white { 'W' } else { 'N' };
    (tree, is_white.iter().map(letter).collect())
}

/// Removes a leaf, or makes a white vertex free.
fn simpler((tree, colours): &Case) -> Vec<Case> {
    let mut simpler = Vec::new();
    for leaf in tree.leaves() {
        let mut rest = colours.clone();
        rest.remove(leaf);
        simpler.push((tree.without(leaf), rest));
    }
    for (vertex, _) in colours.match_indices('W') {
        let mut freed = colours.clone();
        freed.replace_range(vertex..=vertex, "N");
        simpler.push((tree.clone(), freed));
    }
    simpler
}
