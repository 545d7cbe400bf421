//! Compiles Rust to WebAssembly.

use crate::emit::PAGE;
use crate::toolchain::{Host, Toolchain};
use anyhow::{Context, Error, Result, anyhow};
use serde_json::Value;
use std::fmt;
use std::fs;
use std::ops::Range;

/// The exported function that runs the program.
pub const ENTRY: &str = "run";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// `opt-level=3`.
    Speed,
    /// `opt-level=s`.
    Size,
}

#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// The text of the only file, with `main` at the crate root.
    pub source: &'a str,
    pub edition: &'a str,
    pub goal: Goal,
    /// Takes functions such as `sin` from the crate `libm`; other libraries may round the last digit
    /// differently.
    pub libm: bool,
}

/// The error for a program that does not compile or uses an unavailable item.
#[derive(Debug)]
pub struct Refused {
    /// The line in the program's file, counted from 1.
    pub line: usize,
    /// The item or expression on the line.
    pub item: String,
    pub why: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Refused { line, item, why } = self;
        write!(f, "line {line}: `{item}`: {why}")
    }
}

impl std::error::Error for Refused {}

/// The maximum size in bytes of the stack for data in memory, as on a native main thread.
const MAX_STACK: u64 = 8 << 20;

/// Compiles a program that may use `memory` bytes, at most an eighth of them for its stack.
///
/// # Errors
///
/// Fails if the program does not compile or uses something unavailable in C.
pub(crate) fn compile(
    toolchain: &Toolchain,
    program: &Program,
    host: Host,
    memory: u64,
) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir().context("a temporary folder cannot be created")?;
    let path = folder.path().join("solution.rs");
    let module = folder.path().join("solution.wasm");
    // The program is called once, and C's `exit` flushes its output. In a separate module, the program cannot
    // clash with the entry function's name.
    let source = program.source;
    let text = format!(
        "{source}\nmod entry_of_the_program {{\n    #[unsafe(no_mangle)]\n    pub extern \"C\" fn {ENTRY}() {{\n        \
         ::std::process::end(super::main());\n    }}\n}}\n"
    );
    fs::write(&path, &text)?;
    let stack = (memory / 8).min(MAX_STACK) & !15;
    let output = toolchain
        .program(host)
        .args(["--edition", program.edition, "--crate-name=solution", "--cap-lints=allow"])
        .arg(match program.goal {
            Goal::Speed => "-Copt-level=3",
            Goal::Size => "-Copt-level=s",
        })
        // The judge's compiler inlines too. Inlining less now makes a source up to a fifth shorter and no
        // slower. A recursion through `dyn Fn` would be inlined into itself, and fill ten times as many lines.
        .arg("-Cllvm-args=-inline-threshold=100 -max-devirt-iterations=0")
        .arg(format!("-Clink-arg=-zstack-size={stack}"))
        .args(for_host(host, memory))
        .args(["--error-format=json", "-o"])
        .args([&module, &path])
        .output()
        .context("the compiler cannot be run")?;
    if !output.status.success() {
        let messages = String::from_utf8_lossy(&output.stderr);
        return Err(first_error(&messages, &text));
    }
    fs::read(&module).context("the compiler did not write a module")
}

/// The options for an engine. C enforces the memory limit itself, and its errors need the names of functions.
fn for_host(host: Host, memory: u64) -> Vec<String> {
    match host {
        Host::C | Host::CWithLibm | Host::CWithUnlinkedFunctions => Vec::new(),
        Host::Engine => vec![
            format!("-Clink-arg=--max-memory={}", memory / PAGE * PAGE),
            String::from("-Cstrip=symbols"),
        ],
    }
}

