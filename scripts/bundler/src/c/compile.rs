//! From a bundle in Rust to WebAssembly.

use super::locate;
use super::toolchain::Toolchain;
use crate::rust::rustc::Diagnostic;
use anyhow::{Context, Result, bail};
use std::fs;

/// The exported function that the program is in a module.
pub const ENTRY: &str = "run";

/// What the bundle is optimised for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Speed: `opt-level=3`.
    Speed,
    /// Size: `opt-level=s`.
    Size,
}

/// Compiles a bundle of the solution with this source.
///
/// # Errors
///
/// For what programs in C cannot have: the item and its line in the solution.
pub fn compile(toolchain: &Toolchain, bundle: &str, source: &str, goal: Goal) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir().context("a temporary folder cannot be created")?;
    let path = folder.path().join("solution.rs");
    let module = folder.path().join("solution.wasm");
    // The program is called once, and what it has printed is flushed by C's `exit`.
    let program =
        format!("{bundle}\n#[no_mangle]\npub extern \"C\" fn {ENTRY}() {{\n    std::process::end(main());\n}}\n");
    fs::write(&path, &program)?;
    let output = toolchain
        .program()
        .args([
            "--edition=2021",
            "--crate-name=solution",
            "--cap-lints=allow",
        ])
        .arg(match goal {
            Goal::Speed => "-Copt-level=3",
            Goal::Size => "-Copt-level=s",
        })
        .args(["--error-format=json", "-o"])
        .args([&module, &path])
        .output()
        .context("the compiler cannot be run")?;
    if !output.status.success() {
        let messages = String::from_utf8_lossy(&output.stderr);
        bail!("{}", first_error(&messages, &program, source));
    }
    fs::read(&module).context("the compiler wrote no module")
}

/// The first error of the compiler: the line and the item in our words, the reason in its own.
fn first_error(messages: &str, program: &str, source: &str) -> String {
    let mut errors = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Diagnostic>(line).ok())
        .filter(Diagnostic::is_error);
    let Some(error) = errors.next() else {
        return messages.to_owned();
    };
    match error.spans.iter().find(|place| place.is_primary) {
        Some(place) => format!(
            "{}: `{}`: {}; {AVAILABLE}",
            locate::line(program, place.line_start, source),
            locate::path(program, place.byte_start..place.byte_end),
            error.message
        ),
        None => error.to_string(),
    }
}

/// What a program in C can use.
const AVAILABLE: &str = "a program in C has what is in `core` and `alloc`, stdin and stdout: \
                         no threads, files, clocks, hash maps or floats";
