//! A walk over peaks and valleys that visits no place twice; who cannot go on loses.

use super::geography::wins_from;
use super::{Random, RuleBook, Tokens, generate};
use anyhow::{Result, ensure};
use rand::Rng;
use std::fmt::Write;

const MAX_PEAKS: usize = 5000;
const MAX_TRAILS: usize = 5000;
const SEARCHED_PEAKS: usize = 7;

/// As many peaks as valleys, and the trails, each as its peak and its valley.
#[derive(Clone, Debug)]
pub struct Mountains {
    peaks: usize,
    trails: Vec<(usize, usize)>,
}

#[derive(Default)]
pub struct Book;

/// Mountains with random trails, as many as asked for or as there can be.
fn mountains(random: &mut Random, peaks: usize, trails: usize) -> Mountains {
    let all = peaks * peaks;
    let chosen = rand::seq::index::sample(random, all, trails.min(all));
    let trails = chosen.iter().map(|at| (at / peaks, at % peaks)).collect();
    Mountains { peaks, trails }
}

/// One path through all places: each peak but the last leads on to the next one.
fn path(peaks: usize) -> Mountains {
    let up_and_down = (0..peaks).flat_map(|at| [(at, at), (at + 1, at)]);
    let trails = up_and_down.take(MAX_TRAILS.min(2 * peaks - 1)).collect();
    Mountains { peaks, trails }
}

impl RuleBook for Book {
    type Case = Mountains;

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let peaks = input.number("the number of peaks")?;
        let count: usize = input.number("the number of trails")?;
        let mut trails = Vec::new();
        for _ in 0..count {
            let (peak, valley) = (input.number("a peak")?, input.number("a valley")?);
            let places = 1..=peaks;
            ensure!(
                places.contains(&peak) && places.contains(&valley),
                "no trail joins peak {peak} and valley {valley} of {peaks}"
            );
            trails.push((peak - 1, valley - 1));
        }
        Ok(vec![Mountains { peaks, trails }])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let Mountains { peaks, trails } = &cases[0];
        let mut input = format!("{peaks} {}\n", trails.len());
        for (peak, valley) in trails {
            let _ = writeln!(input, "{} {}", peak + 1, valley + 1);
        }
        input
    }

    fn answer(&mut self, mountains: &Self::Case) -> Option<String> {
        let peaks = mountains.peaks;
        if peaks > SEARCHED_PEAKS {
            return None;
        }
        let trails = mountains.trails.iter();
        let edges: Vec<_> = trails
            .map(|(peak, valley)| (*peak, peaks + valley))
            .collect();
        let wins = wins_from(2 * peaks, &edges);
        let winner = |&wins: &bool| if wins { "Slavko" } else { "Mirko" };
        let winners: Vec<&str> = wins[..peaks].iter().map(winner).collect();
        Some(winners.join("\n"))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((1..=3).flat_map(|peaks| {
            let all = (0..peaks * peaks).map(|at| (at / peaks, at % peaks));
            generate::subsets(all.collect())
                .skip(1)
                .map(move |trails| Mountains { peaks, trails })
        }))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let peaks = random.random_range(1..=SEARCHED_PEAKS);
        let trails = random.random_range(1..=2 * peaks);
        mountains(random, peaks, trails)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let peaks = generate::number(random, 1..=MAX_PEAKS as u64) as usize;
        match random.random_range(0..4) {
            0 => path(peaks),
            1 => mountains(random, peaks, peaks.min(MAX_TRAILS)),
            _ => {
                let trails = random.random_range(1..=MAX_TRAILS);
                mountains(random, peaks, trails)
            }
        }
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let input = |mountains| self.input(&[mountains]);
        vec![
            (
                "5,000 random trails",
                input(mountains(random, MAX_PEAKS, MAX_TRAILS)),
            ),
            (
                "2,000 peaks, 5,000 trails",
                input(mountains(random, 2000, MAX_TRAILS)),
            ),
            ("one path", input(path(MAX_PEAKS / 2))),
        ]
    }

    fn simpler(&self, mountains: &Self::Case) -> Vec<Self::Case> {
        let peaks = mountains.peaks;
        let fewer_trails = generate::shorter(&mountains.trails, 1);
        let last = |&(peak, valley): &(usize, usize)| peak + 1 == peaks || valley + 1 == peaks;
        let mut simpler: Vec<_> = fewer_trails
            .into_iter()
            .map(|trails| Mountains { peaks, trails })
            .collect();
        if peaks > 1 && !mountains.trails.iter().any(last) {
            let trails = mountains.trails.clone();
            simpler.insert(
                0,
                Mountains {
                    peaks: peaks - 1,
                    trails,
                },
            );
        }
        simpler
    }
}
