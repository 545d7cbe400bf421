//! Checks that the bundled cases of a problem are as strong as the search: a bundled case should reject every
//! mutant of a solution that [`stress`] rejects within a second by a short case.
//!
//! The solution is mutated in its bundle, with the reached parts of the theory.

mod mutate;
mod together;

use crate::bundle::{Language, Style, Target, bundle};
use crate::catalog::{Case, Problem, Solution, workspace};
use crate::files;
use crate::program::{Allowance, Program};
use crate::report::excerpt;
use crate::runner::{Bounds, Runner};
use crate::stress::{Difference, Effort, MIN_RUN_TIME, Shard, stress};
use crate::verdict;
use anyhow::{Result, ensure};
use mutate::Mutant;
use rayon::prelude::*;
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::ffi::OsString;
use std::fmt::{self, Display};
use std::path::Path;
use std::time::Duration;

const EFFORT: Effort = Effort {
    seed: 1,
    time: Some(Duration::from_secs(1)),
    cases: None,
    shard: Shard::ALL,
    memory: Effort::MEMORY,
};

/// The number of mutants to search together, since finding the right answers takes longer than running them.
const GROUP: usize = 24;

/// The processor time limit of a mutant, even if the judge allows more, since many never end.
const TIME: Duration = Duration::from_secs(1);

/// The maximum size of a case to save, in bytes.
const MOST_BYTES: usize = 1 << 10;

#[derive(Debug)]
pub(crate) struct Trial {
    pub(crate) tried: usize,
    /// The number of mutants rejected by bundled cases.
    pub(crate) rejected: usize,
    pub(crate) gaps: Vec<Gap>,
}

/// A case that rejects mutants that all bundled cases accept.
#[derive(Debug)]
pub(crate) struct Gap {
    pub(crate) difference: Difference,
    pub(crate) case: Case,
    /// The mutants: the file, the line, and the change in words.
    pub(crate) mutants: Vec<String>,
}

impl Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        const NAMED: usize = 10;
        let Difference { input, expected, .. } = &self.difference;
        write!(f, "{}:\n{}", self.case.name, excerpt(input.as_bytes()))?;
        if let Some(expected) = expected {
            let output = excerpt(expected.output.as_bytes());
            write!(f, "{}:\n{output}", expected.by)?;
        }
        writeln!(f, "what it rejects:")?;
        for mutant in self.mutants.iter().take(NAMED) {
            writeln!(f, "    {mutant}")?;
        }
        match self.mutants.len().saturating_sub(NAMED) {
            0 => Ok(()),
            more => writeln!(f, "    … and {more} more"),
        }
    }
}

/// Tries at most `most` evenly spaced mutants of a solution.
pub(crate) fn try_mutants(problem: &Problem, solution: &Solution, most: usize) -> Result<Trial> {
    let target = Target::any(Language::Rust);
    let text = bundle(problem, solution, &target, Style::default())?;
    let mutants = spaced(mutate::mutants(&text)?, most);
    let folder = files::temporary_folder()?;
    let program = folder.path().join("mutants");
    let mutants = together::compile(&text, mutants, &program)?;
    let bench = Bench { problem, program: &program };
    let cases = problem.cases()?;
    ensure!(
        bench.accepted_by(&cases, &[0])? == [0],
        "{}: a bundled case rejects the program with all mutants in it, though none of them is chosen",
        solution.name
    );
    let numbers: Vec<usize> = (1..=mutants.len()).collect();
    let open = bench.accepted_by(&cases, &numbers)?;
    let rejected = numbers.len() - open.len();
    let described = |number: usize| {
        let mutant = &mutants[number - 1];
        Ok(format!("{}: {}", place(&text, solution, mutant)?, mutant.what))
    };
    Ok(Trial { tried: mutants.len(), rejected, gaps: bench.search(open, described)? })
}

fn spaced<T>(items: Vec<T>, most: usize) -> Vec<T> {
    let step = items.len().div_ceil(most).max(1);
    items.into_iter().step_by(step).collect()
}

struct Bench<'a> {
    problem: &'a Problem,
    program: &'a Path,
}

