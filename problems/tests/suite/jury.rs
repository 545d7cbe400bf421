//! Every solution is tested by the jury: in a short run, the same each time (`cargo judge stress` runs for any time),
//! and on the largest inputs, which `cargo judge bench` measures.

use crate::{for_each_book, program};
use judge::catalog::Problem;
use judge::program::Program;
use judge::runner::{Bounds, End, Ending, Runner};
use judge::stress::{stress, Effort};
use judge::verdict;
use jury::books::book;
use jury::Random;
use libtest_mimic::Trial;
use rand::SeedableRng;
use std::path::PathBuf;

const EFFORT: Effort = Effort { seed: 20_080_101, ..Effort::of_cases(40) };

pub fn trials() -> Vec<Trial> {
    let mut trials = for_each_book("jury", finds_no_difference);
    trials.extend(for_each_book("largest", largest_inputs_are_accepted));
    trials
}

/// Inputs beyond the statement's bounds would be rejected, and so would the inputs of dialogues.
fn largest_inputs_are_accepted(problem: &Problem) {
    let largest = book(&problem.id).unwrap().largest(&mut Random::seed_from_u64(1));
    for solution in &problem.facts.solutions {
        for (name, input) in &largest {
            let (runner, program) = (Runner::default(), program(&solution.name));
            let run = if problem.facts.interactive {
                let interactor = verdict::interactor(problem, input).unwrap();
                let (run, dialogue) =
                    runner.converse(&program, &[], interactor, &Bounds::GENEROUS).unwrap();
                assert!(matches!(dialogue.ending, Ending::Over(_)), "{name}: {dialogue}");
                run
            } else {
                let input = input.as_bytes();
                runner.run(&program, &[], input, &Bounds::GENEROUS).unwrap()
            };
            let error = String::from_utf8_lossy(&run.stderr);
            assert_eq!(run.end, End::Success, "{}, {name}: {error}", solution.name);
        }
    }
}

fn finds_no_difference(problem: &Problem) {
    let names = problem.facts.solutions.iter().map(|solution| &solution.name);
    let paths: Vec<(&String, PathBuf)> = names.map(|name| (name, program(name))).collect();
    let programs: Vec<Program> =
        paths.iter().map(|(name, path)| Program::new(name, path)).collect();
    let report = stress(problem, &programs, EFFORT, &|_| {}).unwrap();
    let tried = &report.tried;
    assert!(tried.small > 0 && tried.random > 0 && tried.full > 0);
    if let Some(difference) = report.difference {
        panic!("{difference}");
    }
}
