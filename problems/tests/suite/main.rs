//! The suite as a whole: the solutions on the bundled cases, against the jury and on malformed input, and the catalogue
//! against the files that it names.
//!
//! Problems and cases are listed when the tests run, so a new or changed case needs no compilation.

mod bounds;
mod catalogue;
mod headers;
mod jury;
mod malformed;
mod papers;
mod samples;

use ::jury::books::book;
use judge::binaries::built_for_test as program;
use judge::catalog::{Catalog, Problem};
use libtest_mimic::{Arguments, Completion, Trial};
use std::process::ExitCode;
use std::sync::OnceLock;

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    let trials = [
        bounds::trials(),
        catalogue::trials(),
        headers::trials(),
        jury::trials(),
        malformed::trials(),
        samples::trials(),
    ];
    let mut trials: Vec<Trial> = trials.into_iter().flatten().collect();
    let names = trials.iter().map(|trial| trial.name().to_owned());
    trials.extend(papers::trials(names.collect()));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A trial that fails by panicking.
fn trial(name: impl Into<String>, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, move || {
        test();
        Ok(())
    })
}

/// One trial for each problem.
fn for_each_problem(name: &str, test: fn(&'static Problem)) -> Vec<Trial> {
    let problems = catalog().problems.iter();
    problems
        .map(|problem| trial(format!("{name}::{}", problem.id), move || test(problem)))
        .collect()
}

/// One trial for each problem that needs its book; ignored if there is none, as for a user's own problem.
fn for_each_book(name: &str, test: fn(&'static Problem)) -> Vec<Trial> {
    let trial = |problem: &'static Problem| {
        Trial::ignorable_test(format!("{name}::{}", problem.id), move || {
            if let Err(error) = book(&problem.id) {
                return Ok(Completion::ignored_with(error.to_string()));
            }
            test(problem);
            Ok(Completion::Completed)
        })
    };
    catalog().problems.iter().map(trial).collect()
}

fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| {
        let catalog = Catalog::load().and_then(Catalog::whole);
        catalog.unwrap_or_else(|error| panic!("{error:#}"))
    })
}
