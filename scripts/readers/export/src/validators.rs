//! The judge's own programs, in C: what the book of a problem says, behind a small shell.

use anyhow::{Result, anyhow};
use judge::bundle::toolchain;
use judge::catalog::{Compare, Problem, workspace};
use rust_to_c::{Library, Options};
use std::sync::OnceLock;

/// The purpose of one of the judge's programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It reads an input, and says whether it is what the statement says.
    Input,
    /// It says whether an output is right.
    Output,
    /// It talks with the submission.
    Interactor,
}

impl Role {
    /// The role of the program that decides on submissions, where comparing outputs is not enough.
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

/// The memory limit of an input validator, which may hold the longest input in several forms.
const MEMORY: u64 = 512 << 20;

/// The name that stands for the module of the book in `programs/`.
const BOOK: &str = "the_book";

/// The C source of a program of the judge's for a problem.
///
/// # Errors
///
/// When there is no compiler for it, or it does not compile.
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
            "It ends with 42 if all is well, and with 43 if not.".into(),
        ],
        memory: MEMORY,
        method: None,
        interactive: false,
        files: role != Role::Input,
    };
    let program = role.source().replace(BOOK, &problem.id);
    jury()?.program(&program, &options)
}

/// The jury, for programs in C: built once.
fn jury() -> Result<&'static Library<'static>> {
    static JURY: OnceLock<Result<Library>> = OnceLock::new();
    JURY.get_or_init(|| Library::build(workspace()?, toolchain()?, "jury"))
        .as_ref()
        .map_err(|error| anyhow!("{error:#}"))
}
