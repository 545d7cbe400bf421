//! Translates WebAssembly to one self-contained source that is both C89 with `long long` and C++98.
//!
//! The source assumes the following of the C compiler, which holds on every judge: `int` has 32 bits (checked
//! when the source is compiled), numbers are little-endian, a conversion to a signed type keeps the bits,
//! `>>` of a negative number keeps its sign, and floating-point numbers have the formats of IEEE 754. It
//! relies on nothing that C leaves undefined: sums are unsigned, shifts stay below the width, memory is
//! accessed by bytes or `memcpy`, and divisions are checked. Memory accesses and indirect calls are
//! unchecked, since safe Rust makes only valid ones.

mod build;
mod class;
mod data;
mod float;
mod module;
mod names;
mod operation;
mod runtime;
mod shell;
mod simplify;
mod table;
mod tree;
mod write;

use crate::compile::ENTRY;
use anyhow::{Context, Result, ensure};
pub use class::{Method, driver};
use data::Data;
use module::{Module, Origin, Type};
pub(crate) use operation::{Access, access};
use runtime::words;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The size in bytes of a page of memory.
pub(crate) const PAGE: u64 = 65536;

const HEADERS: &str = "\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
";

const DEFINITIONS: &str = "\
typedef unsigned u;
typedef unsigned long long U;
typedef long long I;
typedef char int_has_32_bits[sizeof(u)==4?1:-1];
#if defined(__GNUC__)||defined(_MSC_VER)
#define INLINE static __inline
#else
#define INLINE static
#endif
#if __GNUC__*100+__GNUC_MINOR__>407
#pragma GCC diagnostic ignored \"-Waggressive-loop-optimizations\"
#endif
";

#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The lines of the comment at the top.
    pub heading: Vec<String>,
    /// The available memory in bytes.
    pub memory: u64,
    /// The method to define; `None` for a complete program.
    pub method: Option<Method>,
    /// True for an interactive program, which reads at most a line at a time and flushes its output before
    /// each read.
    pub interactive: bool,
    /// True for an output validator or interactor, whose arguments are the names of the judge's files.
    pub files: bool,
}

/// Translates a module whose exported function [`ENTRY`] is the program.
///
/// # Errors
///
/// Fails if the module uses an operation that C lacks; the error names the function.
pub fn emit(wasm: &[u8], options: &Options) -> Result<String> {
    let module = Module::decode(wasm)?;
    let entry = module.export(ENTRY)?;
    let (reached, indirect) = module.reached(entry)?;
    let pages = (options.memory / PAGE).min(PAGE);
    ensure!(
        u64::from(module.pages) <= pages,
        "the program's own data needs {} KiB, but the memory limit leaves {} KiB",
        u64::from(module.pages) * (PAGE / 1024),
        pages * (PAGE / 1024)
    );
    let bodies = bodies(&module, &reached, entry)?;
    let reached: Vec<usize> = bodies.iter().map(|(function, _)| *function).collect();
    let mut writer = write::Writer::new(&module, &reached);
    let mut functions = String::new();
    for (function, body) in bodies {
        let text = writer.function(function, body).with_context(|| describe(&module, function))?;
        functions += &wrapped(&text);
    }
    let entry = writer.name(entry)?;

    let mut prototypes = String::new();
    for function in called_early(&module, &reached, indirect)? {
        let _ = writeln!(prototypes, "{};", writer.head(function, &[])?);
    }
    let tables = if indirect { table(&module, &writer)? } else { String::new() };
    let code = prototypes + &tables + &functions;
    let grows = !words(&code).is_disjoint(&BTreeSet::from(["grow", "pages"]));

    let mut text = heading(&options.heading);
    text += HEADERS;
    if !words(&code).is_disjoint(&BTreeSet::from(runtime::CLOCKS)) {
        text += "#include <time.h>\n";
    }
    text += DEFINITIONS;
    let _ = writeln!(text, "#define PAGES {pages}u");
    let before_memory = text.len();
    if grows {
        let _ = writeln!(text, "static u pages={};", module.pages);
    }
    let globals = used_globals(&module, &functions);
    for (kind, assignment) in &globals {
        let name = kind.name();
        let _ = writeln!(text, "static {name} {assignment};");
    }
    if options.method.is_some() {
        text += class::STREAMS;
    }
    if options.files {
        text += shell::FILES;
    }
    let mut floats = String::new();
    for (operation, width) in &writer.floats {
        floats += &operation.text(*width);
        floats.push('\n');
    }
    if !floats.is_empty() {
        text += float::PRELUDE;
    }
    let called = words(&floats);
    for conversion in float::BITS.into_iter().filter(|one| called.contains(runtime::name(one))) {
        text += conversion;
        text.push('\n');
    }
    let own: &[&str] = match options.method {
        Some(_) => &class::HELPERS,
        None if options.files => &shell::HELPERS,
        None if options.interactive => &runtime::INTERACTIVE,
        None => &[],
    };
    for helper in runtime::helpers(&code, own) {
        text += helper;
        text.push('\n');
    }
    text += &floats;
    text += &code;
    let Data { functions, calls } = data::data(&module.segments);
    text += &functions;
    let ending = match &options.method {
        None if options.files => shell::main(&format!("{calls}{entry}();")),
        None => format!("int main(void){{\n{calls}{entry}();\nreturn 0;}}\n"),
        Some(method) => {
            let mut reset = if grows {
                format!("memset(m,0,pages*65536);pages={};", module.pages)
            } else {
                format!("memset(m,0,{});", u64::from(module.pages) * PAGE)
            };
            for (_, assignment) in &globals {
                let _ = write!(reset, "{assignment};");
            }
            class::class(method, &format!("{reset}\n{calls}{entry}();"))
        }
    };
    text += &ending;
    if words(&text[before_memory..]).contains("m") {
        text.insert_str(before_memory, "static unsigned char m[PAGES*65536];\n");
    }
    Ok(text)
}

