//! Hackenbush on a tree, red-blue and green.

use super::Entry;
use super::start::{counted, number, spaced};
use crate::board::{At, Board, Move, by_rules};
use crate::scene::{Place, Scene, circle, line, text};
use jury::Random;
use jury::graph::{Edge, Graph};
use jury::position::{Position, normal, two_sided};
use jury::rules::picture::Picture;
use jury::rules::{Player, Turns};
use rand::Rng;

const MOST_EDGES: usize = 12;

pub const RED_BLUE: Entry = Entry {
    id: "red-blue-hackenbush",
    title: "Red-blue Hackenbush on a tree",
    family: "Stalks and trees",
    rules: "A move cuts an edge of one’s own colour. What is no longer connected with the ground, \
            vertex 0, falls. Whoever has no edge left to cut loses.",
    clicks: "Choose an edge of your colour.",
    ending: "The player to move has no edge left.",
    sides: Some(["Blue (Left)", "Red (Right)"]),
    you: 0,
    format: "the edges, L for blue and R for red, with the ground as 0, such as 0-1L 1-2R 1-3L 0-4R",
    problems: &["codechef_gerald08"],
    open: |start, first| {
        let owner = |edge: &str| match edge.chars().last() {
            Some('L' | 'l') => Ok(Player::Left),
            Some('R' | 'r') => Ok(Player::Right),
            _ => Err(format!("an edge ends with L or R, unlike “{edge}”")),
        };
        let edges = tree(start, owner)?;
        let owners = edges.iter().map(|&(_, _, owner)| Some(owner)).collect();
        let picture = Picture::new(edges.clone());
        let standing = picture.start();
        let drawing = Drawing::new(&edges, owners);
        let rules = Turns(picture);
        Ok(At::start(RedBlue { rules, drawing }, (standing, first)))
    },
    random: |random| {
        let letter = |random: &mut Random| if random.random() { "L" } else { "R" };
        spaced(edges(random).into_iter().map(|edge| edge + letter(random)))
    },
};

pub const GREEN: Entry = Entry {
    id: "green-hackenbush",
    title: "Green Hackenbush on a tree",
    rules: "A move cuts an edge. What is no longer connected with the ground, vertex 0, falls. Whoever \
            has no edge left to cut loses.",
    clicks: "Choose an edge.",
    ending: "No edge is left.",
    sides: None,
    you: 0,
    format: "the edges, with the ground as 0, such as 0-1 1-2 1-3 0-4",
    problems: &["agc017_d", "poj3710"],
    open: |start, _| {
        let edges = tree(start, |_| Ok(()))?;
        let drawing = Drawing::new(&edges, vec![None; edges.len()]);
        let rules = Picture::new(edges);
        let standing = rules.start();
        Ok(At::start(Green { rules, drawing }, standing))
    },
    random: |random| spaced(edges(random)),
    ..RED_BLUE
};

/// The edges of a tree, downwards from the root.
fn tree<T: Copy>(
    start: &str,
    about: impl Fn(&str) -> Result<T, String>,
) -> Result<Vec<Edge<T>>, String> {
    let edge = |word: &str| -> Result<Edge<T>, String> {
        let ends = word.trim_end_matches(char::is_alphabetic).split_once('-');
        let (a, b) = ends.ok_or_else(|| format!("an edge is written as 0-1, not as “{word}”"))?;
        let vertex = |text| number(text, "a vertex", 0..=MOST_EDGES as u64);
        Ok((vertex(a)? as usize, vertex(b)? as usize, about(word)?))
    };
    let edges: Vec<Edge<T>> = start
        .split_whitespace()
        .map(edge)
        .collect::<Result<_, _>>()?;
    let edges = counted(edges, "an edge", 1..=MOST_EDGES)?;
    let graph = Graph::new(edges.len() + 1, edges);
    let numbers = graph
        .edges
        .iter()
        .all(|&(a, b, _)| a.max(b) < graph.vertices);
    if !numbers || !graph.is_tree() {
        return Err(format!(
            "{} edges make a tree if they connect the vertices 0 to {}",
            graph.edges.len(),
            graph.edges.len()
        ));
    }
    Ok(graph.downwards())
}

/// The edges of a random tree.
fn edges(random: &mut Random) -> Vec<String> {
    let vertices = random.random_range(6..=10);
    let parent = |child: usize| {
        let above = random.random_range(0..child);
        format!("{above}-{child}")
    };
    (1..vertices).map(parent).collect()
}

/// Where the vertices of a tree are drawn.
struct Drawing {
    /// Each edge from below, as it grows.
    edges: Vec<Edge>,
    owners: Vec<Option<Player>>,
    /// The place of each vertex, in pixels from the left and in steps from the ground.
    places: Vec<(i32, i32)>,
    width: i32,
    height: i32,
}

const STEP: i32 = 64;

fn id((a, b, ()): Edge) -> String {
    format!("edge-{a}-{b}")
}

impl Drawing {
    /// A drawing of a tree whose edges lead away from the root, none before that which it grows from.
    fn new<T>(edges: &[Edge<T>], owners: Vec<Option<Player>>) -> Self {
        let edges: Vec<Edge> = edges.iter().map(|&(a, b, _)| (a, b, ())).collect();
        let mut places = vec![(0, 0); edges.len() + 1];
        for &(below, above, ()) in &edges {
            places[above].1 = places[below].1 + 1;
        }
        let mut width = 0;
        place_above(0, &edges, &mut places, &mut width);
        let height = places.iter().map(|&(_, height)| height).max().unwrap_or(0);
        Drawing {
            edges,
            owners,
            places,
            width,
            height,
        }
    }

