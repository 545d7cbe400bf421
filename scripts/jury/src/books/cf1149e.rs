//! Codeforces 1149E, Election Promises: can the first party win, and by which promises?

use super::cf1451f::bound;
use super::prelude::*;
use crate::format::{Text, Tokens, shorter};
use crate::graph::{Edge, Graph};
use crate::rules::Large;
use crate::rules::draw_heaps;
use crate::rules::election::Election;
use crate::search::impartial::Play;
use crate::second_opinion::nim_sum;
use anyhow::Result;
use rand::SeedableRng;
use rand::seq::IndexedRandom;

const MAX_CITIES: usize = 200_000;
const MAX_ROADS: usize = 200_000;
const MAX_TAX: u64 = 1_000_000_000;
const MAX_PROMISE: u64 = 2_000_000_000_000_000_000;

/// The number of positions that a search may have to visit.
const SEARCHED_POSITIONS: u64 = 1024;
const SECOND_OPINION_CITIES: usize = 30;

/// The roads between the cities, and their taxes.
type Case = (Graph, Vec<u64>);

/// The numbers of cities and roads on a line, then the taxes, then each road.
struct Country;

impl Format for Country {
    type Value = Case;

    fn read(&self, tokens: &mut Tokens) -> Result<Case> {
        let cities: usize = tokens.number("the number of cities")?;
        let roads: usize = tokens.number("the number of roads")?;
        let taxes = (0..cities).map(|_| tokens.number("a tax"));
        let taxes = taxes.collect::<Result<_>>()?;
        let mut city = || tokens.index("a city", cities);
        let roads = (0..roads).map(|_| Ok((city()?, city()?, ())));
        let roads: Vec<Edge> = roads.collect::<Result<_>>()?;
        Ok((Graph::new(cities, roads), taxes))
    }

    fn write(&self, (graph, taxes): &Case, text: &mut Text) {
        text.token(graph.vertices);
        text.token(graph.edges.len());
        text.end_line();
        for tax in taxes {
            text.token(tax);
        }
        for (from, to, ()) in &graph.edges {
            text.end_line();
            text.token(from + 1);
            text.token(to + 1);
        }
        text.end_line();
    }

    /// Fewer cities, then fewer roads, then a smaller tax.
    fn simpler(&self, (graph, taxes): &Case) -> Vec<Case> {
        let cities: Vec<usize> = (0..graph.vertices).collect();
        let induced = |cities: Vec<usize>| {
            let mut kept = vec![false; graph.vertices];
            for &city in &cities {
                kept[city] = true;
            }
            let taxes = cities.iter().map(|&city| taxes[city]);
            (graph.induced(&kept), taxes.collect())
        };
        let fewer_cities = shorter(&cities, 1).into_iter().map(induced);
        let fewer_roads = shorter(&graph.edges, 0).into_iter();
        let fewer_roads = fewer_roads.map(|roads| Graph::new(graph.vertices, roads));
        let lower = |at: usize| {
            let lower = number("a tax", 0..).simpler(&taxes[at]).into_iter();
            lower.map(move |tax| (graph.clone(), crate::rules::replaced(taxes, at, tax)))
        };
        fewer_cities
            .chain(fewer_roads.map(|graph| (graph, taxes.clone())))
            .chain(cities.iter().take(8).flat_map(|&at| lower(at)))
            .collect()
    }
}

#[derive(Default)]
pub struct Book {
    /// What has been searched last: the graph, the bound, and the outcomes.
    searched: Option<(Graph, u64, Outcomes<Election>)>,
}

impl Book {
    /// The outcomes of the game in which no tax is above a bound that fits these taxes, if they can be
    /// searched.
    fn outcomes(&mut self, graph: &Graph, taxes: &[u64]) -> Option<&mut Outcomes<Election>> {
        let most = bound(taxes, SEARCHED_POSITIONS)?;
        let is_this = |(last, bound, _): &(Graph, u64, _)| last == graph && *bound == most;
        if !self.searched.as_ref().is_some_and(is_this) {
            let outcomes = Outcomes::new(Election::new(graph, most), Play::Normal);
            self.searched = Some((graph.clone(), most, outcomes));
        }
        self.searched.as_mut().map(|(_, _, outcomes)| outcomes)
    }
}

impl super::Book for Book {
    type Case = Case;

    fn file() -> File<impl Format<Value = Case>> {
        single(Country.such_that("roads without a cycle", |(graph, _)| {
            levels(graph).is_some()
        }))
    }

    fn position((graph, taxes): &Case) -> Shown {
        let most = bound(taxes, u64::MAX).ok_or("its taxes are too high")?;
        Ok(normal(Election::new(graph, most), taxes.clone()))
    }

    /// Any winning move.
    fn answer(&mut self, (graph, taxes): &Case) -> Option<String> {
        let outcomes = self.outcomes(graph, taxes)?;
        let promised = outcomes.winning_options(taxes).into_iter().next();
        Some(promised.map_or_else(
            || String::from("LOSE"),
            |promised| format!("WIN\n{}", draw_heaps(&promised)),
        ))
    }

