//! Hackenbush, red-blue and green.

use crate::board::{About, Board};
use crate::scene::{Place, Scene, circle, line, text};
use jury::graph::Edge;
use jury::rules::picture::Picture;
use jury::rules::{Game, Partizan, Player};
use std::collections::BTreeSet;

/// The maximum number of edges.
const MOST: usize = 32;

/// The layout of a picture: a tree of shortest paths from the ground, and other edges between branches.
struct Drawing {
    edges: Vec<(usize, usize)>,
    owners: Vec<Option<Player>>,
    /// The place of each vertex: pixels from the left, and steps above the ground.
    places: Vec<(i32, i32)>,
    width: i32,
    height: i32,
}

const STEP: i32 = 64;

/// The distance between edges with the same ends.
const ASIDE: i32 = 34;

fn id(edge: usize) -> String {
    format!("edge-{}", edge + 1)
}

impl Drawing {
    /// Lays out edges; `None` if there are too many, or if one is a loop.
    fn new<T>(edges: &[Edge<T>], owner: impl Fn(&T) -> Option<Player>) -> Option<Self> {
        let owners = edges.iter().map(|(.., about)| owner(about)).collect();
        let edges: Vec<(usize, usize)> = edges.iter().map(|&(a, b, _)| (a, b)).collect();
        if edges.len() > MOST || edges.iter().any(|(a, b)| a == b) {
            return None;
        }
        let vertices = edges.iter().map(|&(a, b)| a.max(b) + 1).max().unwrap_or(1);
        let mut above: Vec<Vec<usize>> = vec![Vec::new(); vertices];
        let mut places = vec![(0, 0); vertices];
        let mut reached = vec![0];
        let mut next = 0;
        while let Some(&vertex) = reached.get(next) {
            next += 1;
            for &(a, b) in &edges {
                for (from, to) in [(a, b), (b, a)] {
                    if from == vertex && !reached.contains(&to) {
                        reached.push(to);
                        above[vertex].push(to);
                        places[to].1 = places[vertex].1 + 1;
                    }
                }
            }
        }
        let mut width = ASIDE;
        place_above(0, &above, &mut places, &mut width);
        width += ASIDE;
        let height = places.iter().map(|&(_, height)| height).max().unwrap_or(0);
        Some(Drawing { edges, owners, places, width, height })
    }

    fn point(&self, vertex: usize) -> (i32, i32) {
        let (x, height) = self.places[vertex];
        (x + STEP / 2 + 4, (self.height - height) * STEP + 16)
    }

    /// The line of an edge, bent around earlier edges with the same ends, and its middle.
    fn line(&self, at: usize) -> (String, (i32, i32)) {
        let (a, b) = self.edges[at];
        let same = |edge: &&(usize, usize)| [(a, b), (b, a)].contains(*edge);
        let before = self.edges[..at].iter().filter(same).count() as i32;
        let aside = ASIDE * ((before + 1) / 2) * if before % 2 == 0 { -1 } else { 1 };
        let [(x1, y1), (x2, y2)] = [a, b].map(|vertex| self.point(vertex));
        let (x, y) = (i32::midpoint(x1, x2), i32::midpoint(y1, y2));
        let (dx, dy) = if (x1 - x2).abs() < (y1 - y2).abs() { (aside, 0) } else { (0, aside) };
        let (bend_x, bend_y) = (x + 2 * dx, y + 2 * dy);
        let line = format!("M{x1} {y1} Q{bend_x} {bend_y} {x2} {y2}");
        (line, (x + dx, y + dy))
    }

    fn fallen(&self, before: u128, after: u128) -> Vec<usize> {
        let edges = 0..self.edges.len();
        edges.filter(|at| (before & !after) >> at & 1 == 1).collect()
    }

    /// The edge that a move cuts: of the removed edges, the one next to a remaining edge or the ground.
    fn cut(&self, before: u128, after: u128) -> usize {
        let stands = |at: usize| after >> at & 1 == 1;
        let is_held = |vertex: usize| {
            let mut edges = self.edges.iter().enumerate();
            vertex == 0 || edges.any(|(at, &(a, b))| stands(at) && (a == vertex || b == vertex))
        };
        let fallen = self.fallen(before, after);
        let reaches = |&&at: &&usize| is_held(self.edges[at].0) || is_held(self.edges[at].1);
        *fallen.iter().find(reaches).expect("a move cuts an edge")
    }

