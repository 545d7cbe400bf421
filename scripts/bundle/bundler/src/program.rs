//! The program to bundle: a solution of this workspace or any other file.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Clone, Debug)]
pub struct Program {
    /// The path that messages show.
    pub path: String,
    pub source: String,
    pub edition: &'static str,
    pub origin: Origin,
}

/// The place of a program, which determines its crates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    Solutions,
    /// No package: the program may use the crates of solutions.
    File,
    /// The cargo package with this manifest.
    Package(PathBuf),
}

impl Origin {
    /// The words before the licence of a bundle.
    pub(crate) fn licence(&self) -> &'static str {
        match self {
            Origin::Solutions => "Licence",
            _ => "Licence of the added code",
        }
    }
}

/// The oldest edition of the code in `shared` and the stand-ins.
const OLDEST: &str = "2021";

impl Program {
    /// Reads the solution at a path within the workspace.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read.
    pub fn solution(workspace: &Path, path: &str, edition: &'static str) -> Result<Program> {
        let source = read(&workspace.join(path), path)?;
        let origin = Origin::Solutions;
        Ok(Program { path: path.to_owned(), source, edition, origin })
    }

    /// Reads a program from any file.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read.
    pub fn file(workspace: &Path, file: &Path, edition: &'static str) -> Result<Program> {
        let path = file.display().to_string();
        let source = read(file, &path)?;
        let origin = origin(workspace, file).with_context(|| format!("{path}: cannot be found"))?;
        Ok(Program { path, source, edition, origin })
    }

    /// The text without a byte order mark and shebang line. The newline of the shebang line stays, so that
    /// line numbers do not change.
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

    /// The edition of the program's bundle, at least [`OLDEST`].
    pub(crate) fn edition_of_bundle(&self) -> &'static str {
        self.edition.max(OLDEST)
    }

    /// The name in a bundle's header, without folders of this machine.
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

/// The nearest package around a file.
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

/// Returns whether a manifest defines a package, not only a workspace.
fn is_package(manifest: &Path) -> Result<bool> {
    let text = fs::read_to_string(manifest)?;
    let mut tables = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    Ok(tables.any(|table| table == "[package]"))
}
