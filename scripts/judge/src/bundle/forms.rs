//! A solution in every form that a judge may be given, to compare them: as a program, even where
//! the judge calls a method.

use super::{Language, Style, Target, bundle, c, check};
use crate::catalog::{Problem, Solution};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The programs that a solution becomes.
#[derive(Debug)]
pub struct Forms {
    /// The solution's name.
    pub name: String,
    /// The solution as cargo builds it.
    pub native: PathBuf,
    /// Its bundle in Rust.
    pub rust: PathBuf,
    /// Its bundle in C.
    pub c: PathBuf,
    /// The same, for a machine of 32 bits, if there is a compiler for one.
    pub narrow: Option<PathBuf>,
    /// The length of the bundle in Rust, in bytes.
    pub rust_bytes: usize,
    /// The length of the bundle in C.
    pub c_bytes: usize,
    /// Where the programs stand.
    _folder: TempDir,
}

impl Forms {
    /// Makes and compiles the bundles of a solution, of which cargo has built `native`.
    ///
    /// # Errors
    ///
    /// For a bundle that cannot be made, or does not compile.
    pub fn build(problem: &Problem, solution: &Solution, native: &Path) -> Result<Forms> {
        let folder = tempfile::tempdir().context("no temporary folder can be made")?;
        let rust = folder.path().join("rust");
        let target = Target::any(Language::Rust);
        let text = bundle(problem, solution, &target, Style::default())?;
        let rust_bytes = text.len();
        check::compile(solution, &target, "2021", &text, &rust)?;

        let text = bundle(
            problem,
            solution,
            &Target::any(Language::C),
            Style::default(),
        )?;
        let c_bytes = text.len();
        let dialects = c::check::dialects(false)?;
        let compile = |name, narrow| {
            let program = folder.path().join(name);
            let dialect = dialects.iter().find(|one| one.is_narrow() == narrow);
            let compiled = dialect.map(|dialect| dialect.compile(&text, &program));
            compiled.transpose().map(|done| done.map(|()| program))
        };
        Ok(Forms {
            name: solution.name.clone(),
            native: native.to_owned(),
            rust,
            c: compile("c", false)?.context("no C compiler")?,
            narrow: compile("narrow", true)?,
            rust_bytes,
            c_bytes,
            _folder: folder,
        })
    }

    /// The programs with their names, the solution itself first.
    pub fn programs(&self) -> Vec<(String, &Path)> {
        let name = &self.name;
        let narrow = self.narrow.as_deref();
        let narrow = narrow.map(|path| (format!("{name} in C, 32 bits"), path));
        let all = [
            (name.clone(), &*self.native),
            (format!("{name} in Rust"), &*self.rust),
            (format!("{name} in C"), &*self.c),
        ];
        all.into_iter().chain(narrow).collect()
    }
}
