//! The options for comparing outputs of problems outside the catalogue.

use crate::catalog::{Compare, Problem};
use crate::checker::{Checker, Tolerance};
use crate::languages::CommandLine;
use anyhow::Result;
use clap::Args;
use std::path::{Path, PathBuf};

/// The group of options that name cases or inputs without a problem, which each command defines.
pub(crate) const INPUTS: &str = "inputs";

#[derive(Args, Clone, Default)]
pub(crate) struct Comparison {
    /// Accept numbers within this error, such as 1e-6
    ///
    /// The error may be absolute or relative. Only if no problem is named
    #[arg(long, value_name = "ERROR", requires = INPUTS)]
    tolerance: Option<Tolerance>,

    /// Checker that judges the outputs: a source file or a command
    ///
    /// It is called as with testlib: docs/any-program.md explains how
    #[arg(long, value_name = "PROGRAM", requires = INPUTS, conflicts_with = "tolerance")]
    checker: Option<String>,
}

impl Comparison {
    /// Applies the options to a problem outside the catalogue; builds the checker.
    ///
    /// # Errors
    ///
    /// If the checker does not compile.
    pub(crate) fn apply(&self, problem: &mut Problem) -> Result<()> {
        problem.facts.compare = self.tolerance.map_or(Compare::Output, Compare::Numbers);
        problem.checker = self.checker.as_deref().map(Checker::build).transpose()?;
        Ok(())
    }

    /// The files that the option for a checker names.
    pub(crate) fn files(&self) -> Result<Vec<PathBuf>> {
        let Some(checker) = &self.checker else {
            return Ok(Vec::new());
        };
        if Path::new(checker).is_file() {
            return Ok(vec![PathBuf::from(checker)]);
        }
        Ok(CommandLine::parse(checker)?.files().collect())
    }

    pub(crate) fn option(&self) -> Option<&'static str> {
        let tolerance = self.tolerance.map(|_| "--tolerance");
        tolerance.or(self.checker.as_ref().map(|_| "--checker"))
    }

    /// The words of the command line that repeat the options.
    pub(crate) fn words(&self) -> Vec<String> {
        let tolerance = self.tolerance.map(|most| most.error().to_string());
        let value = tolerance.or(self.checker.clone());
        self.option().map(String::from).into_iter().chain(value).collect()
    }
}
