//! The options of `cargo judge export`, which package `export` carries out.

use crate::catalog::{Problem, Selection};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Options of `cargo judge export`.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
A package has the statement, samples and secret cases, an input validator, an
output validator or interactor if needed, and solutions and wrong programs with
their verdicts. docs/packages.md explains how to use it.")]
pub struct Options {
    #[command(flatten)]
    pub selection: Selection,

    /// Format of the packages
    #[arg(long, value_enum, value_name = "KIND")]
    pub format: Format,

    /// Folder to write to; a package is in FOLDER/ID/NAME
    #[arg(long, short, value_name = "FOLDER")]
    pub output: PathBuf,

    /// Also write a zip file beside each package's folder
    #[arg(long)]
    pub zip: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Kattis and problemtools; read by most judges
    KattisLegacy,
    /// Version of September 2025
    #[value(name = "kattis-2025-09")]
    Kattis2025,
    /// Import format of DOMjudge
    Domjudge,
}

/// The folder of a problem's package, relative to that of all. Names of packages consist of letters
/// and digits.
pub fn folder(problem: &Problem) -> PathBuf {
    [&problem.id, &problem.id.replace('_', "")].iter().collect()
}