    /// The verdict must be the expected one, and the move one that the rules allow; where the position
    /// that it leads to can be searched, it must be lost for the other party. A greater position must
    /// be lost by the second opinion.
    fn accepts(
        &mut self,
        (graph, taxes): &Case,
        expected: &str,
        answer: &str,
    ) -> Option<Result<(), String>> {
        let verdict = |output: &str| output.split_whitespace().next().unwrap_or("").to_owned();
        let (claimed, verdict) = (verdict(answer), verdict(expected));
        if claimed != verdict {
            return Some(Err(format!("the answer is `{claimed}`, not `{verdict}`")));
        }
        Some(match claimed.as_str() {
            "WIN" => self.check_promises(graph, taxes, answer),
            _ if answer.split_whitespace().count() > 1 => {
                Err(format!("there is something after `{claimed}`"))
            }
            _ => Ok(()),
        })
    }

    fn small() -> impl Iterator<Item = Case> {
        let graphs = (1..=4_usize).flat_map(|cities| {
            let pairs = (0..cities).flat_map(|b| (0..b).map(move |a| (a, b)));
            cases::subsets(pairs.collect())
                .enumerate()
                .map(move |(number, roads)| {
                    // Roads lead up or down: half of the graphs have their cities in each order.
                    let down =
                        |(a, b): &(usize, usize)| if number % 2 == 0 { (*a, *b) } else { (*b, *a) };
                    let roads = roads.iter().map(down).map(|(a, b)| (a, b, ()));
                    Graph::new(cities, roads)
                })
        });
        graphs.flat_map(|graph| {
            let cities = graph.vertices as u32;
            let most = [7, 7, 3, 2, 1][graph.vertices];
            cases::all_lists(cities..=cities, 0..=most).map(move |taxes| (graph.clone(), taxes))
        })
    }

    fn random(random: &mut Random) -> Case {
        let cities = random.random_range(1..=6);
        let roads = random.random_range(0..=2 * cities);
        let most = [31, 31, 31, 7, 3, 3, 1][cities];
        let graph = cases::acyclic_graph(random, cities, roads);
        with_taxes(random, graph, most)
    }

    fn full(random: &mut Random) -> Case {
        let cities = cases::number(random, 1..=1000) as usize;
        let roads = cases::number(random, 0..=3 * cities as u64) as usize;
        let graph = match random.random_range(0..3) {
            0 => cases::grown(cities, |city| city - 1),
            1 => cases::complete(cities.min(40)),
            _ => cases::acyclic_graph(random, cities, roads),
        };
        with_taxes(random, graph, (1 << 29) - 1)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "for up to 30 cities, up to 200 rounds of play against random and greedy promises, \
         legal by the rules, in which each position that is left has the nim-sum 0, by \
         digits, in all layers, and none after the other party's moves; else that claim alone",
    );

