//! A program in an unregistered file.

use super::check::Subject;
use super::{Language, Style, Target, bundle_program};
use crate::catalog::{Case, Problem, Solution};
use crate::edition::{Edition, Said};
use crate::files;
use crate::theory;
use anyhow::{Context, Error, Result, ensure};
use bundler::program::Program;
use bundler::rust::meaning::Differs;
use std::iter;
use std::path::{Path, PathBuf};

/// A program in a file; of its problem, only some cases are known.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) problem: Problem,
    pub(crate) solution: Solution,
    path: PathBuf,
    cases: Vec<Case>,
}

#[derive(Debug)]
pub(crate) struct Bundle {
    pub(crate) text: String,
    /// The program's edition, and where it is specified.
    pub(crate) said: Said,
    /// The judge, with the edition to choose there if it matters.
    pub(crate) target: Target,
    /// The reason why the edition matters.
    pub(crate) why: Option<Error>,
}

impl File {
    /// The program in a file, with cases: pairs of an input and its expected output.
    pub(crate) fn new(path: &Path, cases: &[PathBuf]) -> Result<File> {
        let cases = cases.as_chunks().0.iter().map(|[input, output]| {
            for file in [input, output] {
                files::check_is_file(file)?;
            }
            Ok(Case {
                name: input.display().to_string(),
                input: input.clone(),
                output: output.clone(),
            })
        });
        let cases = cases.collect::<Result<Vec<_>>>()?;
        let name = path.display().to_string();
        let solution = Solution { name: name.clone(), method: String::new(), path: String::new() };
        Ok(File { problem: Problem::unregistered(name), solution, path: path.to_owned(), cases })
    }

    /// Returns the file to submit, in the requested edition or else in the program's own.
    pub(crate) fn bundle(
        &self,
        target: &Target,
        asked: Option<Edition>,
        style: Style,
    ) -> Result<Bundle> {
        let name = &self.solution.name;
        ensure!(
            !target.judge.calls_method,
            "{name}: {} calls a method, which is known only for problems of the catalogue",
            target.judge.name
        );
        let said = Said::of(&self.path, asked, target.judge)?;
        said.or_2021(target.judge, |said| self.bundle_in(said, target, style))
    }

    /// Returns the file to submit, of a program in this edition. If the judge may use several editions in which the
    /// program differs, the bundle is for one that can be chosen.
    fn bundle_in(&self, said: Said, target: &Target, style: Style) -> Result<Bundle> {
        let name = &self.solution.name;
        let program = Program::file(theory::root()?, &self.path, said.edition.name())?;
        let chosen = choices(target, &said).into_iter().map(|edition| target.in_edition(edition));
        let mut why = None;
        for target in iter::once(*target).chain(chosen) {
            match bundle_program(&self.problem, &self.solution, &program, &target, style) {
                Err(error) if error.is::<Differs>() => why = why.or(Some(error)),
                made => return Ok(Bundle { text: made?, said, target, why }),
            }
        }
        let differs = why.expect("a target at least");
        Err(differs).with_context(|| format!("{name} ({said}) for {}", compiles(target)))
    }

    /// Compiles a bundle as the judge would in each of its editions, runs it on the cases and returns their
    /// number.
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

/// The editions that can be chosen at a judge: the program's own first, then the others from the latest on.
/// If they are unknown, only the program's own, provided that it was requested or no judge is specified.
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

fn compiles(target: &Target) -> String {
    let name = &target.judge.name;
    let known: Vec<&str> = target.judge.editions().iter().map(|one| one.name()).collect();
    if known.is_empty() {
        return format!("{name}, whose edition is unknown; if you know it, name it by `--edition`");
    }
    format!("{name}, which compiles with the edition {}", known.join(" or "))
}
