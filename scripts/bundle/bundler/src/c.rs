//! Bundles a program as one C source for judges without Rust; [`rust_to_c`] translates its Rust bundle.

mod target;

use crate::cache::Cache;
use crate::program::Program;
use crate::rust::newer::Version;
use crate::{MARK, locate, rust};
use anyhow::{Context, Error, Result, anyhow, ensure};
use rust_to_c::toolchain::Toolchain;
use rust_to_c::{Goal, Method, ROUNDED, Refused};
use std::path::Path;

/// The maximum memory of a program in bytes, which a 32-bit program can hold in one array.
const MAX_MEMORY: u64 = 1 << 30;

#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "the options are independent")]
pub struct Options {
    /// Lines that name the problem in the comment at the top.
    pub heading: Vec<String>,
    /// The judge's limit on the source in bytes, if known.
    pub max_bytes: Option<usize>,
    /// The judge's memory limit in bytes.
    pub memory_limit: u64,
    /// The method to define; `None` for a complete program.
    pub method: Option<Method>,
    pub interactive: bool,
    /// Prefers a short source to a fast program.
    pub minify: bool,
    /// Keeps the checks of the statement's bounds.
    pub strict: bool,
    /// True if inputs may be so large that fast reading is worth more lines.
    pub large_input: bool,
    /// Takes functions such as `sin` from the crate `libm`; other libraries may round the last digit
    /// differently.
    pub libm: bool,
}

/// The C source of a program, or C++ for a method.
///
/// # Errors
///
/// Fails if an item is unavailable in C (the error names the item and its line) or if the source is too long.
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

/// The fast C source if it is short enough, or else the short one.
fn translated(toolchain: &Toolchain, sources: &Sources, options: &Options) -> Result<String> {
    let Sources { program, rust } = sources;
    let path = &program.path;
    let emitted = rust_to_c::Options {
        heading: heading(program, rust, options),
        memory: memory(options.memory_limit),
        method: options.method.clone(),
        interactive: options.interactive,
        ..rust_to_c::Options::default()
    };
    ensure!(
        !options.libm || toolchain.has_libm(),
        "the source of {} has no `libm`: `--libm` needs Rust 1.89 or later",
        toolchain.version()
    );
    let translated = |goal| {
        let bundle = sources.bundle(goal, options.libm);
        translate(toolchain, &bundle, program.code(), &emitted)
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
        "{path}: the source in C has {} bytes, but the judge accepts at most {max_bytes}",
        text.len()
    );
    Ok(text)
}

/// Compiles a program, with its checks of the statement's bounds, to WebAssembly; `memory_limit` is in bytes.
///
/// # Errors
///
/// Fails if an item is unavailable in WebAssembly; the error names the item and its line.
pub fn wasm(
    workspace: &Path,
    toolchain: &Toolchain,
    program: &Program,
    memory_limit: u64,
) -> Result<Vec<u8>> {
    let sources = Sources::new(workspace, program, true, false)?;
    let memory = memory(memory_limit);
    let make = || {
        let source = program.code();
        target::check(source)?;
        rust_to_c::wasm(toolchain, &sources.bundle(Goal::Speed, false), memory)
            .map_err(|error| in_solution(error, &sources.rust, source))
    };
    let asked = format!("WebAssembly {toolchain:?} {memory}");
    Cache::open(workspace)?
        .get(&sources.key(&asked), make)
        .with_context(|| format!("{}: cannot be compiled to WebAssembly", program.path))
}

struct Sources<'a> {
    program: &'a Program,
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

    fn bundle(&self, goal: Goal, libm: bool) -> rust_to_c::Program<'_> {
        rust_to_c::Program {
            source: &self.rust,
            edition: self.program.edition_of_bundle(),
            goal,
            libm,
        }
    }

    /// The cache key of one form of the program.
    fn key<'k>(&'k self, form: &'k str) -> [&'k [u8]; 5] {
        let Program { path, source, edition, .. } = self.program;
        [form, edition, path, source, &self.rust].map(str::as_bytes)
    }
}

/// Translates the Rust bundle of a solution, whose text is `source`, to C.
///
/// # Errors
///
/// Fails if an item is unavailable in C; the error names the item and its line.
pub fn translate(
    toolchain: &Toolchain,
    bundle: &rust_to_c::Program,
    source: &str,
    options: &rust_to_c::Options,
) -> Result<String> {
    target::check(source)?;
    rust_to_c::translate(toolchain, bundle, options)
        .map_err(|error| in_solution(error, bundle.source, source))
}

/// Makes the line of a translation error refer to the solution instead of the bundle.
fn in_solution(error: Error, rust: &str, source: &str) -> Error {
    let Refused { line, item, why } = match error.downcast() {
        Ok(refused) => refused,
        Err(error) => return error,
    };
    let line = locate::line(rust, line, &item, source);
    let hint = if why == ROUNDED {
        "; with `--libm`, the bundle takes it from the crate `libm`, whose last digit may differ from the judge's"
    } else {
        ""
    };
    anyhow!("{line}: `{item}`: {why}{hint}")
}

/// The memory for a program's data; an eighth of the limit is left for the rest.
fn memory(limit: u64) -> u64 {
    (limit / 8 * 7).min(MAX_MEMORY)
}

/// The lines at the top, in ASCII: some compilers misread other characters even in comments.
fn heading(program: &Program, rust: &str, options: &Options) -> Vec<String> {
    let mut lines = options.heading.clone();
    let path = program.shown();
    lines.push(format!("{MARK} {path}, by way of WebAssembly."));
    let what = program.origin.licence();
    lines.push(format!(
        "{what}: MIT-0; parts translated from Rust's core and alloc: MIT or Apache-2.0."
    ));
    lines.push("C89 with long long, and C++98: any compiler with 32-bit int will do.".into());
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
