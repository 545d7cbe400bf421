//! The output of build scripts, which cargo runs.

use super::{Crate, Crates};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The output of build scripts, by crate.
pub(crate) type Answers = BTreeMap<String, Answer>;

#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// Conditions such as `has_i128` and `width="64"`.
    pub cfgs: BTreeSet<String>,
    /// The folder of written files.
    pub folder: PathBuf,
    /// Libraries in other languages.
    pub links: Vec<String>,
}

/// A message from cargo about a build script that has run.
#[derive(Deserialize)]
struct Message {
    package_id: String,
    linked_libs: Vec<String>,
    cfgs: Vec<String>,
    out_dir: PathBuf,
}

impl Crates<'_> {
    /// Runs the crates' build scripts; a crate without a script has no entry.
    pub(crate) fn answers(&self, crates: &[&Crate]) -> Result<Answers> {
        let packages: Vec<&str> = crates.iter().map(|one| one.id.as_str()).collect();
        let (mut messages, mut errors) = self.check(&packages)?;
        let is_answered = |messages: &[Message], one: &Crate| {
            let mut messages = messages.iter();
            messages.any(|message| message.package_id == one.id)
        };
        if !crates.iter().all(|one| is_answered(&messages, one)) {
            // Cargo cannot check each dependency separately.
            (messages, errors) = self.check(&[])?;
        }
        let mut answers = Answers::new();
        for one in crates {
            let said = messages.iter().find(|message| message.package_id == one.id);
            let Some(said) = said else {
                bail!(
                    "the build script of the crate `{}` cannot be run:\n{}",
                    one.name,
                    errors.trim_end()
                );
            };
            let answer = Answer {
                cfgs: said.cfgs.iter().cloned().collect(),
                folder: said.out_dir.clone(),
                links: said.linked_libs.clone(),
            };
            answers.insert(one.name.clone(), answer);
        }
        Ok(answers)
    }

    /// Checks these packages, or if none is given, the program's package. Returns cargo's messages about
    /// scripts, and its errors.
    fn check(&self, packages: &[&str]) -> Result<(Vec<Message>, String)> {
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
