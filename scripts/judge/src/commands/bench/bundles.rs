//! The sizes and times of bundles.

use super::{largest, runs};
use crate::commands::machine;
use anyhow::{Context, Result};
use judge::binaries::Binaries;
use judge::bundle::toolchain;
use judge::bundle::variants::Variants;
use judge::catalog::{Problem, Solution};
use judge::runner::Runner;
use std::fmt::Write;
use std::process::Command;

/// The lines of a page between which the table is.
pub const MARKERS: [&str; 2] = [
    "<!-- what `cargo judge bench --bundles` prints -->\n",
    "<!-- the end of the table -->\n",
];

/// Measures the solutions and their bundles, each on the input that takes the solution longest: in
/// Markdown, with the processor and the versions of the compilers.
pub fn measure(
    runner: &Runner,
    selected: &[(&Problem, &Solution)],
    binaries: &Binaries,
    times: u32,
) -> Result<String> {
    let mut table = String::from(
        "| solution | Rust, bytes | C, bytes | input | native, ms | Rust, ms | C, ms | C for 32 bits, ms |\n\
         |---|--:|--:|---|--:|--:|--:|--:|\n",
    );
    for (problem, solution) in selected {
        let native = binaries.path(&solution.name)?;
        let variants = Variants::build(problem, solution, native)?;
        let mut inputs = largest(problem)?
            .into_iter()
            .map(|(name, input)| {
                Ok((
                    runs(runner, problem, native, &input, 1)?[0].cpu,
                    name,
                    input,
                ))
            })
            .collect::<Result<Vec<_>>>()?;
        inputs.sort();
        let (_, name, input) = inputs.pop().context("a book without a largest input")?;
        let mut row = vec![
            solution.name.clone(),
            variants.rust_bytes.to_string(),
            variants.c_bytes.to_string(),
            name.to_owned(),
        ];
        for (_, program) in variants.programs() {
            let ms = runs(runner, problem, program, &input, times)?[0]
                .cpu
                .as_secs_f64()
                * 1e3;
            row.push(format!("{ms:.1}"));
        }
        if variants.c32.is_none() {
            row.push(String::from("not measured"));
        }
        let _ = writeln!(table, "| {} |", row.join(" | "));
    }
    Ok(format!(
        "{}: {}; the bundles in C by way of {}, compiled by {}. Times are the least processor time \
         of {times} runs.\n\n{table}",
        machine::processor(),
        machine::rustc()?,
        toolchain()?.version(),
        machine::version(Command::new("gcc").arg("--version"))?,
    ))
}
