//! The compared variants of a solution: cargo's build, the bundle in Rust, and the bundles in C.
//! All are programs, even if the judge calls a method.

use super::{Language, Style, Target, bundle, check, edition_of};
use crate::catalog::{Problem, Solution};
use crate::files;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

#[derive(Debug)]
pub struct Variants {
    pub(crate) name: String,
    /// The solution as cargo builds it.
    pub(crate) native: PathBuf,
    pub(crate) rust: PathBuf,
    pub c: PathBuf,
    /// The C bundle compiled for 32 bits, if a compiler supports it.
    pub(crate) c32: Option<PathBuf>,
    /// The length of the bundle in Rust, in bytes.
    pub(crate) rust_bytes: usize,
    pub(crate) c_bytes: usize,
    _folder: TempDir,
}

impl Variants {
    /// Writes and compiles the bundles of a solution built as `native`.
    ///
    /// # Errors
    ///
    /// If the solution cannot be bundled, or a bundle does not compile.
    pub fn build(problem: &Problem, solution: &Solution, native: &Path) -> Result<Variants> {
        let folder = files::temporary_folder()?;
        let rust = folder.path().join("rust");
        let target = Target::any(Language::Rust);
        let text = bundle(problem, solution, &target, Style::default())?;
        let rust_bytes = text.len();
        check::rust::compile(solution, &target, edition_of(solution)?, &text, &rust)?;

        let text = bundle(problem, solution, &Target::any(Language::C), Style::default())?;
        let c_bytes = text.len();
        let dialects = check::c::dialects(false)?;
        let compile = |name, is_32_bit| {
            let program = folder.path().join(name);
            let dialect = dialects.iter().find(|one| one.is_32_bit() == is_32_bit);
            let compiled = dialect.map(|dialect| dialect.compile(&text, &program));
            compiled.transpose().map(|done| done.map(|()| program))
        };
        Ok(Variants {
            name: solution.name.clone(),
            native: native.to_owned(),
            rust,
            c: compile("c", false)?.context("no C compiler")?,
            c32: compile("c32", true)?,
            rust_bytes,
            c_bytes,
            _folder: folder,
        })
    }

    /// The programs with their names, the solution first.
    pub fn programs(&self) -> Vec<(String, &Path)> {
        let name = &self.name;
        let c32 = self.c32.as_deref();
        let c32 = c32.map(|path| (format!("{name} in C, 32 bits"), path));
        let all = [
            (name.clone(), &*self.native),
            (format!("{name} in Rust"), &*self.rust),
            (format!("{name} in C"), &*self.c),
        ];
        all.into_iter().chain(c32).collect()
    }
}
