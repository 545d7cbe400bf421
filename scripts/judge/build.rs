//! Embeds the theory and the facts of the problems in the command, which then does without a checkout.

#[path = "../truth/jury/build/modules.rs"]
#[expect(dead_code, reason = "the other build scripts use the rest")]
mod modules;

use modules::{files, from_out, name, out, problems};
use std::env;
use std::fs;
use std::io::Result;
use std::path::{Path, PathBuf};

fn main() -> Result<()> {
    let root = Path::new("../..");
    let modules = files(&root.join("shared/src")).into_iter();
    write("theory.rs", modules.map(|file| (name(&file), file)))?;
    let folders = problems(root).into_iter();
    write("problems.rs", folders.map(|folder| (name(&folder), folder.join("problem.toml"))))?;
    link_at_a_fixed_address();
    Ok(())
}

/// Each run of a program begins with a start of the command, which would first relocate 110,000 addresses; that takes
/// as long as most runs.
fn link_at_a_fixed_address() {
    let target = |part| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo:rustc-link-arg=-no-pie");
    }
}

/// Writes the names of files with their texts, as an expression.
fn write(file: &str, named: impl Iterator<Item = (String, PathBuf)>) -> Result<()> {
    let pairs =
        named.map(|(name, path)| format!("({name:?}, include_str!({:?})),\n", from_out(&path)));
    fs::write(out().join(file), format!("&[\n{}]\n", pairs.collect::<String>()))
}
