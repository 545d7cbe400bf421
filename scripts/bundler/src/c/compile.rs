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

/// The largest stack for what must be in memory, in bytes: all that a native program's main thread has.
const MAX_STACK: u64 = 8 << 20;

/// Compiles a bundle of the solution with this source, for a program with this many bytes of memory,
/// of which at most an eighth is its stack.
///
/// # Errors
///
/// For what programs in C cannot have: the item and its line in the solution.
pub fn compile(
    toolchain: &Toolchain,
    bundle: &str,
    source: &str,
    goal: Goal,
    memory: u64,
) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir().context("a temporary folder cannot be created")?;
    let path = folder.path().join("solution.rs");
    let module = folder.path().join("solution.wasm");
    // The program is called once, and what it has printed is flushed by C's `exit`.
    let program =
        format!("{bundle}\n#[no_mangle]\npub extern \"C\" fn {ENTRY}() {{\n    main();\n}}\n");
    fs::write(&path, &program)?;
    let stack = (memory / 8).min(MAX_STACK) & !15;
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
        .arg(format!("-Clink-arg=-zstack-size={stack}"))
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
    if let Some(place) = error.spans.iter().find(|place| place.is_primary) {
        return format!(
            "{}: `{}`: {}; {AVAILABLE}",
            locate::line(program, place.line_start, source),
            locate::path(program, place.byte_start..place.byte_end),
            error.message
        );
    }
    let text = error.to_string();
    match undefined(&text) {
        Some(function) => {
            format!("a call of `{function}`, which programs in C do not have; {AVAILABLE}")
        }
        None => text,
    }
}

/// The function that the linker has not found.
fn undefined(message: &str) -> Option<&str> {
    let (_, rest) = message.split_once("undefined symbol: ")?;
    rest.split_whitespace().next()
}

/// What a program in C can use.
const AVAILABLE: &str = "a program in C has what is in `core` and `alloc`, stdin and stdout: \
                         no threads, files, clocks or hash maps, and of floating point \
                         no functions that libraries round differently, such as `sin`";
