//! The processor and the compilers, on which times and sizes depend.

use anyhow::{Context, Result};
use bundler::rust::rustc;
use std::fs;
use std::process::Command;

/// The name of the processor, else its architecture.
pub(crate) fn processor() -> String {
    let facts = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = facts
        .lines()
        .filter_map(|line| line.strip_prefix("model name"))
        .find_map(|rest| Some(rest.split_once(':')?.1.trim()));
    name.unwrap_or(std::env::consts::ARCH).to_owned()
}

/// The first line that a compiler prints.
pub(crate) fn version(command: &mut Command) -> Result<String> {
    let program = command.get_program().to_owned();
    let output =
        command.output().with_context(|| format!("{}: cannot be run", program.display()))?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

pub(crate) fn rustc() -> Result<String> {
    version(Command::new(rustc::compiler()).arg("--version"))
}