    fn point(&self, vertex: usize) -> (i32, i32) {
        let (x, height) = self.places[vertex];
        (x + STEP / 2 + 4, (self.height - height) * STEP + 16)
    }

    /// The edges among some that stand no longer once one has been cut.
    fn falling(&self, standing: u128, cut: usize) -> Vec<usize> {
        let mut lost = vec![self.edges[cut].1];
        let mut falling = Vec::new();
        for (at, &(below, above, ())) in self.edges.iter().enumerate() {
            if lost.contains(&below) && standing >> at & 1 == 1 {
                lost.push(above);
                falling.push(at);
            }
        }
        falling
    }

    /// The picture of the edges that stand; whoever has the turn may cut his own.
    fn scene(&self, standing: u128, turn: Option<Player>) -> Scene {
        let ground = self.height * STEP + 16;
        let width = self.width + 8;
        let mut scene = Scene::new(width as u32, ground as u32 + 16);
        scene.add(line("ground", (4, ground), (width - 4, ground)));
        let stands = |at: &usize| standing >> at & 1 == 1;
        for at in (0..self.edges.len()).filter(stands) {
            let (below, above, ()) = self.edges[at];
            let (class, letter, colour) = match self.owners[at] {
                Some(Player::Left) => ("edge blue", "L", "blue "),
                Some(Player::Right) => ("edge red", "R", "red "),
                None => ("edge green", "", ""),
            };
            let refusal = format!("This edge is {colour}and belongs to the other player.");
            let name = format!("{colour}edge from {below} to {above}");
            let mut place = Place::new(id(self.edges[at]), name, refusal);
            if self.owners[at] == turn {
                let falling = self.falling(standing, at).into_iter();
                place.with = falling.map(|at| id(self.edges[at])).collect();
            }
            let (from, to) = (self.point(below), self.point(above));
            let middle = (i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1));
            let mut shapes = line("hit", from, to) + &line(class, from, to);
            if !letter.is_empty() {
                shapes += &circle(&format!("badge {}", colour.trim()), middle, 11);
                shapes += &text("owner", middle, letter);
            }
            scene.place(place, shapes);
        }
        scene.add(circle("vertex", self.point(0), 6));
        for at in (0..self.edges.len()).filter(stands) {
            scene.add(circle("vertex", self.point(self.edges[at].1), 6));
        }
        scene
    }
}

/// Places a vertex in the middle above its branches, each of which begins where the one before ends.
fn place_above(vertex: usize, edges: &[Edge], places: &mut [(i32, i32)], free: &mut i32) {
    let above = edges.iter().filter(|edge| edge.0 == vertex);
    let above: Vec<usize> = above.map(|edge| edge.1).collect();
    for &next in &above {
        place_above(next, edges, places, free);
    }
    if let (Some(&first), Some(&last)) = (above.first(), above.last()) {
        places[vertex].0 = i32::midpoint(places[first].0, places[last].0);
    } else {
        places[vertex].0 = *free;
        *free += STEP;
    }
}

/// The edge that a move has cut: of those that stand no longer, the one that was lowest.
fn cut(drawing: &Drawing, before: u128, after: u128) -> Vec<String> {
    // The edges lead upwards in their order.
    let first = (before & !after).trailing_zeros() as usize;
    vec![id(drawing.edges[first])]
}

struct RedBlue {
    rules: Turns<Picture<Player>>,
    drawing: Drawing,
}

impl Board for RedBlue {
    type Rules = Turns<Picture<Player>>;
    type State = (u128, Player);

    fn rules(&self) -> &Self::Rules {
        &self.rules
    }

    fn position(&self, &state: &Self::State) -> Self::State {
        state
    }

    fn search(&self, (standing, turn): Self::State) -> Box<dyn Position> {
        two_sided(self.rules.0.clone(), standing, turn)
    }

    fn turn(&self, &(_, turn): &Self::State) -> Option<Player> {
        Some(turn)
    }

    fn moves(&self, state: &Self::State) -> Vec<Move<Self::State>> {
        by_rules(&self.rules, state, |after| {
            cut(&self.drawing, state.0, after.0)
        })
    }

    fn scene(&self, &(standing, turn): &Self::State) -> Scene {
        self.drawing.scene(standing, Some(turn))
    }
}

struct Green {
    rules: Picture<()>,
    drawing: Drawing,
}

impl Board for Green {
    type Rules = Picture<()>;
    type State = u128;

    fn rules(&self) -> &Self::Rules {
        &self.rules
    }

    fn position(&self, &standing: &u128) -> u128 {
        standing
    }

    fn search(&self, standing: u128) -> Box<dyn Position> {
        normal(self.rules.clone(), standing)
    }

    fn moves(&self, standing: &u128) -> Vec<Move<u128>> {
        by_rules(&self.rules, standing, |after| {
            cut(&self.drawing, *standing, *after)
        })
    }

    fn scene(&self, &standing: &u128) -> Scene {
        self.drawing.scene(standing, None)
    }
}