fn heading(lines: &[String]) -> String {
    format!("/*\n * {}\n */\n", lines.join("\n * "))
}

/// The types and initial assignments of the global variables in the functions' text.
fn used_globals(module: &Module, functions: &str) -> Vec<(Type, String)> {
    let mut globals = Vec::new();
    let words = words(functions);
    for (index, &(kind, value)) in module.globals.iter().enumerate() {
        let global = format!("g{index}");
        if words.contains(&*global) {
            let suffix = if kind == Type::Long { "ULL" } else { "u" };
            globals.push((kind, format!("{global}={value}{suffix}")));
        }
    }
    globals
}

/// The bodies of the functions; a call of one that only traps becomes a trap.
fn bodies(module: &Module, reached: &[usize], entry: usize) -> Result<Vec<(usize, build::Body)>> {
    let mut trapping = BTreeSet::new();
    let mut bodies = Vec::new();
    for &function in reached {
        if let Origin::Body(_) = module.functions[function].origin {
            let body = build::build(module, function, &trapping)
                .with_context(|| describe(module, function))?;
            if body.traps {
                trapping.insert(function);
            }
            bodies.push((function, body));
        }
    }
    for function in module.table.values().chain([&entry]) {
        trapping.remove(function);
    }
    bodies.retain(|(function, _)| !trapping.contains(function));
    Ok(bodies)
}

/// The function table for indirect calls, and the types of its pointers.
fn table(module: &Module, writer: &write::Writer) -> Result<String> {
    let mut text = String::new();
    for &signature in &writer.pointers {
        let _ = writeln!(text, "{}", writer.pointer(signature)?);
    }
    let size = module.table.keys().last().map_or(1, |last| last + 1);
    let mut entries = Vec::new();
    for index in 0..size {
        entries.push(match module.table.get(&index) {
            Some(&function) => format!("(tv){}", writer.name(function)?),
            None => String::from("0"),
        });
    }
    let entries = entries.join(",");
    let _ = writeln!(text, "typedef void(*tv)(void);\nstatic const tv tab[]={{{entries}}};");
    Ok(text)
}

/// The functions used before their definition.
fn called_early(module: &Module, reached: &[usize], indirect: bool) -> Result<BTreeSet<usize>> {
    let mut early = BTreeSet::new();
    let mut defined = BTreeSet::new();
    if indirect {
        early.extend(module.table.values());
    }
    for &function in reached {
        if let Origin::Body(body) = &module.functions[function].origin {
            for operator in body.get_operators_reader()? {
                if let wasmparser::Operator::Call { function_index } = operator? {
                    let callee = function_index as usize;
                    if callee != function && !defined.contains(&callee) {
                        early.insert(callee);
                    }
                }
            }
        }
        defined.insert(function);
    }
    early.retain(|function| reached.contains(function));
    Ok(early)
}

fn describe(module: &Module, function: usize) -> String {
    match module.functions[function].name {
        Some(name) => format!("in `{}`", rustc_demangle::demangle(name)),
        None => format!("in function {function} of the module"),
    }
}

/// Breaks a function into lines of at most 100 characters if possible.
fn wrapped(text: &str) -> String {
    const WIDTH: usize = 100;
    let mut wrapped = String::new();
    let mut line = 0;
    for piece in text.split_inclusive([';', '{', '}', '\n']) {
        if line > 0 && line + piece.len() > WIDTH && piece != "\n" {
            wrapped.push('\n');
            line = 0;
        }
        wrapped += piece;
        line = if piece.ends_with('\n') { 0 } else { line + piece.len() };
    }
    wrapped.push('\n');
    wrapped
}
