//! From a bundle in Rust to WebAssembly.

use super::emit::PAGE;
use super::toolchain::{Host, Toolchain};
use crate::locate;
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

/// Compiles a bundle of the solution with this source and in this edition, for a program with this many bytes of memory,
/// of which at most an eighth is its stack.
///
/// # Errors
///
/// For what programs in C cannot have: the item and its line in the solution.
pub fn compile(
    toolchain: &Toolchain,
    bundle: &str,
    source: &str,
    edition: &str,
    goal: Goal,
    host: Host,
    memory: u64,
) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir().context("a temporary folder cannot be created")?;
    let path = folder.path().join("solution.rs");
    let module = folder.path().join("solution.wasm");
    // The program is called once, and what it has printed is flushed by C's `exit`. In a module of
    // its own the function does not meet one of the same name.
    let program = format!(
        "{bundle}\nmod entry_of_the_bundle {{\n    #[unsafe(no_mangle)]\n    pub extern \"C\" fn {ENTRY}() {{\n        \
         ::std::process::end(super::main());\n    }}\n}}\n"
    );
    fs::write(&path, &program)?;
    let stack = (memory / 8).min(MAX_STACK) & !15;
    let output = toolchain
        .program(host)
        .args([
            "--edition",
            edition,
            "--crate-name=solution",
            "--cap-lints=allow",
        ])
        .arg(match goal {
            Goal::Speed => "-Copt-level=3",
            Goal::Size => "-Copt-level=s",
        })
        // The judge's compiler inlines as well: less of that here makes a source up to a fifth shorter, and
        // no slower.
        .arg("-Cllvm-args=-inline-threshold=100")
        .arg(format!("-Clink-arg=-zstack-size={stack}"))
        .args(for_host(host, memory))
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

/// C bounds the memory by itself, and its errors name functions.
fn for_host(host: Host, memory: u64) -> Vec<String> {
    match host {
        Host::C | Host::CWithLibm => Vec::new(),
        Host::Engine => vec![
            format!("-Clink-arg=--max-memory={}", memory / PAGE * PAGE),
            String::from("-Cstrip=symbols"),
        ],
    }
}

/// The first error of the compiler: the line and the item, and why it is not there in our words, or
/// else the reason in the compiler's.
fn first_error(messages: &str, program: &str, source: &str) -> String {
    let mut errors = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Diagnostic>(line).ok())
        .filter(Diagnostic::is_error);
    let Some(error) = errors.next() else {
        return messages.to_owned();
    };
    if let Some(place) = error.spans.iter().find(|place| place.is_primary) {
        let line = locate::line(program, place.line_start, source);
        let item = locate::path(program, place.byte_start..place.byte_end);
        let why = missing(item).unwrap_or(&error.message);
        return format!("{line}: `{item}`: {why}");
    }
    let text = error.to_string();
    match undefined(&text) {
        Some(function) => format!("a call of `{function}`, which programs in C do not have"),
        None => text,
    }
}

/// The function that the linker has not found.
fn undefined(message: &str) -> Option<&str> {
    let (_, rest) = message.split_once("undefined symbol: ")?;
    rest.split_whitespace().next()
}

/// Why programs in C do without an item of `std`; `None` if it is no such item.
fn missing(item: &str) -> Option<&'static str> {
    let has = |name: &&str| item.split("::").any(|part| part == *name);
    let why = MISSING.iter().find(|(names, _)| names.iter().any(has));
    why.map(|(_, why)| *why)
}

/// Names of `std` that programs in C do without, and why.
const MISSING: [(&[&str], &str); 6] = [
    (
        &["fs", "File"],
        "a program in C has no files but stdin and stdout",
    ),
    (
        &["Instant", "SystemTime", "sleep"],
        "a program in C has no clock",
    ),
    (
        &["mpsc", "Barrier", "Condvar", "park", "yield_now"],
        "in C threads run one after the other, so that none can wait for another",
    ),
    (
        &["Command", "net"],
        "a program in C reaches no other program",
    ),
    (
        &[
            "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh",
            "exp", "exp2", "exp_m1", "hypot", "ln", "ln_1p", "log", "log10", "log2", "powf", "sin",
            "sin_cos", "sinh", "tan", "tanh",
        ],
        "every library rounds it in its own way; with `--libm` that of the crate `libm` goes along, \
         whose last digit may differ from the judge's",
    ),
    (&["env"], "a program in C has no environment but its name"),
];
