//! Election promises: taxes on the vertices of an acyclic directed graph. A move lowers a vertex's
//! tax and may set those of the vertices that its arcs lead to, to any amount.

use super::drawing::{numbers, vertices};
use super::{Game, Large, Visit, draw_heaps, greatest, nonempty, replaced, with_any};
use crate::Random;
use crate::cases::number;
use crate::graph::Graph;
use crate::listed::Listed;
use rand::Rng;

/// The game in which no tax is set above a bound, so that positions have finitely many moves. A
/// position is the list of the taxes.
///
/// A search needs a bound that is one less than a power of two and at least as large as any tax: a
/// test checks that the outcomes of small positions are the same with larger bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Election {
    successors: Vec<Vec<usize>>,
    most: u64,
}

impl Election {
    /// The game on the graph of these arcs, with the bound `most`.
    pub fn new(graph: &Graph, most: u64) -> Self {
        let mut successors = graph.successors();
        for successors in &mut successors {
            successors.sort_unstable();
            successors.dedup();
        }
        Election { successors, most }
    }

    /// Returns whether a move leads from some taxes to others.
    ///
    /// # Errors
    ///
    /// A message that says why no move leads there.
    pub fn check(&self, from: &[u64], to: &[u64]) -> Result<(), String> {
        if from.len() != to.len() {
            return Err(format!("there are {} taxes, not {}", to.len(), from.len()));
        }
        let has_changed = |&at: &usize| from[at] != to[at];
        let changed: Vec<usize> = (0..from.len()).filter(has_changed).listed();
        if let Some(&at) = changed.iter().find(|&&at| to[at] > from[at].max(self.most)) {
            let (tax, most) = (to[at], self.most);
            return Err(format!("the tax of city {} is {tax}, above {most}", at + 1));
        }
        let mut lowered = changed.iter().filter(|&&at| to[at] < from[at]);
        let explains = |&&at: &&usize| {
            let others = self.successors[at].iter().copied().filter(has_changed);
            others.count() + 1 == changed.len()
        };
        if lowered.clone().any(|at| explains(&at)) {
            return Ok(());
        }
        let Some(&meeting) = lowered.next() else {
            return Err(String::from("no tax is lower than before"));
        };
        let follows = |at: usize| at == meeting || self.successors[meeting].contains(&at);
        let other = changed.iter().find(|&&at| !follows(at)).unwrap_or(&meeting);
        Err(format!(
            "the tax of city {} has changed, but no road leads there from city {}, whose tax is lower",
            other + 1,
            meeting + 1
        ))
    }
}

impl Game for Election {
    type Position = Vec<u64>;

    fn moves(&self, taxes: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (at, &tax) in taxes.iter().enumerate() {
            let mut options: Vec<Vec<u64>> = (0..tax).map(|tax| replaced(taxes, at, tax)).listed();
            for &other in &self.successors[at] {
                options = with_any(&options, other, self.most);
            }
            for option in options {
                let name = draw_heaps(&option);
                visit(option, format_args!("meet in city {}: {name}", at + 1));
            }
        }
    }

    fn draw(&self, taxes: &Vec<u64>) -> String {
        vertices(taxes.len(), |city| {
            let roads = numbers(self.successors[city].iter().copied());
            let to = if roads.is_empty() { "" } else { ", roads to " };
            (String::from("."), format!("{}{to}{roads}", taxes[city]))
        })
    }
}

impl Large for Election {
    fn allows(&self, from: &Vec<u64>, to: &Vec<u64>) -> bool {
        self.check(from, to).is_ok()
    }

    fn random_move(&self, taxes: &Vec<u64>, rng: &mut Random) -> Vec<u64> {
        let at = nonempty(taxes, rng);
        let mut option = replaced(taxes, at, number(rng, 0..=taxes[at] - 1));
        for &other in &self.successors[at] {
            if rng.random() {
                option[other] = number(rng, 0..=self.most);
            }
        }
        option
    }

    fn greedy_move(&self, taxes: &Vec<u64>) -> Vec<u64> {
        let at = greatest(taxes);
        let mut option = replaced(taxes, at, 0);
        for &other in &self.successors[at] {
            option[other] = 0;
        }
        option
    }
}
