//! The judge's side of a search for hidden vertices. The program changes a graph, then asks who wins with
//! tokens on some vertices and the hidden one.

use super::{Fault, Interactor, Step, numbers};
use crate::Random;
use crate::format::Text;
use crate::graph::Graph;
use crate::listed::Listed;
use crate::opponent::{Opponent, Style};
use crate::rules::tokens::{Tokens, placings, sorted};
use crate::search::impartial::Play;
use crate::search::loopy::solve;
use crate::search::memo::Memo;
use crate::second_opinion::loopy_sums::{Values, Verdict};
use crate::sorted;
use rand::Rng;

/// The maximum number of arcs that a program may add or remove.
const MAX_CHANGES: u64 = 4242;

/// The maximum number of queries in a round, and of vertices in all of these together.
const MAX_ASKED: usize = 20;

/// The maximum number of token placements to search; beyond it, Grundy values decide.
const SEARCHED_PLACINGS: usize = 200;

/// A search in progress. A greedy opponent hides the vertices in order; a perfect one postpones the choice as
/// long as possible.
pub struct Session {
    rounds: usize,
    vertices: usize,
    /// The arcs in ascending order.
    arcs: Vec<(usize, usize)>,
    style: Style,
    rng: Random,
    state: State,
}

enum State {
    /// The program must announce how many changes it makes.
    Counting,
    /// The program must make this many more changes.
    Changing(u64),
    Asking(Box<Asking>),
}

struct Asking {
    judge: Judge,
    found: usize,
    /// The vertices that may be the hidden one.
    hidden: Vec<usize>,
    queries: usize,
    tokens: usize,
}

impl Session {
    /// Starts the search for `rounds` vertices in turn.
    pub fn new(opponent: Opponent, rounds: usize, graph: &Graph) -> Self {
        let mut arcs: Vec<_> = graph.edges.iter().map(|&(a, b, ())| (a, b)).listed();
        arcs.sort_unstable();
        arcs.dedup();
        Session {
            rounds,
            vertices: graph.vertices,
            arcs,
            style: opponent.style,
            rng: opponent.random(),
            state: State::Counting,
        }
    }

    fn hidden(&mut self, round: usize) -> Vec<usize> {
        match self.style {
            Style::Random => vec![self.rng.random_range(0..self.vertices)],
            Style::Greedy => vec![round % self.vertices],
            Style::Perfect => (0..self.vertices).listed(),
        }
    }

    fn change(&mut self, left: u64) -> Step {
        self.state = if left > 0 {
            State::Changing(left)
        } else {
            let arcs = self.arcs.iter().map(|&(a, b)| (a, b, ()));
            State::Asking(Box::new(Asking {
                judge: Judge::new(&Graph::new(self.vertices, arcs)),
                found: 0,
                hidden: self.hidden(0),
                queries: 0,
                tokens: 0,
            }))
        };
        Step::listen("")
    }

