use super::prelude::*;
use crate::rules::keep_component::KeepComponent;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_VERTICES: usize = 14;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Hifuu, who begins, wins", "Hifuu", "Luna");

    fn file() -> File<Graph> {
        counted("T", 1..=5, tree("n", 2..=MAX_VERTICES))
    }

    fn position(tree: &Graph) -> Shown {
        shown_if(tree.vertices <= 32)?;
        let game = KeepComponent::new(tree);
        let start = game.start();
        Ok(misere(game, start))
    }

    fn answer(&mut self, tree: &Graph) -> Option<bool> {
        only_if(tree.vertices <= SEARCHED_VERTICES)?;
        let game = KeepComponent::new(tree);
        let start = game.start();
        Some(impartial::Outcomes::new(game, Play::Misere).wins(&start))
    }

    fn small() -> impl Iterator<Item = Graph> {
        cases::trees(1..=6, &[()]).into_iter()
    }

    fn random(rng: &mut Random) -> Graph {
        let vertices = rng.random_range(2..=SEARCHED_VERTICES);
        if rng.random() { cases::odd_tree(rng, vertices) } else { cases::tree(rng, vertices) }
    }

    fn full(rng: &mut Random) -> Graph {
        let most = [20, 1000, MAX_VERTICES][rng.random_range(0..3)];
        let vertices = rng.random_range(2..=most);
        match rng.random_range(0..4) {
            0 => cases::tree(rng, vertices),
            1 => {
                // One vertex of an even degree.
                let mut tree = cases::odd_tree(rng, vertices.max(3) - 1);
                tree.edges.push((rng.random_range(0..tree.vertices), tree.vertices, ()));
                tree.vertices += 1;
                tree
            }
            _ => cases::odd_tree(rng, vertices),
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end, with the claim about the degrees checked against the rules in each of its \
         positions, for fewer than 128 vertices; for larger trees, the claim alone",
    );

    const WAYS: &'static [Way<Self>] = &[
        |_, tree| {
            only_if(tree.vertices < 128)?;
            let neighbours = tree.neighbours();
            let game = KeepComponent::new(tree);
            let loses = lost_in_play(&game, Play::Misere, &game.start(), usize::MAX, |set| {
                // A vertex alone has the degree 0.
                let is_left = |vertex: &usize| set >> vertex & 1 == 1;
                let beside = |vertex: usize| neighbours[vertex].iter().filter(|next| is_left(next));
                let mut left = (0..tree.vertices).filter(is_left);
                left.all(|vertex| beside(vertex).count() % 2 == 1)
            });
            Some(!loses?)
        },
        |_, tree| {
            let mut degrees = tree.neighbours().into_iter().map(|beside| beside.len());
            Some(degrees.any(|degree| degree % 2 == 0))
        },
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        let trees = cases::several(5, || cases::tree(rng, MAX_VERTICES));
        let odd = cases::several(5, || cases::odd_tree(rng, MAX_VERTICES));
        vec![("5 trees of 100,000", trees), ("5 trees with odd degrees", odd)]
    }
}
