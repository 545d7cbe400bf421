//! A program as one C source, for judges that take no Rust.
//!
//! The bundle in Rust is compiled to WebAssembly, and that is translated to C:
//!
//! | step | what it does |
//! |---|---|
//! | [`toolchain`] | finds the compiler, and builds the small library that programs see as `std` |
//! | [`compile`] | from Rust to WebAssembly |
//! | [`emit`] | from WebAssembly to C89 that is C++98 as well |
//! | `narrow` | for the page: addresses of 32 bits, which every browser has |
//! | [`library`] | the same for a program of a judge's own, with a package that it uses |

pub mod compile;
pub mod emit;
pub mod library;
mod narrow;
mod target;
pub mod toolchain;

use crate::cache::Cache;
use crate::program::{Origin, Program};
use crate::rust::newer::Version;
use crate::{MARK, rust};
use anyhow::{Context, Result, ensure};
use compile::Goal;
use emit::Method;
use std::path::Path;
use toolchain::{Host, Toolchain};

/// The most memory that a program is given, in bytes: what one of 32 bits can have in one array.
const MAX_MEMORY: u64 = 1 << 30;

/// What the source is for.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for alone")]
pub struct Options {
    /// Lines for the comment at the top that say which problem is solved.
    pub heading: Vec<String>,
    /// The longest source that the judge takes, in bytes; `None` if that is unknown.
    pub max_bytes: Option<usize>,
    /// The judge's memory limit in bytes.
    pub memory_limit: u64,
    /// The method that the judge calls; without one, the source is a program.
    pub method: Option<Method>,
    /// Whether the program talks with the judge.
    pub interactive: bool,
    /// Prefer a short source to a fast program.
    pub minify: bool,
    /// Keep the checks of the statement's bounds.
    pub strict: bool,
    /// Inputs may be so large that reading them quickly is worth some lines.
    pub large_input: bool,
    /// Take functions as `sin` along from the crate `libm`, whose last digit may differ from others'.
    pub libm: bool,
}

/// The C source of a program; if the judge calls a method, C++.
///
/// # Errors
///
/// For what has no counterpart in C: the item and its line. For a source that is too long.
pub fn bundle(
    workspace: &Path,
    toolchain: &Toolchain,
    program: &Program,
    options: &Options,
) -> Result<String> {
    let sources = Sources::new(workspace, program, options.strict, options.large_input)?;
    let asked = format!("C {toolchain:?} {options:?}");
    let made = || Ok(translated(toolchain, &sources, options)?.into_bytes());
    let text = Cache::open(workspace)?.get(&sources.key(&asked), made)?;
    Ok(String::from_utf8(text)?)
}

/// The C source: of the two that the compiler makes, the fast one if it is short enough.
fn translated(toolchain: &Toolchain, sources: &Sources, options: &Options) -> Result<String> {
    let Sources { program, rust } = sources;
    let path = &program.path;
    let emitted = emit::Options {
        heading: heading(program, rust, options),
        entry: compile::ENTRY.to_owned(),
        memory: memory(options.memory_limit),
        method: options.method.clone(),
        interactive: options.interactive,
        files: false,
    };
    ensure!(
        !options.libm || toolchain.has_libm(),
        "the source of {} has no `libm`: `--libm` needs Rust 1.89 or later",
        toolchain.version()
    );
    let host = if options.libm {
        Host::CWithLibm
    } else {
        Host::C
    };
    let translated = |goal| {
        let edition = program.edition_of_bundle();
        translate_for(
            host,
            toolchain,
            rust,
            program.code(),
            edition,
            goal,
            &emitted,
        )
        .with_context(|| format!("{path}: cannot be translated to C"))
    };
    let max_bytes = options.max_bytes.unwrap_or(usize::MAX);
    let mut text = String::new();
    if !options.minify {
        text = translated(Goal::Speed)?;
    }
    if options.minify || text.len() > max_bytes {
        text = translated(Goal::Size)?;
    }
    ensure!(
        text.len() <= max_bytes,
        "{path}: the source in C has {} bytes, and may have {max_bytes}",
        text.len()
    );
    Ok(text)
}