/// The first error of the compiler or the linker: the line, the item, and the reason from [`MISSING`] or else the message.
fn first_error(messages: &str, program: &str) -> Error {
    let mut diagnostics =
        messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let is_error =
        |one: &Value| one["level"].as_str().is_some_and(|level| level.starts_with("error"));
    let Some(error) = diagnostics.find(is_error) else {
        return anyhow!("{messages}");
    };
    let message = error["message"].as_str().unwrap_or_default();
    let mut places = error["spans"].as_array().into_iter().flatten();
    if let Some(place) = places.find(|place| place["is_primary"] == true) {
        let number = |key: &str| place[key].as_u64().unwrap_or_default() as usize;
        let item = path_around(program, number("byte_start")..number("byte_end"));
        return Error::new(Refused {
            line: number("line_start"),
            item: item.to_owned(),
            why: missing(item).unwrap_or(message).to_owned(),
        });
    }
    let text = error["rendered"].as_str().unwrap_or(message);
    let Some(function) = undefined(text) else {
        return anyhow!("{}", text.trim_end());
    };
    let why = String::from("a bundle in C cannot call functions of other libraries");
    match line_of_call(program, function) {
        Some(line) => Error::new(Refused { line, item: function.to_owned(), why }),
        None => anyhow!("`{function}`: {why}"),
    }
}

/// The line that calls a function, or else that declares it.
fn line_of_call(program: &str, function: &str) -> Option<usize> {
    let mentions = |line: &str| {
        let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
        !line.trim_start().starts_with("//") && words.any(|word| word == function)
    };
    let lines = (1..).zip(program.lines()).filter(|(_, line)| mentions(line));
    let declaration = format!("fn {function}");
    lines.min_by_key(|(_, line)| line.contains(&declaration)).map(|(line, _)| line)
}

/// The path around a range, such as `std::thread::spawn` for `thread`; the range itself outside paths.
fn path_around(text: &str, range: Range<usize>) -> &str {
    let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let (before, rest) = text.split_at(range.start);
    let (inside, after) = rest.split_at(range.len());
    if !inside.chars().all(is_path) {
        return inside;
    }
    let start = before.trim_end_matches(is_path).len();
    let end = text.len() - after.trim_start_matches(is_path).len();
    &text[start..end]
}

/// The undefined function in a linker's message.
fn undefined(message: &str) -> Option<&str> {
    let (_, rest) = message.split_once("undefined symbol: ")?;
    rest.split_whitespace().next()
}

/// The reason why an item of `std` is unavailable in C, if it is.
fn missing(item: &str) -> Option<&'static str> {
    let has = |name: &&str| item.split([':', ' ']).any(|part| part == *name);
    let why = MISSING.iter().find(|(names, _)| names.iter().any(has));
    why.map(|(_, why)| *why)
}

/// The reason why functions such as `sin` are unavailable without the crate `libm`.
pub const ROUNDED: &str = "every library rounds it in its own way";

/// Names of `std` that are unavailable in C, and the reasons.
const MISSING: [(&[&str], &str); 8] = [
    (&["fs", "File"], "a program in C has no files but stdin and stdout"),
    (&["sleep"], "a program in C cannot sleep"),
    (
        &["mpsc", "Barrier", "Condvar", "park", "yield_now"],
        "in C, threads run one after the other, so none can wait for another",
    ),
    (&["Command", "net"], "a program in C cannot communicate with other programs"),
    (
        &[
            "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh",
            "exp", "exp2", "exp_m1", "hypot", "ln", "ln_1p", "log", "log10", "log2", "powf", "sin",
            "sin_cos", "sinh", "tan", "tanh",
        ],
        ROUNDED,
    ),
    (&["mul_add"], "C has no product and sum that are rounded once"),
    (&["catch_unwind", "set_hook", "panicking"], "a panic ends a program in C at once"),
    (&["env"], "a program in C has no environment except its name"),
];

#[cfg(test)]
mod tests {
    use super::{missing, path_around};

    #[test]
    fn a_renamed_import_is_missing() {
        assert_eq!(missing("std::thread::sleep as rest"), missing("sleep"));
        assert_eq!(missing("std::time::Instant as Now"), None);
    }

    #[test]
    fn a_path_is_whole() {
        let program = "fn main() { std::thread::spawn(f); 1.5.sqrt(); x + y; }";
        let around = |part: &str| {
            let start = program.find(part).unwrap();
            path_around(program, start..start + part.len())
        };
        assert_eq!(around("thread"), "std::thread::spawn");
        assert_eq!(around("sqrt"), "sqrt");
        assert_eq!(around("x + y"), "x + y");
    }
}