    fn vertex(&self, number: u64) -> Option<usize> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        (at < self.vertices).then_some(at)
    }

    /// Parses a change: `+ 1 2` or `- 1 2`.
    fn changed(&mut self, line: &str, left: u64) -> Step {
        let arc = line.split_once(' ').and_then(|(sign, ends)| {
            let [from, to] = numbers(ends)?;
            let arc = (self.vertex(from)?, self.vertex(to)?);
            ["+", "-"].contains(&sign).then_some((sign == "+", arc))
        });
        let Some((is_new, arc)) = arc else {
            return Step::malformed(line, "`+` or `-` and two vertices");
        };
        if is_new {
            sorted::insert(&mut self.arcs, arc);
        } else if !sorted::remove(&mut self.arcs, &arc) {
            let why = format!("`{line}`: there is no such arc");
            return Step::fault("", Fault::IllegalMove, why);
        }
        self.change(left - 1)
    }

    /// Parses a query, `? 2 1 5`, or the hidden vertex, `! 3`.
    fn asked(&mut self, line: &str) -> Step {
        if let Some(vertex) = line.strip_prefix("! ") {
            let vertex = numbers(vertex).and_then(|[vertex]| self.vertex(vertex));
            return match vertex {
                Some(vertex) => self.guessed(vertex),
                None => Step::malformed(line, "`!` and a vertex"),
            };
        }
        let tokens = line.strip_prefix("? ").and_then(|tokens| {
            let tokens = tokens.split_ascii_whitespace();
            let tokens: Option<Vec<u64>> =
                tokens.map(|token| numbers(token).map(|[token]| token)).all_listed();
            let (&count, tokens) = tokens.as_deref()?.split_first()?;
            let is_counted = count == tokens.len() as u64;
            let tokens = tokens.iter().map(|&token| self.vertex(token));
            is_counted.then(|| tokens.all_listed()).flatten()
        });
        let (Some(tokens), State::Asking(asking)) = (tokens, &mut self.state) else {
            return Step::malformed(
                line,
                "`?`, a number of vertices and these, or `!` and a vertex",
            );
        };
        asking.queries += 1;
        asking.tokens += tokens.len();
        if asking.queries > MAX_ASKED || asking.tokens > MAX_ASKED {
            let why = format!(
                "round {}: more than {MAX_ASKED} queries, or vertices in them",
                asking.found + 1
            );
            return Step::fault("Slow\n", Fault::IllegalMove, why);
        }
        Step::listen(asking.answer(&tokens))
    }

    fn guessed(&mut self, vertex: usize) -> Step {
        let State::Asking(asking) = &mut self.state else {
            unreachable!("it asks");
        };
        if let Some(other) = asking.hidden.iter().find(|&&hidden| hidden != vertex) {
            let (round, other) = (asking.found + 1, other + 1);
            let why = format!("round {round}: it may be vertex {other}, not {}", vertex + 1);
            return Step::fault("Wrong\n", Fault::LostGame, why);
        }
        asking.found += 1;
        asking.queries = 0;
        asking.tokens = 0;
        let found = asking.found;
        if found == self.rounds {
            return Step::over("Correct\n", "found\n");
        }
        let hidden = self.hidden(found);
        if let State::Asking(asking) = &mut self.state {
            asking.hidden = hidden;
        }
        Step::listen("Correct\n")
    }
}

impl Asking {
    /// Gives the answer that leaves the most candidates, and keeps only these.
    fn answer(&mut self, tokens: &[usize]) -> String {
        let mut groups: [Vec<usize>; 3] = Default::default();
        for &hidden in &self.hidden {
            let all = [tokens, &[hidden]].concat();
            groups[self.judge.verdict(all) as usize].push(hidden);
        }
        let words = ["Win\n", "Lose\n", "Draw\n"];
        let (left, word) = groups
            .into_iter()
            .zip(words)
            .max_by_key(|(group, _)| group.len())
            .expect("three answers");
        self.hidden = left;
        String::from(word)
    }
}

/// Decides who wins on a graph, by the rules if there are few positions.
struct Judge {
    game: Tokens,
    searched: Memo<Vec<usize>, Verdict>,
    values: Values,
}

impl Judge {
    fn new(graph: &Graph) -> Self {
        Judge { game: Tokens::new(graph), searched: Memo::default(), values: Values::new(graph) }
    }

    fn verdict(&mut self, tokens: Vec<usize>) -> Verdict {
        if placings(self.game.one().vertices(), tokens.len()) > SEARCHED_PLACINGS {
            return self.values.verdict(&tokens);
        }
        let tokens = sorted(tokens);
        if let Some(&known) = self.searched.get(&tokens) {
            return known;
        }
        let outcomes = solve(&self.game, Play::Normal, [tokens.clone()]);
        for (tokens, outcome) in outcomes {
            self.searched.insert(tokens, outcome.into());
        }
        self.searched[&tokens]
    }
}

impl Interactor for Session {
    fn begin(&mut self) -> Step {
        let mut text = Text::default();
        for number in [self.vertices, self.arcs.len(), self.rounds] {
            text.token(number);
        }
        text.end_line();
        for (from, to) in &self.arcs {
            text.token(from + 1);
            text.token(to + 1);
            text.end_line();
        }
        Step::listen(text.into_string())
    }

    fn hear(&mut self, line: &str) -> Step {
        match self.state {
            State::Counting => match numbers(line) {
                Some([count]) if count <= MAX_CHANGES => self.change(count),
                Some(_) => {
                    let why = format!("`{line}`: there are {MAX_CHANGES} changes at most");
                    Step::fault("", Fault::IllegalMove, why)
                }
                None => Step::malformed(line, "a number of changes"),
            },
            State::Changing(left) => self.changed(line, left),
            State::Asking(_) => self.asked(line),
        }
    }
}
