//! Tokens on a directed graph: one token, which may return to a vertex, or several.

use super::ring::{self, MOST, Ring};
use crate::board::{About, Board};
use crate::scene::Scene;
use jury::rules::Game;
use jury::rules::digraph::Digraph;
use jury::rules::tokens::Tokens;

pub trait ArcGame: Game<Position: PartialEq> + Clone + 'static {
    const ABOUT: About;

    fn graph(&self) -> &Digraph;

    fn tokens(position: &Self::Position) -> Vec<usize>;

    fn clicks(before: &Self::Position, after: &Self::Position) -> Vec<usize>;
}

impl ArcGame for Digraph {
    const ABOUT: About = About {
        clicks: "Choose the vertex that the token moves to.",
        ending: "No arc leads away from the token.",
        sides: None,
    };

    fn graph(&self) -> &Digraph {
        self
    }

    fn tokens(&token: &usize) -> Vec<usize> {
        vec![token]
    }

    fn clicks(_: &usize, &after: &usize) -> Vec<usize> {
        vec![after]
    }
}

impl ArcGame for Tokens {
    const ABOUT: About = About {
        clicks: "Choose the vertex of a token and the vertex that it moves to.",
        ending: "No arc leads away from any token.",
        sides: None,
    };

    fn graph(&self) -> &Digraph {
        self.one()
    }

    fn tokens(tokens: &Vec<usize>) -> Vec<usize> {
        tokens.clone()
    }

    fn clicks(before: &Vec<usize>, after: &Vec<usize>) -> Vec<usize> {
        let more_in = |a: &[usize], b: &[usize]| {
            let count = |list: &[usize], vertex| list.iter().filter(|&&at| at == vertex).count();
            let vertex = a.iter().find(|&&at| count(a, at) > count(b, at));
            vertex.copied()
        };
        let ends = [more_in(before, after), more_in(after, before)];
        ends.into_iter().flatten().collect()
    }
}

pub struct OnArcs<G> {
    rules: G,
    ring: Ring,
}

impl<G: ArcGame> Board for OnArcs<G> {
    type Rules = G;
    type Position = G::Position;
    type State = G::Position;

    const ABOUT: About = G::ABOUT;

    fn open(rules: G, _: &G::Position) -> Option<Self> {
        Some(OnArcs { ring: Ring::new(rules.graph().vertices(), MOST)?, rules })
    }

    fn clicks(&self, before: &G::Position, after: &G::Position) -> Vec<String> {
        let vertices = G::clicks(before, after).into_iter();
        vertices.map(ring::id).collect()
    }

    fn scene(&self, position: &G::Position) -> Scene {
        let mut scene = self.ring.scene();
        let (graph, tokens) = (self.rules.graph(), G::tokens(position));
        for from in 0..graph.vertices() {
            let class = if tokens.contains(&from) { "arc open" } else { "arc" };
            for &to in graph.successors(from) {
                scene.add(self.ring.arc(class, (from, to)));
            }
        }
        for vertex in 0..graph.vertices() {
            let number = vertex + 1;
            let refusal = "No arc leads from a token to this vertex.";
            let (class, about, label) = match tokens.iter().filter(|&&at| at == vertex).count() {
                0 => ("node", String::new(), number.to_string()),
                1 => ("node token", String::from(", a token"), number.to_string()),
                count => ("node token", format!(", {count} tokens"), format!("{number}×{count}")),
            };
            self.ring.place(&mut scene, vertex, class, &label, &about, refusal);
        }
        scene
    }

    fn change(
        &self,
        position: &G::Position,
        (rules, other): (&G, &G::Position),
    ) -> Vec<Vec<String>> {
        if *position == *other {
            let successors = |graph: &Digraph| -> Vec<Vec<usize>> {
                let vertices = 0..graph.vertices();
                vertices.map(|vertex| graph.successors(vertex).to_vec()).collect()
            };
            let [before, after] = [self.rules.graph(), rules.graph()].map(successors);
            return ring::change(&before, &after).into_iter().collect();
        }
        // A change puts a token on an empty vertex, or removes a vertex's only one.
        let (before, after) = (G::tokens(position), G::tokens(other));
        let one_more = |few: &[usize], many: &[usize]| {
            let new = many.iter().find(|vertex| !few.contains(vertex))?;
            let is_alone =
                many.len() == few.len() + 1 && few.iter().all(|vertex| many.contains(vertex));
            is_alone.then(|| vec![ring::id(*new)])
        };
        let is_same = *self.rules.graph() == *rules.graph();
        let clicks = one_more(&before, &after).or_else(|| one_more(&after, &before));
        clicks.filter(|_| is_same).into_iter().collect()
    }

    fn add_handles(&self, _: &G::Position, scene: &mut Scene) {
        self.ring.add_handle(scene, self.rules.graph().vertices());
    }
}
