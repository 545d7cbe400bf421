//! The bundled cases: `testdata/<problem>/<case>.in` and `.out`.

use super::{Problem, file_name, list, workspace};
use crate::report::short;
use anyhow::{Result, bail};
use std::path::PathBuf;

/// A bundled case: an input and the output that is expected for it.
#[derive(Debug)]
pub struct Case {
    /// The name of both files without their endings.
    pub name: String,
    pub input: PathBuf,
    pub output: PathBuf,
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
                bail!(
                    "{}: there is no {} beside it; write that file or remove this one",
                    path.display(),
                    file_name(&partner)
                );
            }
            if path.extension().is_some_and(|extension| extension == "in") {
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
        let inputs =
            paths.filter(|path| path.extension().is_some_and(|extension| extension == "in"));
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
