//! A token on a directed graph: whoever brings it to the target wins, whoever cannot move it loses,
//! and it may go round for ever.

use super::search::loopy::{self, End, Loopy, Outcome};
use super::{Random, RuleBook, Tokens, generate};
use anyhow::{Result, ensure};
use rand::Rng;
use std::fmt::Write;

struct Token<'a> {
    arcs: &'a [(usize, usize)],
    target: usize,
}

impl Loopy for Token<'_> {
    type Position = usize;

    fn options(&self, &token: &usize) -> Vec<usize> {
        let arcs = self.arcs.iter();
        let from_here = arcs.filter(|(from, _)| *from == token && token != self.target);
        from_here.map(|&(_, to)| to).collect()
    }

    fn end(&self, _: &usize) -> End {
        End::Lost
    }
}

const MAX_VERTICES: usize = 100_000;
const MAX_ARCS: usize = 500_000;
const MAX_QUERIES: usize = 500;
const SEARCHED_VERTICES: usize = 8;

#[derive(Clone, Debug)]
pub struct Case {
    vertices: usize,
    arcs: Vec<(usize, usize)>,
    queries: Vec<(usize, usize)>,
}

#[derive(Default)]
pub struct Book;

/// Reads pairs of vertices, numbered from 1.
fn pairs(input: &mut Tokens, count: usize, vertices: usize) -> Result<Vec<(usize, usize)>> {
    let mut pairs = Vec::new();
    for _ in 0..count {
        let (a, b): (usize, usize) = (input.number("a vertex")?, input.number("a vertex")?);
        let named = 1..=vertices;
        ensure!(
            named.contains(&a) && named.contains(&b),
            "{a} and {b} are not both among {vertices} vertices"
        );
        pairs.push((a - 1, b - 1));
    }
    Ok(pairs)
}

/// Random queries, each with a target other than its start.
fn queries(random: &mut Random, vertices: usize, count: usize) -> Vec<(usize, usize)> {
    let mut query = || {
        let start = random.random_range(0..vertices);
        (start, (start + random.random_range(1..vertices)) % vertices)
    };
    (0..count).map(|_| query()).collect()
}

/// Any arcs, loops and parallel ones among them.
fn any_arcs(random: &mut Random, vertices: usize, count: usize) -> Vec<(usize, usize)> {
    let mut vertex = || random.random_range(0..vertices);
    (0..count).map(|_| (vertex(), vertex())).collect()
}

impl Book {
    /// An input file of the largest size with these arcs.
    fn large(&self, random: &mut Random, arcs: Vec<(usize, usize)>) -> String {
        self.input(&[Case {
            vertices: MAX_VERTICES,
            arcs,
            queries: queries(random, MAX_VERTICES, MAX_QUERIES),
        }])
    }
}

impl RuleBook for Book {
    type Case = Case;

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let vertices = input.number("the number of vertices")?;
        let arcs = input.number("the number of arcs")?;
        let asked = input.number("the number of queries")?;
        let arcs = pairs(input, arcs, vertices)?;
        let queries = pairs(input, asked, vertices)?;
        ensure!(
            queries.iter().all(|(start, target)| start != target),
            "a query starts on its target"
        );
        Ok(vec![Case {
            vertices,
            arcs,
            queries,
        }])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = String::new();
        for case in cases {
            let (arcs, queries) = (&case.arcs, &case.queries);
            let _ = writeln!(input, "{} {} {}", case.vertices, arcs.len(), queries.len());
            for (a, b) in arcs.iter().chain(queries) {
                let _ = writeln!(input, "{} {}", a + 1, b + 1);
            }
        }
        input
    }

    fn answer(&mut self, case: &Self::Case) -> Option<String> {
        if case.vertices > SEARCHED_VERTICES {
            return None;
        }
        let answers = case.queries.iter().map(|&(start, target)| {
            let arcs = &case.arcs;
            match loopy::solve(&Token { arcs, target }, [start])[&start] {
                Outcome::Win(_) => "1",
                Outcome::Loss(_) => "-1",
                Outcome::Draw => "0",
            }
        });
        Some(answers.collect::<Vec<_>>().join("\n"))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let cases = (2..=3).flat_map(|vertices: usize| {
            let pairs: Vec<(usize, usize)> = (0..vertices)
                .flat_map(|a| (0..vertices).map(move |b| (a, b)))
                .collect();
            let queries: Vec<_> = pairs.iter().copied().filter(|(a, b)| a != b).collect();
            generate::subsets(pairs).map(move |arcs| Case {
                vertices,
                arcs,
                queries: queries.clone(),
            })
        });
        Box::new(cases.filter(|case| !case.arcs.is_empty()))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let vertices = random.random_range(2..=SEARCHED_VERTICES);
        let count = random.random_range(1..=2 * vertices);
        Case {
            vertices,
            arcs: any_arcs(random, vertices, count),
            queries: queries(random, vertices, 10),
        }
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let vertices = generate::number(random, 2..=2000) as usize;
        let count = generate::number(random, 1..=3 * vertices as u64) as usize;
        let arcs = match random.random_range(0..3) {
            0 => any_arcs(random, vertices, count),
            1 => generate::acyclic_arcs(random, vertices, count),
            _ => (1..vertices).map(|vertex| (vertex - 1, vertex)).collect(),
        };
        Case {
            vertices,
            arcs,
            queries: queries(random, vertices, 10),
        }
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let any = any_arcs(random, MAX_VERTICES, MAX_ARCS);
        let sparse = any_arcs(random, MAX_VERTICES, MAX_VERTICES * 3 / 2);
        let acyclic = generate::acyclic_arcs(random, MAX_VERTICES, MAX_ARCS);
        let path = (1..MAX_VERTICES).map(|vertex| (vertex - 1, vertex));
        let nearly_path = path
            .chain((1..MAX_VERTICES).map(|to| (to, to.saturating_sub(7))))
            .collect();
        vec![
            ("500,000 random arcs", self.large(random, any)),
            ("150,000 random arcs", self.large(random, sparse)),
            ("500,000 arcs, no cycle", self.large(random, acyclic)),
            ("a path with arcs back", self.large(random, nearly_path)),
        ]
    }

    fn simpler(&self, case: &Self::Case) -> Vec<Self::Case> {
        let fewer_queries = generate::shorter(&case.queries, 1).into_iter();
        let fewer_arcs = generate::shorter(&case.arcs, 1).into_iter();
        let with_queries = fewer_queries.map(|queries| Case {
            queries,
            ..case.clone()
        });
        let with_arcs = fewer_arcs.map(|arcs| Case {
            arcs,
            ..case.clone()
        });
        with_queries.chain(with_arcs).collect()
    }
}
