//! A solution as one C source, for judges that take no Rust.
//!
//! The bundle in Rust is compiled to WebAssembly, and that is translated to C:
//!
//! | step | what it does |
//! |---|---|
//! | [`toolchain`] | finds the compiler, and makes the small library that programs see as `std` |
//! | [`compile`] | from Rust to WebAssembly |
//! | [`emit`] | from WebAssembly to C89 that is C++98 as well |
//! | [`check`] | compiles it as judges do, and runs it on the problem's cases |

mod blame;
pub mod check;
pub mod compile;
pub mod emit;
pub mod toolchain;

use super::Target;
use super::rust::MARK;
use crate::catalog::{Problem, Signature, Solution, workspace};
use anyhow::{Context, Result, ensure};
use compile::Goal;
use std::fs;

/// The longest source, in bytes.
pub const LONGEST: usize = 60_000;

/// The memory that a program is given where the judge's limit is not known.
const MEMORY: u64 = 64 << 20;

/// The most memory that it is given: what a program of 32 bits can have anywhere.
const MOST_MEMORY: u64 = 512 << 20;

/// The C source of a solution, from its bundle in Rust, for a judge; for one that calls a method,
/// C++.
///
/// # Errors
///
/// For what C cannot have, and for a source that is too long.
pub fn bundle(
    problem: &Problem,
    solution: &Solution,
    rust: &str,
    target: &Target,
    minify: bool,
) -> Result<String> {
    let limit = target.judge.source_bytes;
    let longest = limit.map_or(LONGEST, |bytes| LONGEST.min(bytes as usize));
    let options = emit::Options {
        heading: heading(problem, solution),
        entry: compile::ENTRY.to_owned(),
        memory: memory(problem),
        method: method(problem, target)?.cloned(),
    };
    let path = format!("problems/src/bin/{}.rs", solution.name);
    let own = fs::read_to_string(workspace().join(&path))
        .with_context(|| format!("{path}: cannot be read"))?;
    let make =
        |goal| translate(rust, &own, goal, &options).context(format!("{path}: cannot go to C"));
    let mut text = String::new();
    if !minify {
        text = make(Goal::Speed)?;
    }
    if minify || text.len() > longest {
        text = make(Goal::Size)?;
    }
    ensure!(
        text.len() <= longest,
        "{}: the source in C has {} bytes, and should have at most {longest}",
        solution.name,
        text.len()
    );
    Ok(text)
}

/// The C source of a bundle of the solution with this text.
///
/// # Errors
///
/// For what C cannot have: the item, and the line that it stands on.
pub fn translate(rust: &str, own: &str, goal: Goal, options: &emit::Options) -> Result<String> {
    let module = compile::compile(rust, own, goal)?;
    // The module knows the function at most: the line is found in the source.
    emit::emit(&module, options).map_err(|error| match blame::float(rust) {
        Some((line, what)) => error.context(format!("{}: `{what}`", blame::line(rust, line, own))),
        None => error,
    })
}

/// The key of the judge that calls a method.
const CALLER: &str = "topcoder";

/// The method that the judge calls, if it is such a judge.
///
/// # Errors
///
/// When the problem does not tell.
pub fn method<'p>(problem: &'p Problem, target: &Target) -> Result<Option<&'p Signature>> {
    let signature = problem.facts.signature.as_ref();
    ensure!(
        target.key != CALLER || signature.is_some(),
        "{}: {} calls a method; say which in [signature] of testdata/{}.toml",
        problem.id,
        target.judge.name,
        problem.id
    );
    Ok(signature.filter(|_| target.key == CALLER))
}

/// What is left of the judge's memory when the program itself is in it.
fn memory(problem: &Problem) -> u64 {
    match problem.facts.limits.memory_kib {
        Some(kib) => (kib * 1024 / 8 * 7).min(MOST_MEMORY),
        None => MEMORY,
    }
}

/// The lines at the top, in ASCII: some compilers misread anything else even in comments.
fn heading(problem: &Problem, solution: &Solution) -> Vec<String> {
    let facts = &problem.facts;
    let mut lines = vec![format!("{} {}", problem.judge().name, facts.number)];
    lines.extend(facts.url.clone());
    lines.push(format!(
        "{MARK} problems/src/bin/{}.rs, by way of WebAssembly.",
        solution.name
    ));
    lines.push(String::from(
        "Licence: MIT-0. C89 with long long, and C++98: any compiler with 32-bit int will do.",
    ));
    lines
        .into_iter()
        .map(|line| line.replace(|c: char| !c.is_ascii(), "").replace("*/", ""))
        .collect()
}
