//! Saves a difference as files that can be run again.

use super::{Difference, Method};
use crate::catalog::{Problem, called};
use crate::explain::can_be_searched;
use crate::files;
use crate::report::{here, short};
use anyhow::Result;
use jury::books::book;
use std::fs;
use std::path::{Path, PathBuf};

/// The place of a saved difference.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The name of the bundled case or else the path of the input, as commands accept it.
    pub case: String,
    pub input: PathBuf,
    /// The expected output, if it is known.
    pub output: Option<PathBuf>,
}

impl Difference {
    /// Saves the input, with the output required by the rules, as a bundled case:
    /// `testdata/<problem>/found-*.in` and `.out`. If that output is unknown, saves the input like
    /// `save_apart`. Existing files are kept.
    ///
    /// # Errors
    ///
    /// If a file cannot be written.
    pub fn save(&self, problem: &Problem) -> Result<Saved> {
        let expected = self.expected.as_ref();
        match expected.filter(|expected| expected.by == Method::Rules) {
            Some(expected) => {
                let saved = self.save_in(&problem.testdata, Some(&expected.output))?;
                let name = saved.input.file_stem().unwrap_or_default();
                let case = name.to_string_lossy().into_owned();
                Ok(Saved { case, ..saved })
            }
            None => self.save_in(&problem.found_folder()?, None),
        }
    }

    /// Saves the input, with the expected output if known, below `target/found`. The bundled cases, which are for
    /// the catalogue's solutions, stay separate.
    pub(crate) fn save_apart(&self, problem: &Problem) -> Result<Saved> {
        let output = self.expected.as_ref().map(|expected| &*expected.output);
        self.save_in(&problem.found_folder()?, output)
    }

    fn save_in(&self, folder: &Path, output: Option<&str>) -> Result<Saved> {
        let (input, output) = save(folder, self.input.as_bytes(), output.map(str::as_bytes))?;
        Ok(Saved { case: here(&input), input, output })
    }

    /// Describes where the difference is saved and the commands that reproduce it; `calls` maps programs to the
    /// commands' arguments.
    pub fn replay(&self, problem: &Problem, saved: &Saved, calls: &[(&str, &str)]) -> String {
        let Saved { case, .. } = saved;
        let judge = called();
        let output = saved.output.as_deref();
        let output = output.map(|output| format!(" and {}", short(output)));
        let files = short(&saved.input) + &output.unwrap_or_default();
        let suspects = calls.iter();
        let suspects = suspects.filter(|(name, _)| self.suspects.iter().any(|one| one == name));
        let replays = suspects.map(|(_, call)| format!("replay:  {judge} run {call} {case}\n"));
        let replays: Vec<String> = replays.collect();
        let replays = if replays.is_empty() {
            String::from("the solution itself answers it as it should: the bundle is wrong\n")
        } else {
            replays.concat()
        };
        let alone = book(&problem.id).and_then(|book| book.split(&self.input));
        let explained = match alone.as_deref() {
            Ok([only]) if can_be_searched(problem, only) => {
                format!("why:     {judge} explain {} {case}\n", problem.id)
            }
            _ => String::new(),
        };
        format!("saved as {files}\n{replays}{explained}")
    }
}

/// Saves an input in a folder, with the expected output if known, under a name from its contents.
/// Existing files are kept; one with another output is named. Returns the paths.
pub(crate) fn save(
    folder: &Path,
    input: &[u8],
    output: Option<&[u8]>,
) -> Result<(PathBuf, Option<PathBuf>)> {
    files::create_folder(folder)?;
    let path = folder.join(format!("found-{:016x}.in", hash(input)));
    let output = output.map(|bytes| (path.with_extension("out"), bytes));
    if let Some((path, bytes)) = &output {
        files::write_new(path, bytes)?;
        if !fs::read(path).is_ok_and(|kept| kept == *bytes) {
            eprintln!(
                "{}: is kept, but holds another output than is expected now; remove it if it is outdated",
                short(path)
            );
        }
    }
    files::write_new(&path, input)?;
    Ok((path, output.map(|(path, _)| path)))
}

/// The FNV-1a hash, the same on every machine.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
