//! A solution agrees with its bundles, and not with those of another problem. Ignored where a
//! compiler for the bundles in C is missing.

use anyhow::Result;
use bundler::c::toolchain;
use judge::binaries::Binaries;
use judge::bundle::check;
use judge::bundle::variants::Variants;
use judge::catalog::Catalog;
use judge::program::Program;
use judge::stress::{Effort, stress};
use libtest_mimic::{Arguments, Completion, Trial};
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    let trial = Trial::ignorable_test("variants_agree_and_other_solutions_do_not", || {
        if let Err(reason) = has_compilers() {
            return Ok(Completion::ignored_with(format!("{reason:#}")));
        }
        variants_agree_and_other_solutions_do_not();
        Ok(Completion::Completed)
    });
    libtest_mimic::run(&Arguments::from_args(), vec![trial]).exit_code()
}

fn has_compilers() -> Result<()> {
    toolchain::compiler()?;
    check::c::dialects(false)?;
    Ok(())
}

fn variants_agree_and_other_solutions_do_not() {
    let binaries = Binaries::build(["poj1067", "luogu_p2252"]).unwrap();
    let catalog = Catalog::load().unwrap();
    let mut solutions = catalog.solutions();
    let (problem, solution) = solutions
        .find(|(_, solution)| solution.name == "poj1067")
        .unwrap();
    let mut variants =
        Variants::build(problem, solution, binaries.path("poj1067").unwrap()).unwrap();
    let difference = |variants: &Variants| {
        let programs = variants.programs();
        let programs: Vec<Program> = programs
            .iter()
            .map(|(name, path)| Program::new(name, path))
            .collect();
        let effort = Effort {
            seed: 4,
            time: None,
            cases: Some(500),
        };
        let report = stress(problem, &programs, effort, &|_| {}).unwrap();
        assert!(programs.len() >= 3);
        report.difference
    };
    assert!(difference(&variants).is_none());
    variants.c = binaries.path("luogu_p2252").unwrap().into();
    assert!(difference(&variants).is_some());
}