    fn clicks(&self, before: u128, after: u128) -> Vec<String> {
        vec![id(self.cut(before, after))]
    }

    /// Draws the standing edges; the player's cuts lead to `options`.
    fn scene(&self, standing: u128, options: &[u128]) -> Scene {
        let ground = self.height * STEP + 16;
        let width = self.width + 8;
        let mut scene = Scene::new(width as u32, ground as u32 + 16, STEP as u32);
        scene.add(line("ground", (4, ground), (width - 4, ground)));
        let stands = |at: &usize| standing >> at & 1 == 1;
        let mut vertices = BTreeSet::from([0]);
        for at in (0..self.edges.len()).filter(stands) {
            let (a, b) = self.edges[at];
            vertices.extend([a, b]);
            let (class, letter, colour) = match self.owners[at] {
                Some(Player::Left) => ("edge blue", "L", "blue "),
                Some(Player::Right) => ("edge red", "R", "red "),
                None => ("edge green", "", ""),
            };
            let refusal = format!("This edge is {colour}and belongs to the other player.");
            let name = format!("{colour}edge from {} to {}", a.min(b) + 1, a.max(b) + 1);
            let mut place = Place::new(id(at), name, refusal);
            if let Some(after) = options.iter().find(|&&after| self.cut(standing, after) == at) {
                let fallen = self.fallen(standing, *after).into_iter();
                place.with = fallen.filter(|&edge| edge != at).map(id).collect();
            }
            let (way, middle) = self.line(at);
            let path = |class: &str| format!("<path class=\"{class}\" d=\"{way}\"/>");
            let mut shapes = path("edge hit") + &path(class);
            if !letter.is_empty() {
                shapes += &circle(&format!("badge {}", colour.trim()), middle, 11);
                shapes += &text("owner", middle, letter);
            }
            scene.place(place, shapes);
        }
        for vertex in vertices {
            scene.add(circle("vertex", self.point(vertex), 6));
        }
        scene
    }
}

/// Places a vertex below the middle of its branches, which stand side by side from `free` on.
fn place_above(vertex: usize, all: &[Vec<usize>], places: &mut [(i32, i32)], free: &mut i32) {
    let above = &all[vertex];
    for &next in above {
        place_above(next, all, places, free);
    }
    if let (Some(&first), Some(&last)) = (above.first(), above.last()) {
        places[vertex].0 = i32::midpoint(places[first].0, places[last].0);
    } else {
        places[vertex].0 = *free;
        *free += STEP;
    }
}

pub struct RedBlue {
    rules: Picture<Player>,
    drawing: Drawing,
}

impl Board for RedBlue {
    type Rules = Picture<Player>;
    type Position = (u128, Player);
    type State = (u128, Player);

    const ABOUT: About = About {
        clicks: "Vertex 1 is the ground, at the bottom. Choose an edge of your colour.",
        ending: "The player to move has no edge left.",
        sides: Some(["Blue (Left)", "Red (Right)"]),
    };

    fn open(rules: Self::Rules, _: &Self::Position) -> Option<Self> {
        let drawing = Drawing::new(rules.edges(), |&owner| Some(owner))?;
        Some(RedBlue { rules, drawing })
    }

    fn clicks(&self, &(before, _): &Self::Position, after: &Self::Position) -> Vec<String> {
        self.drawing.clicks(before, after.0)
    }

    fn scene(&self, &(standing, turn): &Self::State) -> Scene {
        let options = self.rules.options(&standing, turn);
        self.drawing.scene(standing, &options)
    }
}

pub struct Green {
    rules: Picture<()>,
    drawing: Drawing,
}

impl Board for Green {
    type Rules = Picture<()>;
    type Position = u128;
    type State = u128;

    const ABOUT: About = About {
        clicks: "Vertex 1 is the ground, at the bottom. Choose an edge.",
        ending: "No edge is left.",
        sides: None,
    };

    fn open(rules: Picture<()>, _: &u128) -> Option<Self> {
        // Only one vertex of a drawing is on the ground.
        let drawing = Drawing::new(rules.edges(), |()| None).filter(|_| rules.stands_on_one())?;
        Some(Green { rules, drawing })
    }

    fn clicks(&self, &before: &u128, &after: &u128) -> Vec<String> {
        self.drawing.clicks(before, after)
    }

    fn scene(&self, &standing: &u128) -> Scene {
        self.drawing.scene(standing, &self.rules.options(&standing))
    }
}
