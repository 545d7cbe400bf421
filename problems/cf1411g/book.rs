use super::prelude::*;
use crate::rules::tokens::Tokens;
use crate::second_opinion::random_sums::ends;

const MOST: usize = 100_000;
const SEARCHED_VERTICES: usize = 6;
const MODULUS: u64 = 998_244_353;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the probability that the player to move wins, modulo 998,244,353");
    const SUBJECT: &str = "a case asks for the probability that a position is won";

    fn file() -> File<Graph> {
        single(graph(("n", 1..=MOST), ("m", 0..=MOST)).of("a vertex").acyclic())
    }

    /// A token on each vertex.
    fn played(graph: &Graph) -> AllShown {
        Ok(vec![normal(Tokens::new(graph), (0..graph.vertices).collect())])
    }

    /// Only the parity of the tokens on a vertex matters: a move of one of two tokens is answered by the other.
    fn answer(&mut self, graph: &Graph) -> Option<u64> {
        only_if(graph.vertices <= SEARCHED_VERTICES)?;
        let numbers = (0..1_usize << graph.vertices).map(|set| u64::from(set.is_power_of_two()));
        let mut outcomes = impartial::Outcomes::new(Tokens::new(graph), Play::Normal);
        let mut is_won = |set: usize| {
            let tokens = (0..graph.vertices).filter(|vertex| set >> vertex & 1 == 1);
            outcomes.wins(&tokens.listed())
        };
        let ends = ends(&numbers.listed(), MODULUS).into_iter().enumerate();
        let won = ends.filter(|&(set, _)| is_won(set)).map(|(_, end)| end);
        Some(won.sum::<u64>() % MODULUS)
    }

    fn small() -> impl Iterator<Item = Graph> {
        (1..=4).flat_map(cases::graphs)
    }

    fn random(rng: &mut Random) -> Graph {
        let vertices = rng.random_range(1..=SEARCHED_VERTICES);
        let arcs = rng.random_range(0..=vertices * (vertices - 1) / 2);
        cases::acyclic_graph(rng, vertices, arcs)
    }

    fn full(rng: &mut Random) -> Graph {
        let vertices = cases::number(rng, 1..=2000) as usize;
        let most = [2 * vertices, vertices * (vertices - 1) / 2][rng.random_range(0..2)];
        let arcs = cases::number(rng, 0..=most.min(20_000) as u64);
        cases::acyclic_graph(rng, vertices, arcs as usize)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "Gaussian elimination on the equations for the expected number of visits to each nim-sum, for values \
         below 64; the solution uses Walsh characters. The answer by the rules solves such equations too, for \
         sets of vertices",
    );

    fn second_opinion(&mut self, graph: &Graph) -> Option<u64> {
        let successors = graph.successors();
        let mut values = vec![0; graph.vertices];
        for vertex in graph.sinks_first() {
            values[vertex] = mex(successors[vertex].iter().map(|&to| values[to]));
        }
        let most = values.iter().max().copied().filter(|&most| most <= 63)?;
        let mut numbers = vec![0; (most + 1).next_power_of_two() as usize];
        for value in values {
            numbers[value as usize] += 1;
        }
        Some((1 + MODULUS - ends(&numbers, MODULUS)[0]) % MODULUS)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        // The greatest values that this number of arcs allows.
        let great = Graph { vertices: MOST, ..cases::complete(447) };
        vec![
            ("100,000 arcs", vec![cases::acyclic_graph(rng, MOST, MOST)]),
            ("447 vertices with all arcs", vec![great]),
        ]
    }
}
