//! The judge's programs in C: a problem's book inside a small main program.

use anyhow::{Result, anyhow};
use judge::bundle::toolchain;
use judge::catalog::{Compare, Problem, workspace};
use rust_to_c::{Library, Options};
use std::sync::OnceLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Checks that an input agrees with the statement.
    Input,
    Output,
    /// Holds the dialogue with the submission.
    Interactor,
}

impl Role {
    /// The role of the program that decides, if comparing outputs is not enough.
    pub fn of(problem: &Problem) -> Option<Role> {
        if problem.facts.interactive {
            return Some(Role::Interactor);
        }
        (problem.facts.compare == Compare::Rules).then_some(Role::Output)
    }

    fn source(self) -> &'static str {
        match self {
            Role::Input => include_str!("programs/input.rs"),
            Role::Output => include_str!("programs/output.rs"),
            Role::Interactor => include_str!("programs/interactor.rs"),
        }
    }

    fn what(self) -> &'static str {
        match self {
            Role::Input => "input validator",
            Role::Output => "output validator",
            Role::Interactor => "interactor",
        }
    }
}

/// An input validator's memory limit in bytes, for several forms of the longest input.
const MEMORY: u64 = 512 << 20;

/// The placeholder for the book's module in `programs/`.
const BOOK: &str = "the_book";

/// The C source of the program with this role.
///
/// # Errors
///
/// Fails if no compiler for WebAssembly is installed, or if the program does not compile.
pub fn source(problem: &Problem, role: Role) -> Result<String> {
    let title: String = problem.facts.title.chars().filter(char::is_ascii).collect();
    let options = Options {
        heading: vec![
            format!("The {} of {}, {}.", role.what(), problem.id, title.replace("*/", "")),
            format!("Made by `cargo judge export` from problems/{}/book.rs.", problem.id),
            "Licence: MIT-0; parts translated from Rust's core and alloc and from the crates anyhow, rand and"
                .into(),
            "rustc-hash: MIT or Apache-2.0.".into(),
            "C89 with long long, and C++98: any compiler with 32-bit int will do.".into(),
            "Its exit status is 42 for acceptance and 43 for rejection.".into(),
        ],
        memory: MEMORY,
        files: role != Role::Input,
        ..Options::default()
    };
    let program = role.source().replace(BOOK, &problem.id);
    jury()?.program(&program, &options)
}

/// The jury as a library for C, built once.
fn jury() -> Result<&'static Library<'static>> {
    static JURY: OnceLock<Result<Library>> = OnceLock::new();
    JURY.get_or_init(|| Library::build(workspace()?, toolchain()?, "jury"))
        .as_ref()
        .map_err(|error| anyhow!("{error:#}"))
}
