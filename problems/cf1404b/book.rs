use super::prelude::*;
use crate::format::two_indices;
use crate::rules::Player::Left as Alice;
use crate::rules::pursuit::{Chased, Pursuit};

const MAX_VERTICES: usize = 100_000;
const SEARCHED_VERTICES: usize = 8;
/// The maximum number of moves that the second opinion looks at.
const MOST_MOVES: usize = 1_000_000;

/// The vertices of Alice and Bob, their ranges, and the tree.
type Case = (([usize; 2], [usize; 2]), Graph);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, ever catches Bob", "Alice", "Bob");

    fn file() -> File<Case> {
        let starts = two_indices("different a and b", ["a", "b"], "n");
        let far = ["da", "db"].map(|far| number(far, between(1, plus("n", -1))));
        let case = tree("n", 2..=MAX_VERTICES).headed((starts, far));
        counted("t", 1..=10_000, case)
            .total("the sum of n", 2..=MAX_VERTICES, |(_, tree)| tree.vertices as u64)
    }

    fn position(case: &Case) -> Shown {
        shown_if(case.1.vertices <= 30)?;
        Ok(loopy(pursuit(case), start(case)))
    }

    fn answer(&mut self, case: &Case) -> Option<bool> {
        only_if(case.1.vertices <= SEARCHED_VERTICES)?;
        let start = start(case);
        Some(is_won(loopy::solve(&pursuit(case), Play::Normal, [start])[&start]))
    }

    fn small() -> impl Iterator<Item = Case> {
        cases::trees(1..=4, &[()]).into_iter().flat_map(|tree| {
            let n = tree.vertices;
            let starts = cases::products(0..n, 0..n).filter(|(a, b)| a != b);
            cases::products(starts, cases::products(1..n, 1..n).listed())
                .map(move |((a, b), (da, db))| (([a, b], [da, db]), tree.clone()))
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
         positions and then proved, each from those of its options; the solution compares distances",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<bool> {
        let start = start(case);
        let vertices = case.1.vertices;
        // This is about half the number of positions, and listing their moves takes cubic time.
        only_if(vertices * vertices <= MOST_MOVES)?;
        Some(is_won(backwards::outcomes(&pursuit(case), [start], MOST_MOVES)?[&start]))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let path = (([0, MAX_VERTICES - 1], [1, 3]), cases::path(MAX_VERTICES));
        let any = (([0, 1], [1, 3]), cases::tree(rng, MAX_VERTICES));
        let small = cases::several(10_000, || (([0, 9], [1, 3]), cases::tree(rng, 10)));
        vec![("a path", vec![path]), ("a random tree", vec![any]), ("10,000 trees", small)]
    }
}

fn pursuit(((_, [da, db]), tree): &Case) -> Pursuit {
    let neighbours = tree.neighbours();
    let within = |start: usize, most: usize| {
        let mut reached = vec![start];
        let mut from = 0;
        for _ in 0..most.min(tree.vertices) {
            let end = reached.len();
            for at in from..end {
                for &next in &neighbours[reached[at]] {
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
            from = end;
        }
        reached.split_off(1)
    };
    let all = |most| (0..tree.vertices).map(|vertex| within(vertex, most)).listed();
    Pursuit { pursuer: all(*da), fugitive: all(*db) }
}

fn start(&(([pursuer, fugitive], _), _): &Case) -> Chased {
    Chased { pursuer, fugitive, turn: Alice }
}

fn is_won(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Win(_))
}

/// A random tree, in which Bob's range is mostly about twice Alice's.
fn case(rng: &mut Random, most: usize) -> Case {
    let vertices = rng.random_range(2..=most);
    let a = rng.random_range(0..vertices);
    let b = (a + rng.random_range(1..vertices)) % vertices;
    let da = cases::number(rng, 1..=vertices as u64 - 1) as usize;
    let near = (2 * da + rng.random_range(0..3)).min(vertices - 1);
    let db = [near, rng.random_range(1..vertices)][usize::from(rng.random_ratio(1, 4))];
    (([a, b], [da, db]), cases::tree(rng, vertices))
}
