//! The bundled cases, `testdata/<problem>/<case>.in` and `.out`, and cases in other folders.

use super::{Entry, Problem, entries, file_name, workspace};
use crate::report::short;
use anyhow::{Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// The extensions of expected outputs; the first is written.
pub(crate) const OUTPUTS: [&str; 2] = ["out", "ans"];

/// The folder, below the current one, for inputs that show a difference.
pub(crate) const FOUND: &str = "found";

#[derive(Debug)]
pub struct Case {
    /// The name of both files without extension; for other cases, the path of the input.
    pub name: String,
    pub input: PathBuf,
    /// May not exist if there is no expected output; bundled cases always have it.
    pub output: PathBuf,
}

impl Case {
    /// Returns whether the input exceeds the statement, or the judge's known data, so that accepted programs
    /// may fail. Such files are called `beyond-<what>`.
    pub fn is_beyond(&self) -> bool {
        let stem = self.input.file_stem().unwrap_or_default();
        stem.as_encoded_bytes().starts_with(b"beyond-")
    }
}

/// The expected output of an input: the `.ans` file beside it if it exists, or else the `.out` file, which
/// may not exist.
pub(crate) fn output_of(input: &Path) -> Result<PathBuf> {
    output_if(input, exists)
}

fn output_if(input: &Path, exists: impl Fn(&Path) -> bool) -> Result<PathBuf> {
    let [out, ans] = OUTPUTS.map(|extension| input.with_extension(extension));
    match (exists(&out), exists(&ans)) {
        (true, true) => bail!(
            "{}: there are two expected outputs beside it, {} and {}; remove one",
            input.display(),
            file_name(&out),
            file_name(&ans)
        ),
        (false, true) => Ok(ans),
        _ => Ok(out),
    }
}

/// The cases in a user's folder in natural order: each `.in` file, with or without an `.out` or
/// `.ans` file, named by its path. Other files are ignored.
pub(crate) fn cases_in(folder: &Path) -> Result<Vec<Case>> {
    let shown = folder.display();
    ensure!(
        folder.is_dir(),
        "{shown}: {}; name the folder that holds the cases, such as sample-1.in and sample-1.out",
        if exists(folder) { "is not a folder" } else { "there is no such folder" }
    );
    let mut cases = Vec::new();
    for (part, path) in parts_in(folder)? {
        match part {
            Part::Input => cases.push(Case {
                name: path.display().to_string(),
                output: output_of(&path)?,
                input: path,
            }),
            Part::Output => {
                let input = path.with_extension("in");
                ensure!(exists(&input), without(&path, &input));
            }
        }
    }
    ensure!(
        !cases.is_empty(),
        "{shown}: there are no cases in it; a case is an input such as sample-1.in, with the expected output \
         in sample-1.out"
    );
    cases.sort_by_cached_key(|case| natural(&case.input));
    Ok(cases)
}

/// A case's file, classified by its name.
enum Part {
    Input,
    Output,
}

impl Part {
    fn of(path: &Path) -> Option<Part> {
        let extension = path.extension()?.to_str()?;
        if extension == "in" {
            Some(Part::Input)
        } else {
            OUTPUTS.contains(&extension).then_some(Part::Output)
        }
    }
}

/// The case files in a folder.
fn parts_in(folder: &Path) -> Result<Vec<(Part, PathBuf)>> {
    let mut parts = Vec::new();
    for entry in entries(folder)? {
        if let Some(part) = Part::of(&entry.path) {
            entry.check_is_file()?;
            parts.push((part, entry.path));
        }
    }
    Ok(parts)
}

/// The inputs in a folder, each with the path of its output, which may not exist.
pub(crate) fn inputs_in(folder: &Path) -> Result<Vec<(PathBuf, PathBuf)>> {
    let inputs = parts_in(folder)?.into_iter().filter(|(part, _)| matches!(part, Part::Input));
    inputs.map(|(_, input)| output_of(&input).map(|output| (input, output))).collect()
}

/// Returns whether a path exists, perhaps as a dangling link.
fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

impl Entry {
    /// Checks that a case file is a regular file, since reading a pipe or device may never end.
    fn check_is_file(&self) -> Result<()> {
        if self.kind.is_file() {
            return Ok(());
        }
        let path = &self.path;
        let what = match fs::metadata(path) {
            Ok(data) if data.is_file() => return Ok(()),
            Ok(data) if data.is_dir() => "a folder",
            Ok(_) => "a pipe, a device or the like",
            Err(_) if self.kind.is_symlink() => "a dangling link",
            // Reading the file will report the error.
            Err(_) => return Ok(()),
        };
        bail!("{}: is {what}, not a file; replace it by a file, or move it away", path.display())
    }
}

/// The error for a case file without its partner.
fn without(path: &Path, partner: &Path) -> String {
    format!(
        "{}: there is no {} beside it; write that file or remove this one",
        path.display(),
        file_name(partner)
    )
}

/// The natural sort key of a file name: digits before other characters, compared as numbers.
fn natural(path: &Path) -> Vec<(bool, usize, Vec<u8>)> {
    let stem = path.file_stem().unwrap_or_default().as_encoded_bytes();
    let parts = stem.chunk_by(|a, b| a.is_ascii_digit() && b.is_ascii_digit());
    parts
        .map(|part| {
            let zeros = part.iter().take_while(|&&byte| byte == b'0').count();
            (!part[0].is_ascii_digit(), part.len() - zeros, part[zeros..].to_vec())
        })
        .collect()
}

impl Problem {
    /// The bundled cases, by name.
    ///
    /// # Errors
    ///
    /// If an input lacks its output or vice versa, has two outputs, is not a regular file, there is
    /// a stray file, or there is no case.
    pub fn cases(&self) -> Result<Vec<Case>> {
        let mut cases = Vec::new();
        let entries = entries(&self.testdata)?;
        let exists =
            |path: &Path| entries.binary_search_by(|entry| (*entry.path).cmp(path)).is_ok();
        for entry in &entries {
            let path = &entry.path;
            let Some(part) = Part::of(path) else {
                bail!(
                    "{}: a stray {}; {}/ holds <case>.in and <case>.out only: move it away",
                    path.display(),
                    if path.is_dir() { "folder" } else { "file" },
                    self.id
                );
            };
            entry.check_is_file()?;
            let partner = match part {
                Part::Input => output_if(path, exists)?,
                Part::Output => path.with_extension("in"),
            };
            if !exists(&partner) {
                bail!(without(path, &partner));
            }
            if let Part::Input = part {
                let stem = path.file_stem().unwrap_or_default();
                cases.push(Case {
                    name: stem.to_string_lossy().into_owned(),
                    output: partner,
                    input: path.clone(),
                });
            }
        }
        ensure!(
            !cases.is_empty(),
            "{}: no cases; a problem needs at least one",
            self.testdata.display()
        );
        Ok(cases)
    }

    /// Returns the inputs that `cargo judge stress` found and kept apart, each named by its path.
    pub(crate) fn found_cases(&self) -> Result<Vec<Case>> {
        let folder = self.found_folder()?;
        if !folder.is_dir() {
            return Ok(Vec::new());
        }
        let answered = inputs_in(&folder)?.into_iter().filter(|(_, output)| exists(output));
        Ok(answered.map(|(input, output)| Case { name: short(&input), input, output }).collect())
    }

    /// The folder of these inputs: outside a checkout, one below the current folder.
    pub(crate) fn found_folder(&self) -> Result<PathBuf> {
        if self.has_only_facts() {
            return Ok(PathBuf::from(FOUND));
        }
        Ok(workspace()?.join("target/found").join(&self.id))
    }
}
