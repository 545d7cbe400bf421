use super::prelude::*;
use crate::rules::election::Election;
use crate::rules::{bound, draw_heaps};
use crate::second_opinion::layers::{Layers, levels};

const MAX_CITIES: usize = 200_000;
const MAX_ROADS: usize = 200_000;
const MAX_TAX: u64 = 1_000_000_000;
const MAX_PROMISE: u64 = 2_000_000_000_000_000_000;
const SEARCHED_POSITIONS: u64 = 1024;

/// The roads, and the taxes of the cities.
type Case = (Graph, Vec<u64>);

#[derive(Default)]
pub struct Book {
    /// The last search: the graph, the bound, and the outcomes.
    searched: Option<(Graph, u64, impartial::Outcomes<Election>)>,
}

impl Book {
    /// The outcomes with a bound that fits these taxes, if they can be searched.
    fn outcomes(
        &mut self,
        graph: &Graph,
        taxes: &[u64],
    ) -> Option<&mut impartial::Outcomes<Election>> {
        let most = bound(taxes, SEARCHED_POSITIONS)?;
        let is_this = |(last, bound, _): &(Graph, u64, _)| last == graph && *bound == most;
        if !self.searched.as_ref().is_some_and(is_this) {
            let outcomes = impartial::Outcomes::new(Election::new(graph, most), Play::Normal);
            self.searched = Some((graph.clone(), most, outcomes));
        }
        self.searched.as_mut().map(|(_, _, outcomes)| outcomes)
    }

    /// Checks the promised taxes after `WIN`.
    fn check_promises<'a>(
        &mut self,
        graph: &Graph,
        taxes: &[u64],
        words: impl Iterator<Item = &'a str>,
    ) -> Result<(), String> {
        let tax = |word: &str| word.parse().map_err(|_| format!("`{word}` is not a tax"));
        let promised: Vec<u64> = words.map(tax).collect::<Result<_, _>>()?;
        Election::new(graph, MAX_PROMISE).check(taxes, &promised)?;
        let Some(outcomes) = self.outcomes(graph, &promised) else {
            let balanced = Layers::new(graph).is_lost(&promised);
            let what = "the other party can balance the layers of cities that the promises leave";
            return balanced.then_some(()).ok_or_else(|| String::from(what));
        };
        match outcomes.winning_options(&promised).first().map(|reply| draw_heaps(reply)) {
            Some(reply) => Err(format!("the other party wins by the promises {reply}")),
            None => Ok(()),
        }
    }
}

impl super::Book for Book {
    type Case = Case;
    /// Promises that win.
    type Answer = Option<Vec<u64>>;
    const QUESTION: Question<Self::Answer> = Question::new(
        "`WIN`, and on the next line the taxes after a winning move",
        |promised: &Vec<u64>| format!("WIN\n{}", draw_heaps(promised)),
    )
    .or("LOSE");

    fn file() -> File<Case> {
        let roads = graph(("n", 1..=MAX_CITIES), ("m", 0..=MAX_ROADS)).of("a city");
        let tax = number("a tax", 0..=MAX_TAX);
        single(roads.simple().acyclic().with_vertices(tax))
    }

    fn position((graph, taxes): &Case) -> Shown {
        let most = bound(taxes, u64::MAX).ok_or("its taxes are too high")?;
        Ok(normal(Election::new(graph, most), taxes.clone()))
    }

    fn answer(&mut self, (graph, taxes): &Case) -> Option<Option<Vec<u64>>> {
        Some(self.outcomes(graph, taxes)?.winning_options(taxes).into_iter().next())
    }

    /// The verdict must be the expected one, and the move legal. The position that it leads to must be lost for the
    /// other party: by search if possible, otherwise by the second opinion.
    fn accepts(
        &mut self,
        (graph, taxes): &Case,
        expected: &str,
        answer: &str,
    ) -> Option<Result<(), String>> {
        let mut words = answer.split_whitespace();
        let claimed = words.next().unwrap_or("");
        let verdict = expected.split_whitespace().next().unwrap_or("");
        if claimed != verdict {
            return Some(Err(format!("the answer is `{claimed}`, not `{verdict}`")));
        }
        Some(match claimed {
            "WIN" => self.check_promises(graph, taxes, words),
            _ if words.next().is_some() => Err(format!("there is something after `{claimed}`")),
            _ => Ok(()),
        })
    }

    fn small() -> impl Iterator<Item = Case> {
        [(1, 7), (2, 3), (3, 2), (4, 1)].into_iter().flat_map(|(cities, most)| {
            let taxes = cases::all_lists(cities..=cities, 0..=most);
            cases::products(cases::ordered_graphs(cities), taxes)
        })
    }

    fn random(rng: &mut Random) -> Case {
        let cities = rng.random_range(1..=6);
        let roads = rng.random_range(0..=2 * cities);
        let most = [31, 31, 31, 7, 3, 3, 1][cities];
        let graph = cases::acyclic_graph(rng, cities, roads);
        with_taxes(rng, graph, most)
    }

    fn full(rng: &mut Random) -> Case {
        let cities = cases::number(rng, 1..=1000) as usize;
        let roads = cases::number(rng, 0..=3 * cities as u64) as usize;
        let graph = match rng.random_range(0..3) {
            0 => cases::path(cities),
            1 => cases::complete(cities.min(40)),
            _ => cases::acyclic_graph(rng, cities, roads),
        };
        with_taxes(rng, graph, (1 << 29) - 1)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for up to 30 cities, up to 200 rounds of play against random and greedy promises, legal by the rules, \
         in which each position that the winner leaves has nim-sum 0, by digits, in all layers, and none that \
         the other party leaves does; for larger cases that claim alone",
    );

    fn second_opinion(&mut self, (graph, taxes): &Case) -> Option<Option<Vec<u64>>> {
        let layers = Layers::new(graph);
        if graph.vertices <= 30 {
            layers.play(graph, taxes, MAX_PROMISE);
        }
        Some(layers.winning_promises(taxes))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let sparse = cases::acyclic_graph(rng, MAX_CITIES, MAX_ROADS);
        let path = cases::path(MAX_CITIES);
        let backwards = path.edges.iter().map(|&(a, b, ())| (b, a, ()));
        let backwards = Graph::new(MAX_CITIES, backwards);
        let star = cases::grown(MAX_CITIES, |_| 0);
        let dense = Graph { vertices: MAX_CITIES, ..cases::complete(632) };
        let mut case = |graph: Graph| {
            let taxes = cases::uniform(rng, graph.vertices, 0..=MAX_TAX);
            vec![(graph, taxes)]
        };
        vec![
            ("200,000 roads at random", case(sparse)),
            ("a path", case(path)),
            ("a path backwards", case(backwards)),
            ("a star", case(star)),
            ("632 levels", case(dense)),
        ]
    }
}

/// Taxes below a power of two, in which the cities with the same mex often have nim-sum 0 or close to it.
fn with_taxes(rng: &mut Random, graph: Graph, most: u64) -> Case {
    let levels = levels(&graph);
    let taxes = cases::balanced(rng, graph.vertices, most, |city| levels[city]);
    (graph, taxes)
}
