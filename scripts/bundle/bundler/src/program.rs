//! The program that is bundled: a solution of this workspace, or any other file.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// A program in one file.
#[derive(Clone, Debug)]
pub struct Program {
    /// The path of the file, as messages call it.
    pub path: String,
    /// The text of the file.
    pub source: String,
    /// The edition of Rust that it is written in.
    pub edition: &'static str,
    /// Where its crates are.
    pub origin: Origin,
}

/// Where a program belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// To the solutions of this workspace.
    Solutions,
    /// To nothing: it uses what solutions use.
    File,
    /// To the cargo package with this manifest, and uses its crates.
    Package(PathBuf),
}

/// The oldest edition that `shared` and the stand-ins are written for.
const OLDEST: &str = "2021";

impl Program {
    /// The solution at this path within the workspace, which is written in this edition.
    ///
    /// # Errors
    ///
    /// When its file cannot be read.
    pub fn solution(workspace: &Path, path: &str, edition: &'static str) -> Result<Program> {
        let source = read(&workspace.join(path), path)?;
        let origin = Origin::Solutions;
        Ok(Program { path: path.to_owned(), source, edition, origin })
    }

    /// The program in a file, which is written in this edition.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub fn file(workspace: &Path, file: &Path, edition: &'static str) -> Result<Program> {
        let path = file.display().to_string();
        let source = read(file, &path)?;
        let origin = origin(workspace, file).with_context(|| format!("{path}: cannot be found"))?;
        Ok(Program { path, source, edition, origin })
    }

    /// The text without what may stand before the program: a byte order mark, which some editors write, and
    /// a shebang line, whose end is kept so that the other lines keep their numbers.
    pub(crate) fn code(&self) -> &str {
        let source = &self.source;
        let text = source.strip_prefix('\u{feff}').unwrap_or(source);
        match text.strip_prefix("#!") {
            Some(rest) if !rest.trim_start().starts_with('[') => {
                &text[text.find('\n').unwrap_or(text.len())..]
            }
            _ => text,
        }
    }

    /// The edition that its bundle is written in: `shared` and the stand-ins take no older one.
    pub(crate) fn edition_of_bundle(&self) -> &'static str {
        self.edition.max(OLDEST)
    }

    /// Returns what a bundle calls the file: no folder of this machine.
    pub(crate) fn shown(&self) -> &str {
        match self.origin {
            Origin::Solutions => &self.path,
            _ => self.path.rsplit(['/', '\\']).next().unwrap_or_default(),
        }
    }
}

fn read(file: &Path, path: &str) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{path}: cannot be read"))
}

/// Where a file belongs: to the nearest package around it.
fn origin(workspace: &Path, file: &Path) -> Result<Origin> {
    let file = fs::canonicalize(file)?;
    if file.starts_with(fs::canonicalize(workspace)?) {
        return Ok(Origin::File);
    }
    let manifests = file.ancestors().map(|folder| folder.join("Cargo.toml"));
    let nearest = manifests.into_iter().find(|manifest| manifest.is_file());
    Ok(match nearest {
        Some(manifest) if is_package(&manifest)? => Origin::Package(manifest),
        _ => Origin::File,
    })
}

/// Returns whether a manifest is of a package, and not of a workspace alone.
fn is_package(manifest: &Path) -> Result<bool> {
    let text = fs::read_to_string(manifest)?;
    Ok(text.lines().any(|line| line.trim() == "[package]"))
}
