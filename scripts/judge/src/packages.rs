//! The options of `cargo judge export`. The package `export` does the work.

use crate::catalog::{Problem, Selection};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Options of `cargo judge export`.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
A package has the statement, samples and secret cases, an input validator, where it is needed an output validator
or an interactor, and solutions and wrong programs with their verdicts. docs/packages.md says what to do with it.")]
pub struct Options {
    #[command(flatten)]
    pub selection: Selection,

    /// The format of the packages
    #[arg(long, value_enum)]
    pub format: Format,

    /// The folder to write to: each package is in FOLDER/ID/NAME
    #[arg(long, short, value_name = "FOLDER")]
    pub output: PathBuf,

    /// Also write each package as a zip file, beside its folder
    #[arg(long)]
    pub zip: bool,
}

/// A format of packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// What Kattis and its problemtools take, and most judges read
    KattisLegacy,
    /// The version of September 2025
    #[value(name = "kattis-2025-09")]
    Kattis2025,
    /// What DOMjudge imports
    Domjudge,
}

/// The folder of a problem's package below that of all packages. Names of packages have letters and digits only.
pub fn folder(problem: &Problem) -> PathBuf {
    [&problem.id, &problem.id.replace('_', "")].iter().collect()
}
