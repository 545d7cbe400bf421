//! Mousetrap: how many actions does the keeper need until the mouse is in the trap?

use super::prelude::*;

const MAX_ROOMS: usize = 1_000_000;
const SEARCHED_ROOMS: usize = 7;
const SECOND_OPINION_ROOMS: usize = 300;

/// The rooms of the trap and of the mouse, and the tree.
type Case = ([usize; 2], Graph);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = usize;
    const QUESTION: Question<usize> =
        value("the number of actions that the keeper needs until the mouse is in the trap");
    const SUBJECT: &str = "a case asks for a number of actions";

    fn file() -> File<Case> {
        let places = [index("t", "n"), index("m", "n")];
        single(tree("n", 1..=MAX_ROOMS).of("a room").headed(places))
    }

    fn answer(&mut self, (places, tree): &Case) -> Option<usize> {
        (tree.vertices <= SEARCHED_ROOMS).then(|| searched(tree, *places))
    }

    fn small() -> impl Iterator<Item = Case> {
        cases::trees(0..=4, &[()]).into_iter().flat_map(|tree| {
            let places = cases::products(0..tree.vertices, 0..tree.vertices);
            places.map(move |(trap, mouse)| ([trap, mouse], tree.clone()))
        })
    }

    fn random(rng: &mut Random) -> Case {
        let rooms = rng.random_range(1..=SEARCHED_ROOMS);
        case(rng, rooms)
    }

    fn full(rng: &mut Random) -> Case {
        let rooms = rng.random_range(1..=SECOND_OPINION_ROOMS);
        case(rng, rooms)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the costs of branches by recursion, and each budget from 0 on, for up to 300 rooms",
    );

    fn second_opinion(&mut self, ([trap, mouse], tree): &Case) -> Option<usize> {
        only_if(tree.vertices <= SECOND_OPINION_ROOMS)?;
        let neighbours = tree.neighbours();
        let way = way(&neighbours, *mouse, *trap, *mouse)?;
        let rooms = &way[..way.len() - 1];
        let costs = |&room: &usize| {
            let children = neighbours[room].iter().filter(|child| !way.contains(child));
            children.map(|&child| cost(&neighbours, child, room)).listed()
        };
        let beside = rooms.iter().map(costs).listed();
        (0..=2 * tree.vertices).find(|&budget| {
            let mut left = budget;
            beside.iter().enumerate().all(|(place, costs)| {
                let others: usize = beside[place..].iter().map(Vec::len).sum();
                let dear = costs.iter().filter(|&&cost| cost + others > left).count();
                let may_block = dear <= left && budget - left + dear <= place + 1;
                left = left.saturating_sub(dear);
                may_block
            })
        })
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let last = MAX_ROOMS - 1;
        let comb = |room: usize| if room.is_multiple_of(2) { room - 2 } else { room - 1 };
        vec![
            ("a path", vec![([0, last], cases::path(MAX_ROOMS))]),
            ("a comb", vec![([0, last], cases::grown(MAX_ROOMS, comb))]),
            ("any tree", vec![([0, last], cases::tree(rng, MAX_ROOMS))]),
        ]
    }
}

/// The number of actions by the rules: the value of each state, from infinity down until none falls any more.
fn searched(tree: &Graph, [trap, mouse]: [usize; 2]) -> usize {
    const NEVER: usize = usize::MAX / 2;
    note(Search::OfBook);
    let corridors = tree.edges.len() as u32;
    // In base 3, a corridor is clean, dirty or blocked.
    let powers = (0..corridors).map(|at| 3_usize.pow(at)).listed();
    let states = 3_usize.pow(corridors);
    let place = |state: usize, room: usize| state * tree.vertices + room;
    let mut values = vec![NEVER; states * tree.vertices];
    loop {
        // For each state, the value with the mouse to move.
        let run = |state: usize, room: usize| {
            let reached = tree.edges.iter().zip(&powers).filter_map(|(&(a, b, ()), power)| {
                let is_open = [a, b].contains(&room) && (state / power).is_multiple_of(3);
                is_open.then(|| values[place(state + power, a + b - room)])
            });
            reached.max().unwrap_or(values[place(state, room)])
        };
        let mut next = values.clone();
        for state in 0..states {
            for room in 0..tree.vertices {
                let mut best = run(state, room);
                for power in &powers {
                    let now = state / power % 3;
                    if now < 2 {
                        best = best.min(1 + run(state + (2 - now) * power, room));
                    }
                    if now == 1 {
                        best = best.min(1 + run(state - power, room));
                    }
                }
                next[place(state, room)] = if room == trap { 0 } else { best.min(NEVER) };
            }
        }
        if next == values {
            return values[place(0, mouse)];
        }
        values = next;
    }
}

/// The rooms from one to another, not back to the one before.
fn way(neighbours: &[Vec<usize>], from: usize, to: usize, before: usize) -> Option<Vec<usize>> {
    if from == to {
        return Some(vec![from]);
    }
    let mut others = neighbours[from].iter().filter(|&&next| next != before);
    let rest = others.find_map(|&next| way(neighbours, next, to, from))?;
    Some([vec![from], rest].concat())
}

/// The cost of a mouse that comes into a room from another.
fn cost(neighbours: &[Vec<usize>], room: usize, from: usize) -> usize {
    let children = neighbours[room].iter().filter(|&&child| child != from);
    let mut costs = children.map(|&child| cost(neighbours, child, room)).listed();
    costs.sort_unstable();
    costs.len() + costs.iter().rev().nth(1).unwrap_or(&0)
}

/// A tree of any shape, with the trap and the mouse anywhere.
fn case(rng: &mut Random, rooms: usize) -> Case {
    let tree = cases::tree(rng, rooms);
    ([(); 2].map(|()| rng.random_range(0..rooms)), tree)
}
