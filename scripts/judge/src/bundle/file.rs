//! A program in a file that is registered nowhere.

use super::check::Subject;
use super::{Style, Target, bundle_program};
use crate::catalog::{Case, Problem, Solution, workspace};
use anyhow::{Result, ensure};
use bundler::program::Program;
use std::path::{Path, PathBuf};

/// A program in a file, of whose problem nothing is known but some cases.
#[derive(Debug)]
pub struct File {
    pub problem: Problem,
    pub solution: Solution,
    program: Program,
    cases: Vec<Case>,
}

impl File {
    /// The program in a file, with cases: each an input and the output that is expected for it.
    ///
    /// # Errors
    ///
    /// When a file cannot be read.
    pub fn new(path: &Path, cases: &[PathBuf]) -> Result<File> {
        let program = Program::file(workspace()?, path)?;
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
        let solution = Solution {
            name: name.clone(),
            method: String::new(),
        };
        Ok(File {
            problem: Problem::unregistered(name),
            solution,
            program,
            cases,
        })
    }

    /// The file to submit.
    ///
    /// # Errors
    ///
    /// As for [`bundle`](super::bundle).
    pub fn bundle(&self, target: &Target, style: Style) -> Result<String> {
        ensure!(
            !target.judge.calls_method,
            "{}: {} calls a method, and only problems of the catalogue say which",
            self.solution.name,
            target.judge.name
        );
        bundle_program(&self.problem, &self.solution, &self.program, target, style)
    }

    /// Compiles a bundle as the judge would, and runs it on the cases; how many these are.
    ///
    /// # Errors
    ///
    /// As for [`check`](super::check::check).
    pub fn check(&self, target: &Target, text: &str) -> Result<usize> {
        let subject = Subject {
            problem: &self.problem,
            solution: &self.solution,
            target,
            cases: &self.cases,
        };
        subject.check(text)?;
        Ok(self.cases.len())
    }
}
