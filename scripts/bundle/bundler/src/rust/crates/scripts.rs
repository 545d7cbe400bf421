//! The output of build scripts, which cargo runs.

use super::{Crate, Crates};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The output of build scripts, by crate.
pub(crate) type Answers = BTreeMap<String, Answer>;

/// The output of a build script, as in a message from cargo.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Answer {
    package_id: String,
    /// Conditions such as `has_i128` and `width="64"`.
    pub cfgs: BTreeSet<String>,
    /// The folder of written files.
    #[serde(rename = "out_dir")]
    pub folder: PathBuf,
    /// Libraries in other languages.
    #[serde(rename = "linked_libs")]
    pub links: Vec<String>,
}

fn answer_of<'s>(said: &'s [Answer], one: &Crate) -> Option<&'s Answer> {
    said.iter().find(|answer| answer.package_id == one.id)
}

impl Crates<'_> {
    /// Runs the crates' build scripts; a crate without a script has no entry.
    pub(crate) fn answers(&self, crates: &[&Crate]) -> Result<Answers> {
        let packages: Vec<&str> = crates.iter().map(|one| one.id.as_str()).collect();
        let (mut said, mut errors) = self.check(&packages)?;
        if !crates.iter().all(|one| answer_of(&said, one).is_some()) {
            // Cargo cannot check each dependency separately.
            (said, errors) = self.check(&[])?;
        }
        let mut answers = Answers::new();
        for one in crates {
            let answer = answer_of(&said, one).with_context(|| {
                let (name, errors) = (&one.name, errors.trim_end());
                format!("the build script of the crate `{name}` cannot be run:\n{errors}")
            })?;
            answers.insert(one.name.clone(), answer.clone());
        }
        Ok(answers)
    }

    /// Checks these packages, or if none is given, the program's package. Returns the output of scripts, and
    /// cargo's errors.
    fn check(&self, packages: &[&str]) -> Result<(Vec<Answer>, String)> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(&cargo);
        command
            .args(["check", "--quiet", "--message-format=json", "--target-dir"])
            .arg(self.workspace.join("target/crates"))
            .current_dir(self.folder());
        for package in packages {
            command.args(["--package", package]);
        }
        let output =
            command.output().with_context(|| format!("{}: cannot be run", cargo.display()))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let messages = text.lines().filter_map(|line| serde_json::from_str(line).ok());
        let errors = String::from_utf8_lossy(&output.stderr);
        Ok((messages.collect(), errors.into_owned()))
    }
}