    fn second_opinion(&mut self, (graph, taxes): &Case) -> Option<String> {
        let layers = Layers::new(graph)?;
        if graph.vertices <= SECOND_OPINION_CITIES {
            layers.play(graph, taxes);
        }
        let promised = layers.winning_promises(taxes);
        Some(promised.map_or_else(
            || String::from("LOSE"),
            |promised| format!("WIN\n{}", draw_heaps(&promised)),
        ))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let sparse = cases::acyclic_graph(random, MAX_CITIES, MAX_ROADS);
        let path = cases::grown(MAX_CITIES, |city| city - 1);
        let backwards = path.edges.iter().map(|&(a, b, ())| (b, a, ()));
        let backwards = Graph::new(MAX_CITIES, backwards);
        let star = cases::grown(MAX_CITIES, |_| 0);
        let mut dense = cases::complete(632);
        dense.vertices = MAX_CITIES;
        let mut case = |graph: Graph| {
            let taxes = (0..graph.vertices).map(|_| random.random_range(0..=MAX_TAX));
            let taxes = taxes.collect();
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

impl Book {
    /// Checks the taxes that are promised after `WIN`.
    fn check_promises(&mut self, graph: &Graph, taxes: &[u64], answer: &str) -> Result<(), String> {
        let words = answer.split_whitespace().skip(1);
        let promised = words.map(|word| {
            let tax = word.parse::<u64>().ok();
            tax.ok_or_else(|| format!("`{word}` is not a tax"))
        });
        let promised: Vec<u64> = promised.collect::<Result<_, _>>()?;
        Election::new(graph, MAX_PROMISE).check(taxes, &promised)?;
        let Some(outcomes) = self.outcomes(graph, &promised) else {
            let balanced = Layers::new(graph).is_none_or(|layers| layers.is_lost(&promised));
            let what = "the other party can balance the layers of cities that the promises leave";
            return balanced.then_some(()).ok_or_else(|| String::from(what));
        };
        let reply = outcomes.winning_options(&promised).into_iter().next();
        reply.map_or(Ok(()), |reply| {
            let reply = draw_heaps(&reply);
            Err(format!("the other party wins by the promises {reply}"))
        })
    }
}

/// Random taxes up to one less than a power of two, lost ones and nearly lost ones among them.
fn with_taxes(random: &mut Random, graph: Graph, most: u64) -> Case {
    let mut taxes: Vec<u64> = match random.random_range(0..3) {
        0 => cases::heaps(random, graph.vertices, 0..=most),
        _ => balanced(random, &graph, most),
    };
    if random.random()
        && let Some(at) = (0..taxes.len()).collect::<Vec<_>>().choose(random)
    {
        taxes[*at] = cases::number(random, 0..=most);
    }
    (graph, taxes)
}

/// Taxes whose nim-sum is 0 among the cities with the same mex.
fn balanced(random: &mut Random, graph: &Graph, most: u64) -> Vec<u64> {
    let mut taxes = cases::heaps(random, graph.vertices, 0..=most);
    let levels = levels(graph).expect("a graph without cycles");
    let mut sums = vec![0; graph.vertices + 1];
    let mut last = vec![0; graph.vertices + 1];
    for (city, &level) in levels.iter().enumerate() {
        sums[level] ^= taxes[city];
        last[level] = city;
    }
    for (level, sum) in sums.into_iter().enumerate() {
        if sum != 0 {
            taxes[last[level]] ^= sum;
        }
    }
    taxes
}

/// The mex of the levels that each city has roads to; `None` if there is a cycle.
fn levels(graph: &Graph) -> Option<Vec<usize>> {
    let mut successors = vec![Vec::new(); graph.vertices];
    let mut sources = vec![Vec::new(); graph.vertices];
    for &(from, to, ()) in &graph.edges {
        successors[from].push(to);
        sources[to].push(from);
    }
    let mut open: Vec<usize> = successors.iter().map(Vec::len).collect();
    let mut ready: Vec<usize> = (0..graph.vertices)
        .filter(|&city| open[city] == 0)
        .collect();
    let mut levels = vec![0; graph.vertices];
    let mut done = 0;
    while let Some(city) = ready.pop() {
        let below: Vec<usize> = successors[city].iter().map(|&to| levels[to]).collect();
        while below.contains(&levels[city]) {
            levels[city] += 1;
        }
        done += 1;
        for &source in &sources[city] {
            open[source] -= 1;
            if open[source] == 0 {
                ready.push(source);
            }
        }
    }
    (done == graph.vertices).then_some(levels)
}

/// The second opinion: the cities in layers.
struct Layers {
    levels: Vec<usize>,
    successors: Vec<Vec<usize>>,
}

impl Layers {
    /// `None` if there is a cycle.
    fn new(graph: &Graph) -> Option<Self> {
        let mut successors = vec![Vec::new(); graph.vertices];
        for &(from, to, ()) in &graph.edges {
            successors[from].push(to);
        }
        let levels = levels(graph)?;
        Some(Layers { levels, successors })
    }

    /// The nim-sum of each layer.
    fn sums(&self, taxes: &[u64]) -> Vec<u64> {
        let mut sums = vec![0; self.levels.len()];
        for (&level, &tax) in self.levels.iter().zip(taxes) {
            sums[level] = nim_sum([sums[level], tax]);
        }
        sums
    }

    fn is_lost(&self, taxes: &[u64]) -> bool {
        self.sums(taxes).iter().all(|sum| *sum == 0)
    }

    /// Promises that leave each layer with the nim-sum 0: in the highest layer without it, one city
    /// makes up for that, with roads to all layers below.
    fn winning_promises(&self, taxes: &[u64]) -> Option<Vec<u64>> {
        let sums = self.sums(taxes);
        let level = sums.iter().rposition(|sum| *sum != 0)?;
        let lower = |city: &usize| nim_sum([taxes[*city], sums[level]]) < taxes[*city];
        let city = (0..taxes.len()).find(|city| self.levels[*city] == level && lower(city))?;
        let mut promised = taxes.to_vec();
        for (below, sum) in sums.iter().enumerate().take(level + 1) {
            let to = self.successors[city]
                .iter()
                .find(|to| self.levels[**to] == below);
            let balancing = *to.unwrap_or(&city);
            promised[balancing] = nim_sum([taxes[balancing], *sum]);
        }
        Some(promised)
    }

    /// Plays from these taxes, with an opponent who makes small promises, until all taxes are 0 or the
    /// play is long.
    fn play(&self, graph: &Graph, taxes: &[u64]) {
        let random = &mut Random::seed_from_u64(1);
        let rules = Election::new(graph, MAX_PROMISE);
        let opponent = Election::new(graph, 7);
        let mut taxes = taxes.to_vec();
        for _ in 0..200 {
            if let Some(promised) = self.winning_promises(&taxes) {
                let legal = rules.check(&taxes, &promised);
                assert!(legal.is_ok(), "from {taxes:?} to {promised:?}: {legal:?}");
                taxes = promised;
            }
            if taxes.iter().all(|tax| *tax == 0) {
                return;
            }
            taxes = match random.random_range(0..3) {
                0 => opponent.greedy_move(&taxes),
                _ => opponent.random_move(&taxes, random),
            };
            assert!(!self.is_lost(&taxes), "a loss leads to a loss: {taxes:?}");
        }
    }
}
