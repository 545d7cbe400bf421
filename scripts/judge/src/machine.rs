//! The processor and the compilers, on which times and sizes depend.

use crate::files;
use anyhow::{Context, Result, ensure};
use bundler::rust::rustc;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// The name of the processor, else its architecture.
pub(crate) fn processor() -> String {
    let facts = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = facts
        .lines()
        .filter_map(|line| line.strip_prefix("model name"))
        .find_map(|rest| Some(rest.split_once(':')?.1.trim()));
    name.unwrap_or(std::env::consts::ARCH).to_owned()
}

/// The first line of a compiler's version. Each compiler is asked once.
pub(crate) fn version(compiler: impl Into<OsString>) -> Result<String> {
    static KNOWN: Mutex<BTreeMap<OsString, String>> = Mutex::new(BTreeMap::new());
    let compiler = compiler.into();
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(version) = known.get(&compiler) {
        return Ok(version.clone());
    }
    let output = Command::new(&compiler).arg("--version").output();
    let output = output.with_context(|| format!("{}: cannot be run", compiler.display()))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let version = text.lines().next().unwrap_or_default();
    known.insert(compiler, version.to_owned());
    Ok(version.to_owned())
}

/// Runs a compiler; if it fails, the error is `failure`, followed by the compiler's messages.
pub(crate) fn compile(compiler: &mut Command, failure: impl Display) -> Result<()> {
    let output = compiler.stdin(Stdio::null()).output();
    let name = compiler.get_program().display();
    let output = output.with_context(|| format!("{name}: the compiler cannot be run"))?;
    // Some compilers write their messages to the standard output.
    let said = [output.stderr, output.stdout].concat();
    let said = String::from_utf8_lossy(&said);
    ensure!(output.status.success(), "{failure}:\n{}", said.trim_end());
    Ok(())
}

/// Compiles a text in Rust with optimisations and these options; the source stays beside the program.
pub(crate) fn compile_rust(
    text: &str,
    edition: &str,
    options: impl IntoIterator<Item = impl AsRef<OsStr>>,
    program: &Path,
    failure: impl Display,
) -> Result<()> {
    let source = program.with_extension("rs");
    files::write(&source, text)?;
    let mut command = Command::new(rustc::compiler());
    command.args(["-O", "--edition", edition, "-o"]).args([program, &source]).args(options);
    compile(&mut command, failure)
}

pub(crate) fn rustc() -> Result<String> {
    version(rustc::compiler())
}
