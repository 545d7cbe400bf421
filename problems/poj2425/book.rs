use super::prelude::*;
use crate::format::{until_zero_list, until_zero_or_end};
use crate::rules::digraph::Digraph;
use crate::rules::tokens::{Tokens, placings, sorted};

const MAX_POSITIONS: usize = 1000;
const MAX_PIECES: usize = 10;
/// The statement sets no bound.
const MAX_QUERIES: usize = 1000;
/// The most placements for one query that are searched.
const SEARCHED_PLACINGS: usize = 20_000;

/// The graph, and the pieces of each query.
type Case = (Graph, Vec<Vec<usize>>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the player to move wins", "WIN", "LOSE").each("query", "\n");

    fn file() -> File<Case> {
        let position = || number::<usize>("a position", between(0, plus("N", -1)));
        let successors = sequence("N", line_list("X", unstated(0..=100_000), position()));
        let query = line_list("M", 1..=MAX_PIECES, position());
        let queries = until_zero_list("queries", MAX_QUERIES, query);
        let case = (number::<usize>("N", 1..=MAX_POSITIONS).line(), successors, queries).iso(
            |(_, successors, queries)| (Graph::with_successors(&successors), queries),
            |(graph, queries)| (graph.vertices, graph.successors(), queries.clone()),
        );
        let case = case.chosen_by(|choices| {
            let vertices = choices.count("N", 1..=MAX_POSITIONS)?;
            let pieces = choices.count("M", 1..=MAX_PIECES)?;
            let queries = vec![vec![vertices.checked_sub(1)?; pieces]];
            Some((cases::acyclic_graph(choices.rng, vertices, 2 * vertices), queries))
        });
        let case = case.such_that("no cycle", |(graph, _)| graph.is_acyclic());
        until_zero_or_end(1, unstated(0..=10), case)
    }

    fn positions((graph, queries): &Case) -> AllShown {
        let game = Tokens::new(graph);
        let position = |pieces: &Vec<usize>| normal(game.clone(), sorted(pieces.clone()));
        Ok(queries.iter().map(position).listed())
    }

    fn answer(&mut self, (graph, queries): &Case) -> Option<Vec<bool>> {
        let placings = |pieces: &Vec<usize>| placings(graph.vertices, pieces.len());
        only_if(queries.iter().all(|pieces| placings(pieces) <= SEARCHED_PLACINGS))?;
        let mut outcomes = impartial::Outcomes::new(Tokens::new(graph), Play::Normal);
        let wins = |pieces: &Vec<usize>| outcomes.wins(&sorted(pieces.clone()));
        Some(queries.iter().map(wins).listed())
    }

    /// A case without a query has no line.
    fn output(answers: &[String]) -> String {
        let lines = answers.iter().flat_map(|answer| answer.lines());
        lines.fold(String::new(), |output, line| output + line + "\n")
    }

    fn small() -> impl Iterator<Item = Case> {
        // Renumbered, so that arcs lead to greater and smaller numbers.
        let renamings = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]];
        (1..=4).flat_map(move |vertices| {
            let queries = cases::all_lists_of(1..=2, (0..vertices).listed()).listed();
            cases::products(cases::graphs(vertices), renamings).map(move |(mut graph, names)| {
                let names = names.into_iter().filter(|&name| name < vertices).listed();
                for (a, b, ()) in &mut graph.edges {
                    (*a, *b) = (names[*a], names[*b]);
                }
                (graph, queries.clone())
            })
        })
    }

    fn random(rng: &mut Random) -> Case {
        let vertices = rng.random_range(1..=7);
        let arcs = rng.random_range(0..=2 * vertices);
        with_queries(rng, vertices, arcs, 20)
    }

    fn full(rng: &mut Random) -> Case {
        let vertices = cases::number(rng, 1..=MAX_POSITIONS as u64) as usize;
        let arcs = [vertices, 10 * vertices, vertices * vertices][rng.random_range(0..3)];
        with_queries(rng, vertices, arcs, 100)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "Grundy values by memoised search, nim-sums by digits; on sparse graphs, the first query is played to \
         its end, if the game is short, and the claim checked against the rules in each position",
    );

    fn second_opinion(&mut self, (graph, queries): &Case) -> Option<Vec<bool>> {
        let mut values = impartial::Grundy::new(Digraph::new(graph));
        let mut is_lost =
            |pieces: &Vec<usize>| nim_sum(pieces.iter().map(|piece| values.value(piece))) == 0;
        if let [first, ..] = queries.as_slice()
            && graph.edges.len() <= 10 * graph.vertices
        {
            let game = Tokens::new(graph);
            let first = sorted(first.clone());
            lost_in_play(&game, Play::Normal, &first, 20_000, &mut is_lost);
        }
        Some(queries.iter().map(|pieces| !is_lost(pieces)).listed())
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut case = |vertices, arcs| with_queries(rng, vertices, arcs, MAX_QUERIES);
        vec![
            ("all 499,500 arcs", vec![case(MAX_POSITIONS, usize::MAX)]),
            ("10 cases of 100,000 arcs", cases::several(10, || case(MAX_POSITIONS, 100_000))),
        ]
    }
}

fn with_queries(rng: &mut Random, vertices: usize, arcs: usize, queries: usize) -> Case {
    let graph = cases::acyclic_graph(rng, vertices, arcs);
    let queries = cases::several(queries, || {
        let count = rng.random_range(1..=MAX_PIECES);
        cases::uniform(rng, count, 0..=vertices - 1)
    });
    (graph, queries)
}