impl Bench<'_> {
    fn accepted_by(&self, cases: &[Case], numbers: &[usize]) -> Result<Vec<usize>> {
        let accepted = numbers.par_iter().map(|&number| {
            let accepted = self.is_accepted(cases, number)?;
            Ok(accepted.then_some(number))
        });
        let accepted: Vec<Option<usize>> = accepted.collect::<Result<_>>()?;
        Ok(accepted.into_iter().flatten().collect())
    }

    fn is_accepted(&self, cases: &[Case], number: usize) -> Result<bool> {
        let bounds = Bounds { time: self.allowed(), ..verdict::bounds(self.problem) };
        let name = number.to_string();
        let arguments = [OsString::from(&name)];
        let program = self.mutant(&name, &arguments);
        for case in cases {
            let judged = verdict::judge(&Runner::default(), self.problem, case, &program, &bounds)?;
            if !judged.verdict.is_accepted() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The time that [`stress`] allows a program.
    fn allowed(&self) -> Duration {
        verdict::bounds(self.problem).time.max(MIN_RUN_TIME)
    }

    fn mutant<'a>(&'a self, name: &'a str, arguments: &'a [OsString]) -> Program<'a> {
        Program {
            arguments,
            allowance: Allowance {
                factor: TIME.div_duration_f64(self.allowed()),
                ..Allowance::default()
            },
            ..Program::new(name, self.program)
        }
    }

    /// Looks for cases that reject the mutants with these numbers; `described` describes a mutant.
    fn search(
        &self,
        mut open: Vec<usize>,
        described: impl Fn(usize) -> Result<String>,
    ) -> Result<Vec<Gap>> {
        let mut gaps = Vec::new();
        let mut size = GROUP;
        while !open.is_empty() {
            let group = &open[..size.min(open.len())];
            let Some(found) = self.difference(group)? else {
                open.drain(..group.len());
                continue;
            };
            let suspect = found.suspects[0].parse()?;
            let alone = match group {
                [_] => Some(found),
                // Minimising a case takes less time for a single mutant.
                _ => self
                    .difference(&[suspect])?
                    .or(Some(found).filter(|found| found.expected.is_some())),
            };
            let Some(difference) = alone else {
                // The culprit is unknown. Each mutant is tested alone, and only for failure.
                size = 1;
                continue;
            };
            if let Some(case) = self.saved(&difference)? {
                let accepted = self.accepted_by(std::slice::from_ref(&case), &open)?;
                let rejected = open.iter().filter(|number| !accepted.contains(number));
                let mutants = rejected.map(|&number| described(number));
                gaps.push(Gap { mutants: mutants.collect::<Result<_>>()?, difference, case });
                open = accepted;
            }
            // A mutant that only a long case rejects, or that is too slow only in the search, is not a gap.
            open.retain(|&number| number != suspect);
        }
        gaps.retain(|gap| !gap.mutants.is_empty());
        Ok(gaps)
    }

    fn difference(&self, numbers: &[usize]) -> Result<Option<Difference>> {
        let names: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let arguments: Vec<[OsString; 1]> = names.iter().map(|name| [name.into()]).collect();
        let programs: Vec<Program> = names
            .iter()
            .zip(&arguments)
            .map(|(name, arguments)| self.mutant(name, arguments))
            .collect();
        Ok(stress(self.problem, &programs, EFFORT, &|_| {})?.difference)
    }

    /// Saves the difference as a case if it is short and its answer is known.
    fn saved(&self, difference: &Difference) -> Result<Option<Case>> {
        if difference.expected.is_none() || difference.input.len() > MOST_BYTES {
            return Ok(None);
        }
        let saved = difference.save_apart(self.problem)?;
        Ok(saved.output.map(|output| Case { name: saved.case, input: saved.input, output }))
    }
}

fn place(bundle: &str, solution: &Solution, mutant: &Mutant) -> Result<String> {
    let part = &mutant.part;
    let file = match &part.module {
        Some(module) => format!("shared/src/{module}.rs"),
        None => solution.path.clone(),
    };
    let source = files::read_source(&workspace()?.join(&file))?;
    let line = bundle[part.range.start..mutant.range.start].matches('\n').count();
    let line = line_in_source(&source, &bundle[part.range.clone()], line);
    Ok(format!("{file}:{line}"))
}

/// The line of a source, counted from 1, for a line of the bundle's part, counted from 0; a nearby one if
/// that line was changed.
fn line_in_source(source: &str, part: &str, line: usize) -> usize {
    let [old, new] = [source, part].map(|text| text.lines().map(str::trim).collect::<Vec<_>>());
    let parts = capture_diff_slices(Algorithm::Myers, &old, &new);
    let mut near = parts.iter().rev().filter_map(|part| match *part {
        DiffOp::Equal { old_index, new_index, len } if new_index <= line => {
            Some(old_index + (line - new_index).min(len - 1) + 1)
        }
        _ => None,
    });
    near.next().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::{line_in_source, spaced};

    #[test]
    fn a_line_of_a_part_is_found_in_its_source() {
        let source = "/// Adds.\nfn add() {\n    a();\n}\n\nfn unreached() {\n    a();\n}\n\nfn last() {\n    b();\n}\n";
        let part = "mod theory {\nfn add() {\n\ta();\n}\n\nfn last() {\n\tb();\n}\n}\n";
        let found = [2, 6].map(|line| line_in_source(source, part, line));
        assert_eq!(found, [3, 11]);
    }

    #[test]
    fn a_sample_is_spread_evenly() {
        let sample = |most| spaced((0..10).collect(), most);
        assert_eq!(sample(3), [0, 4, 8]);
        assert_eq!(sample(10), (0..10).collect::<Vec<i32>>());
        assert_eq!(sample(usize::MAX), (0..10).collect::<Vec<i32>>());
    }
}
