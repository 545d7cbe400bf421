//! A monster on a circle of objects: each player moves it on by a number of his own set, and
//! whoever brings it to the first object wins. It may go round for ever.

use super::search::loopy::{self, End, Loopy, Outcome};
use super::{Random, RuleBook, Tokens, generate, spaced};
use anyhow::{Result, ensure};
use rand::Rng;

const MAX_OBJECTS: usize = 7000;
const SEARCHED_OBJECTS: usize = 14;

/// The number of objects, and the steps that Rick and Morty may take.
#[derive(Clone, Debug)]
pub struct Circle {
    objects: usize,
    steps: [Vec<usize>; 2],
}

impl Loopy for Circle {
    /// Where the monster stands, the hole being 0, and who is to move, Rick being 0.
    type Position = (usize, usize);

    fn options(&self, &(monster, player): &(usize, usize)) -> Vec<(usize, usize)> {
        if monster == 0 {
            return Vec::new();
        }
        let steps = self.steps[player].iter();
        steps
            .map(|step| ((monster + step) % self.objects, 1 - player))
            .collect()
    }

    fn end(&self, _: &(usize, usize)) -> End {
        End::Lost
    }
}

#[derive(Default)]
pub struct Book;

/// A random set of at least one step.
fn steps(random: &mut Random, objects: usize) -> Vec<usize> {
    let count = generate::number(random, 1..=objects as u64 - 1) as usize;
    let chosen = generate::distinct(random, count, 1..=objects as u64 - 1);
    chosen.into_iter().map(|step| step as usize).collect()
}

impl RuleBook for Book {
    type Case = Circle;

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let objects = input.number("the number of objects")?;
        let steps = [input.list("a step")?, input.list("a step")?];
        for step in steps.iter().flatten() {
            ensure!((1..objects).contains(step), "no step of {step}");
        }
        Ok(vec![Circle { objects, steps }])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let set = |set: &Vec<usize>| format!("{} {}\n", set.len(), spaced(set));
        let file = |case: &Circle| {
            format!(
                "{}\n{}",
                case.objects,
                case.steps.each_ref().map(set).concat()
            )
        };
        cases.iter().map(file).collect()
    }

    fn answer(&mut self, case: &Self::Case) -> Option<String> {
        if case.objects > SEARCHED_OBJECTS {
            return None;
        }
        let line = |player| -> Vec<(usize, usize)> {
            (1..case.objects).map(|monster| (monster, player)).collect()
        };
        let outcomes = loopy::solve(case, line(0).into_iter().chain(line(1)));
        let word = |start: &(usize, usize)| match outcomes[start] {
            Outcome::Win(_) => "Win",
            Outcome::Loss(_) => "Lose",
            Outcome::Draw => "Loop",
        };
        let words = |player| {
            let starts = line(player);
            starts.iter().map(word).collect::<Vec<_>>().join(" ")
        };
        Some([words(0), words(1)].join("\n"))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((2..=5).flat_map(|objects| {
            let sets =
                move || generate::subsets((1..objects).collect()).filter(|set| !set.is_empty());
            sets().flat_map(move |rick| {
                sets().map(move |morty| Circle {
                    objects,
                    steps: [rick.clone(), morty],
                })
            })
        }))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let objects = random.random_range(2..=SEARCHED_OBJECTS);
        let steps = [0; 2].map(|_| steps(random, objects));
        Circle { objects, steps }
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let objects = generate::number(random, 2..=MAX_OBJECTS as u64) as usize;
        let steps = [0; 2].map(|_| steps(random, objects));
        Circle { objects, steps }
    }

    fn largest(&self, _: &mut Random) -> Vec<(&'static str, String)> {
        let file = |rick: Vec<usize>, morty: Vec<usize>| {
            self.input(&[Circle {
                objects: MAX_OBJECTS,
                steps: [rick, morty],
            }])
        };
        let all: Vec<usize> = (1..MAX_OBJECTS).collect();
        vec![
            ("all 6,999 steps for both", file(all.clone(), all.clone())),
            ("6,998 steps and 1", file(all[..6998].to_vec(), vec![1])),
            (
                "even and odd steps",
                file(
                    all.iter().copied().filter(|step| step % 2 == 0).collect(),
                    all.iter().copied().filter(|step| step % 2 == 1).collect(),
                ),
            ),
            ("one step of 1 for both", file(vec![1], vec![1])),
        ]
    }

    fn simpler(&self, case: &Self::Case) -> Vec<Self::Case> {
        let [rick, morty] = &case.steps;
        let objects = case.objects;
        let fewer_rick = generate::shorter(rick, 1).into_iter();
        let fewer_morty = generate::shorter(morty, 1).into_iter();
        let steps = fewer_rick
            .map(|rick| [rick, morty.clone()])
            .chain(fewer_morty.map(|morty| [rick.clone(), morty]));
        let on_smaller = objects > 2 && case.steps.iter().flatten().all(|&step| step + 1 < objects);
        let smaller = on_smaller.then(|| Circle {
            objects: objects - 1,
            steps: case.steps.clone(),
        });
        let fewer = steps.map(|steps| Circle { objects, steps });
        smaller.into_iter().chain(fewer).collect()
    }
}
