//! A program in a file that is registered nowhere.

use super::check::Subject;
use super::{Language, Style, Target, bundle_program};
use crate::catalog::{Case, Problem, Solution, workspace};
use crate::edition::{Edition, Said};
use anyhow::{Context, Error, Result, ensure};
use bundler::program::Program;
use bundler::rust::meaning::Differs;
use std::path::{Path, PathBuf};

/// A program in a file, of whose problem nothing is known but some cases.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) problem: Problem,
    pub(crate) solution: Solution,
    path: PathBuf,
    cases: Vec<Case>,
}

/// The file to submit for a program in a file.
#[derive(Debug)]
pub(crate) struct Bundle {
    /// The text of the file.
    pub(crate) text: String,
    /// The edition of the program, and what says so.
    pub(crate) said: Said,
    /// The judge, with the edition that is to be chosen there, if it has to be a certain one.
    pub(crate) target: Target,
    /// Why it has to be that one.
    pub(crate) why: Option<Error>,
}

impl File {
    /// The program in a file, with cases: each an input and the output that is expected for it.
    pub(crate) fn new(path: &Path, cases: &[PathBuf]) -> Result<File> {
        let cases = cases.chunks_exact(2).map(|files| {
            for file in files {
                ensure!(file.is_file(), "{}: there is no such file", file.display());
            }
            Ok(Case {
                name: files[0].display().to_string(),
                input: files[0].clone(),
                output: files[1].clone(),
            })
        });
        let cases = cases.collect::<Result<Vec<_>>>()?;
        let name = path.display().to_string();
        let solution = Solution { name: name.clone(), method: String::new(), path: String::new() };
        Ok(File { problem: Problem::unregistered(name), solution, path: path.to_owned(), cases })
    }

    /// The file to submit for the program, in the edition that is asked for, or else in its own. Where the judge may
    /// compile with several editions, and the program is not the same in all of them, it is for one of them if that can be
    /// chosen.
    pub(crate) fn bundle(
        &self,
        target: &Target,
        asked: Option<Edition>,
        style: Style,
    ) -> Result<Bundle> {
        let name = &self.solution.name;
        ensure!(
            !target.judge.calls_method,
            "{name}: {} calls a method, and only problems of the catalogue say which",
            target.judge.name
        );
        let said = Said::of(&self.path, asked, target.judge)?;
        let program = Program::file(workspace()?, &self.path, said.edition.name())?;
        let bundle = |target: &Target| {
            bundle_program(&self.problem, &self.solution, &program, target, style)
        };
        let differs = match bundle(target) {
            Err(error) if error.is::<Differs>() => error,
            made => {
                return Ok(Bundle { text: made?, said, target: *target, why: None });
            }
        };
        for edition in choices(target, &said) {
            let target = target.in_edition(edition);
            match bundle(&target) {
                Err(error) if error.is::<Differs>() => {}
                made => {
                    return Ok(Bundle { text: made?, said, target, why: Some(differs) });
                }
            }
        }
        Err(differs).with_context(|| format!("{name} ({said}) for {}", compiles(target)))
    }

    /// Compiles a bundle as the judge would, in each edition that it is for, and runs it on the cases; how many these
    /// are.
    pub(crate) fn check(&self, bundle: &Bundle) -> Result<usize> {
        let targets = match bundle.target.language {
            Language::Rust => {
                let editions = bundle.target.editions().into_iter();
                editions.map(|one| bundle.target.in_edition(one)).collect()
            }
            Language::C => vec![bundle.target],
        };
        for target in &targets {
            let subject = Subject {
                problem: &self.problem,
                solution: &self.solution,
                target,
                cases: &self.cases,
            };
            subject.check(&bundle.text)?;
        }
        Ok(self.cases.len())
    }
}

/// The editions among which one can be chosen at a judge, the program's own first and then from the latest on. Where
/// they are unknown, that is its own if it was asked for, or if whoever takes the bundle looks for a judge.
fn choices(target: &Target, said: &Said) -> Vec<Edition> {
    let known = target.judge.editions();
    if known.is_empty() {
        let is_chosen = said.is_asked() || target.is_unspecified();
        return if is_chosen { vec![said.edition] } else { Vec::new() };
    }
    let mut choices: Vec<Edition> = known.iter().rev().copied().collect();
    choices.sort_by_key(|edition| *edition != said.edition);
    choices
}

/// Returns what a judge compiles with, for a message.
fn compiles(target: &Target) -> String {
    let name = &target.judge.name;
    let known: Vec<&str> = target.judge.editions().iter().map(|one| one.name()).collect();
    if known.is_empty() {
        return format!("{name}, whose edition is unknown; if you know it, name it by `--edition`");
    }
    format!("{name}, which compiles with the edition {}", known.join(" or "))
}
