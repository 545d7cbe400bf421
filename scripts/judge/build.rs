//! Embeds the theory and the facts of the problems in the command, which then does without a checkout.

#[path = "../truth/jury/build/modules.rs"]
#[expect(dead_code, reason = "the other build scripts use the rest")]
mod modules;

use modules::{files, from_out, name, out, problems};
use std::fs;
use std::io::Result;
use std::path::{Path, PathBuf};

fn main() -> Result<()> {
    let root = Path::new("../..");
    let modules = files(&root.join("shared/src")).into_iter();
    write("theory.rs", modules.map(|file| (name(&file), file)))?;
    let folders = problems(root).into_iter();
    write("problems.rs", folders.map(|folder| (name(&folder), folder.join("problem.toml"))))
}

/// Writes the names of files with their texts, as an expression.
fn write(file: &str, named: impl Iterator<Item = (String, PathBuf)>) -> Result<()> {
    let pairs =
        named.map(|(name, path)| format!("({name:?}, include_str!({:?})),\n", from_out(&path)));
    fs::write(out().join(file), format!("&[\n{}]\n", pairs.collect::<String>()))
}