/// A program as a WebAssembly module for a program with this many bytes of memory.
/// It imports the functions of `standins/std/host.rs`, exports its memory and [`compile::ENTRY`], checks
/// the statement's bounds, and writes the message of a panic to stderr. Its addresses have 32 bits.
///
/// # Errors
///
/// For what has no counterpart there: the item and its line.
pub fn wasm(
    workspace: &Path,
    toolchain: &Toolchain,
    program: &Program,
    memory_limit: u64,
) -> Result<Vec<u8>> {
    let sources = Sources::new(workspace, program, true, false)?;
    let Sources { program, rust } = &sources;
    let (path, source) = (&program.path, program.code());
    let memory = memory(memory_limit);
    let make = || {
        target::check(source)?;
        let (goal, host) = (Goal::Speed, Host::Engine);
        let edition = program.edition_of_bundle();
        compile::compile(toolchain, rust, source, edition, goal, host, memory)
    };
    Cache::open(workspace)?
        .get(
            &sources.key(&format!("WebAssembly {toolchain:?} {memory}")),
            make,
        )
        .and_then(|module| narrow::narrowed(&module))
        .with_context(|| format!("{path}: cannot be compiled to WebAssembly"))
}

/// What other forms of a program are made from.
struct Sources<'a> {
    program: &'a Program,
    /// Its bundle in Rust.
    rust: String,
}

impl<'a> Sources<'a> {
    fn new(
        workspace: &Path,
        program: &'a Program,
        strict: bool,
        large_input: bool,
    ) -> Result<Sources<'a>> {
        let for_this_machine = rust::Options {
            to_wasm: true,
            version: Version::ANY,
            strict,
            large_input,
            ..rust::Options::default()
        };
        let rust = rust::bundle(workspace, program, &for_this_machine)?;
        Ok(Sources { program, rust })
    }

    /// What a form of them is kept by.
    fn key<'k>(&'k self, form: &'k str) -> [&'k [u8]; 5] {
        let Program {
            path,
            source,
            edition,
            ..
        } = self.program;
        [form, edition, path, source, &self.rust].map(str::as_bytes)
    }
}

/// The C source of a bundle in Rust, which is of the solution with this source and in this edition.
///
/// # Errors
///
/// For what has no counterpart in C: the item and its line.
pub fn translate(
    toolchain: &Toolchain,
    rust: &str,
    source: &str,
    edition: &str,
    goal: Goal,
    options: &emit::Options,
) -> Result<String> {
    translate_for(Host::C, toolchain, rust, source, edition, goal, options)
}

fn translate_for(
    host: Host,
    toolchain: &Toolchain,
    rust: &str,
    source: &str,
    edition: &str,
    goal: Goal,
    options: &emit::Options,
) -> Result<String> {
    target::check(source)?;
    let module = compile::compile(toolchain, rust, source, edition, goal, host, options.memory)?;
    emit::emit(&module, options)
}

/// The memory for a program's data: the rest of the limit is left for the program itself.
fn memory(limit: u64) -> u64 {
    (limit / 8 * 7).min(MAX_MEMORY)
}

/// The lines at the top, in ASCII: some compilers misread anything else even in comments.
fn heading(program: &Program, rust: &str, options: &Options) -> Vec<String> {
    let mut lines = options.heading.clone();
    let path = program.shown();
    lines.push(format!("{MARK} {path}, by way of WebAssembly."));
    let what = match program.origin {
        Origin::Solutions => "Licence",
        _ => "Licence of what was added to it",
    };
    lines.push(format!(
        "{what}: MIT-0; parts translated from Rust's core and alloc: MIT or Apache-2.0."
    ));
    lines.extend(
        ["C89 with long long, and C++98: any compiler with 32-bit int will do."].map(String::from),
    );
    lines.extend(rust::notices(rust).map(|crates| format!("Parts of it: {crates}")));
    if options.libm {
        lines.push(String::from(
            "Parts of it: libm (MIT, Copyright (c) 2018 Jorge Aparicio), whose last digits may differ.",
        ));
    }
    lines
        .into_iter()
        .map(|line| line.replace(|c: char| !c.is_ascii(), "").replace("*/", ""))
        .collect()
}
