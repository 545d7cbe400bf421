//! The sizes and times of bundles.

use super::{largest, runs};
use crate::binaries::Binaries;
use crate::bundle::toolchain;
use crate::bundle::variants::Variants;
use crate::catalog::{Problem, Solution};
use crate::machine;
use crate::program::Program;
use crate::report;
use anyhow::{Context, Error, Result};
use std::fmt::Write;

/// Measures the solutions and their bundles, each on the solution's slowest input. Returns a report in
/// Markdown with the processor and the compilers' versions, and the reasons for missing measurements.
pub(crate) fn measure(
    selected: &[(&Problem, &Solution)],
    binaries: &Binaries,
    times: u32,
) -> Result<(String, Vec<Error>)> {
    let mut table = String::from(
        "| solution | Rust, bytes | C, bytes | input | native, ms | Rust, ms | C, ms | C for 32 bits, ms |\n\
         |---|--:|--:|---|--:|--:|--:|--:|\n",
    );
    let mut mistakes = Vec::new();
    for (problem, solution) in selected {
        match row(problem, solution, binaries, times) {
            Ok(row) => drop(writeln!(table, "| {} |", row.join(" | "))),
            Err(error) => mistakes.push(error),
        }
    }
    let page = format!(
        "{}: {}; the bundles in C by way of {}, compiled by {}. Times are the least processor time \
         of {}.\n\n{table}",
        machine::processor(),
        machine::rustc()?,
        toolchain()?.version(),
        machine::version("gcc")?,
        report::counted(times.into(), "run"),
    );
    Ok((page, mistakes))
}

/// The row of a solution: name, sizes of the bundles, input, times.
fn row(
    problem: &Problem,
    solution: &Solution,
    binaries: &Binaries,
    times: u32,
) -> Result<Vec<String>> {
    let native = binaries.path(&solution.name)?;
    let variants = Variants::build(problem, solution, native)?;
    let mut inputs = largest(problem)?
        .into_iter()
        .map(|(name, input)| {
            let program = Program::new(&solution.name, native);
            let run = runs(problem, &program, (name, &input), 1)?;
            Ok((run[0].cpu, name, input))
        })
        .collect::<Result<Vec<_>>>()?;
    inputs.sort();
    let (_, slowest, input) = inputs.pop().context("a book without a largest input")?;
    let mut row = vec![
        solution.name.clone(),
        variants.rust_bytes.to_string(),
        variants.c_bytes.to_string(),
        slowest.to_owned(),
    ];
    for (name, path) in variants.programs() {
        let program = Program::new(&name, path);
        let runs = runs(problem, &program, (slowest, &input), times)?;
        row.push(format!("{:.1}", runs[0].cpu.as_secs_f64() * 1e3));
    }
    if variants.c32.is_none() {
        row.push(String::from("not measured"));
    }
    Ok(row)
}
