//! The bundled cases, `testdata/<problem>/<case>.in` and `.out`, and those of other folders.

use super::{Problem, file_name, list, workspace};
use crate::report::short;
use anyhow::{Result, bail, ensure};
use std::path::{Path, PathBuf};

/// An input and the output that is expected for it.
#[derive(Debug)]
pub struct Case {
    /// The name of both files without their endings; of a case elsewhere, the path of its input.
    pub name: String,
    pub input: PathBuf,
    /// No file where nothing is known to compare with: of a bundled case, there is one.
    pub output: PathBuf,
}

impl Case {
    /// Whether the input goes beyond the statement, or beyond what the judge's data hold, so that programs
    /// which the judge accepts may fail: its file is called `beyond-<what>`.
    pub fn is_beyond(&self) -> bool {
        let stem = self.input.file_stem().unwrap_or_default();
        stem.as_encoded_bytes().starts_with(b"beyond-")
    }
}

/// The cases in a folder of the user's, in natural order: each `.in` file, with or without an `.out` file
/// beside it. What else is there is passed over. The paths are the names.
///
/// # Errors
///
/// When there is no such folder, or no case in it, and for an output without its input.
pub fn cases_in(folder: &Path) -> Result<Vec<Case>> {
    let shown = folder.display();
    ensure!(
        folder.is_dir(),
        "{shown}: there is no such folder; name the one that holds the cases, such as sample-1.in and \
         sample-1.out"
    );
    let mut files = list(folder)?;
    files.retain(|path| path.is_file());
    let (inputs, others): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|path| has_ending(path, "in"));
    let is_alone =
        |path: &&PathBuf| has_ending(path, "out") && !inputs.contains(&path.with_extension("in"));
    if let Some(output) = others.iter().find(is_alone) {
        bail!(without(output, &output.with_extension("in")));
    }
    ensure!(
        !inputs.is_empty(),
        "{shown}: there are no cases in it; a case is an input such as sample-1.in, with the expected output \
         in sample-1.out"
    );
    let mut cases: Vec<Case> = inputs
        .into_iter()
        .map(|input| Case {
            name: input.display().to_string(),
            output: input.with_extension("out"),
            input,
        })
        .collect();
    cases.sort_by_cached_key(|case| natural(&case.input));
    Ok(cases)
}

/// What is wrong with a file of a case that has no partner.
fn without(path: &Path, partner: &Path) -> String {
    format!(
        "{}: there is no {} beside it; write that file or remove this one",
        path.display(),
        file_name(partner)
    )
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension()
        .is_some_and(|extension| extension == ending)
}

/// A file's name as people order it: digits before other characters, and by the number that they form.
fn natural(path: &Path) -> Vec<(bool, usize, Vec<u8>)> {
    let stem = path.file_stem().unwrap_or_default().as_encoded_bytes();
    let parts = stem.chunk_by(|a, b| a.is_ascii_digit() && b.is_ascii_digit());
    parts
        .map(|part| {
            let zeros = part.iter().take_while(|&&byte| byte == b'0').count();
            (
                !part[0].is_ascii_digit(),
                part.len() - zeros,
                part[zeros..].to_vec(),
            )
        })
        .collect()
}

impl Problem {
    /// The bundled cases, in the order of their names.
    ///
    /// # Errors
    ///
    /// For an input without its output or the other way round, a stray file, a folder, or no case at
    /// all.
    pub fn cases(&self) -> Result<Vec<Case>> {
        let mut cases = Vec::new();
        for path in list(&self.folder)? {
            if path.is_dir() {
                bail!(
                    "{}: is a folder; {}/ holds the files <case>.in and <case>.out only: move it away",
                    path.display(),
                    self.id
                );
            }
            let partner = match path.extension().and_then(|extension| extension.to_str()) {
                Some("in") => path.with_extension("out"),
                Some("out") => path.with_extension("in"),
                _ => bail!(
                    "{}: a stray file; {}/ holds <case>.in and <case>.out only: move it away",
                    path.display(),
                    self.id
                ),
            };
            if !partner.is_file() {
                bail!(without(&path, &partner));
            }
            if has_ending(&path, "in") {
                let stem = path.file_stem().unwrap_or_default();
                cases.push(Case {
                    name: stem.to_string_lossy().into_owned(),
                    output: partner,
                    input: path,
                });
            }
        }
        if cases.is_empty() {
            bail!(
                "{}: no cases; a problem needs at least one",
                self.folder.display()
            );
        }
        Ok(cases)
    }

    /// What `cargo judge stress` has found and kept apart from the bundled cases, as far as the expected
    /// output is known. The paths are the names.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read.
    pub fn found_cases(&self) -> Result<Vec<Case>> {
        let folder = self.found_folder()?;
        if !folder.is_dir() {
            return Ok(Vec::new());
        }
        let paths = list(&folder)?.into_iter();
        let inputs = paths.filter(|path| has_ending(path, "in"));
        let cases = inputs.map(|input| Case {
            name: short(&input),
            output: input.with_extension("out"),
            input,
        });
        let is_whole = |case: &Case| case.input.is_file() && case.output.is_file();
        Ok(cases.filter(is_whole).collect())
    }

    /// The folder of what is kept apart.
    ///
    /// # Errors
    ///
    /// Those of [`workspace`].
    pub fn found_folder(&self) -> Result<PathBuf> {
        Ok(workspace()?.join("target/found").join(&self.id))
    }
}
