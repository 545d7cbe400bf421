//! From a bundle in Rust to WebAssembly.

use super::toolchain::{TARGET, Toolchain};
use crate::bundle::rust::rustc::Diagnostic;
use anyhow::{Context, Result, bail};
use std::fmt::Write;
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

/// Compiles a bundle.
///
/// # Errors
///
/// For what programs that go to C have not: its name, and its line in the bundle.
pub fn compile(bundle: &str, goal: Goal) -> Result<Vec<u8>> {
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
        bail!(
            "{}",
            complaint(&String::from_utf8_lossy(&output.stderr), bundle)
        );
    }
    fs::read(&module).context("the compiler wrote no module")
}

/// What the compiler refuses.
fn complaint(messages: &str, bundle: &str) -> String {
    let mut complaint = format!("the bundle does not compile for {TARGET}");
    let errors = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Diagnostic>(line).ok())
        .filter(Diagnostic::is_error);
    for error in errors {
        let Some(place) = error.spans.iter().find(|place| place.is_primary) else {
            if error.rendered.is_some() && !error.message.starts_with("aborting") {
                let _ = write!(complaint, "\n{}", error.full());
            }
            continue;
        };
        let line = bundle.lines().nth(place.line_start - 1).unwrap_or_default();
        let _ = write!(
            complaint,
            "\n{}\n  line {} of the bundle: {}",
            error.message,
            place.line_start,
            line.trim()
        );
    }
    complaint
        + "\nprograms that go to C have `core`, `alloc`, stdin and stdout, and no more: no \
                 threads, files, clocks or hash maps"
}
