//! From a bundle in Rust to WebAssembly.

use super::blame;
use super::toolchain::Toolchain;
use crate::bundle::rust::rustc::Diagnostic;
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

/// Compiles a bundle of the solution with this text.
///
/// # Errors
///
/// For what programs that go to C have not: its name, and its line in the solution.
pub fn compile(bundle: &str, own: &str, goal: Goal) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir().context("no temporary folder can be made")?;
    let source = folder.path().join("solution.rs");
    let module = folder.path().join("solution.wasm");
    // The program is called once, and what it has printed is flushed by C's `exit`.
    let text =
        format!("{bundle}\n#[no_mangle]\npub extern \"C\" fn {ENTRY}() {{\n    main();\n}}\n");
    fs::write(&source, text)?;
    let output = Toolchain::get()?
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
        .args([&module, &source])
        .output()
        .context("the compiler cannot be run")?;
    if !output.status.success() {
        let messages = String::from_utf8_lossy(&output.stderr);
        bail!("{}", complaint(&messages, bundle, own));
    }
    fs::read(&module).context("the compiler wrote no module")
}

/// What the compiler refuses first.
fn complaint(messages: &str, bundle: &str, own: &str) -> String {
    let mut errors = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Diagnostic>(line).ok())
        .filter(Diagnostic::is_error);
    let Some(error) = errors.next() else {
        return messages.to_owned();
    };
    match error.spans.iter().find(|place| place.is_primary) {
        Some(place) => format!(
            "{}: {}; {LACKING}",
            blame::line(bundle, place.line_start, own),
            error.message
        ),
        None => error.full(),
    }
}

/// What programs have.
const LACKING: &str = "programs that go to C have what is in `core` and `alloc`, stdin and stdout: \
                       no threads, files, clocks, hash maps or floats";
