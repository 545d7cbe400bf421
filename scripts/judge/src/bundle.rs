//! One solution, one file: what a judge is given.

pub mod c;
pub mod check;
pub mod clipboard;
pub mod forms;
pub mod rust;

use crate::catalog::{Problem, Solution};
use crate::judges::{self, Judge, Rust};
use anyhow::{Result, bail};

/// What a judge compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Rust.
    Rust,
    /// C that is C++ as well.
    C,
}

/// Whom a bundle is for.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The judge's key in `scripts/judge/judges.toml`.
    pub key: &'static str,
    /// The judge.
    pub judge: &'static Judge,
    /// The language that it is given.
    pub language: Language,
}

impl Target {
    /// The judge with this key, or else the problem's own; in this language, or else in Rust where
    /// the judge takes it. If no judge is named and the problem's own does not take the language,
    /// any judge that does.
    ///
    /// # Errors
    ///
    /// For an unknown judge, one where the problem's input or output differ, and one that is named
    /// and does not take the language.
    pub fn new(problem: &Problem, key: Option<&str>, language: Option<Language>) -> Result<Target> {
        let named = key.unwrap_or(&problem.facts.judge);
        let Some((known, judge)) = judges::all().find(|(known, _)| *known == named) else {
            let known: Vec<&str> = judges::all().map(|(key, _)| key).collect();
            bail!(
                "no judge is called `{named}`; known are {}",
                known.join(", ")
            );
        };
        problem.place(known)?;
        let takes_rust = judge.takes_rust();
        if language == Some(Language::Rust) && takes_rust == Some(false) {
            if key.is_none() {
                return Ok(Target::any(Language::Rust));
            }
            bail!(
                "{} takes no Rust that a bundle compiles with; ask for `--lang c`",
                judge.name
            );
        }
        let own = if takes_rust == Some(true) || judge.c.is_none() {
            Language::Rust
        } else {
            Language::C
        };
        Ok(Target {
            key: known,
            judge,
            language: language.unwrap_or(own),
        })
    }

    /// Some judge that takes the language, of which nothing else is known.
    pub fn any(language: Language) -> Target {
        static ANY: Judge = Judge {
            name: String::new(),
            rust: None,
            c: None,
            source_bytes: None,
            source_bytes_min: None,
        };
        Target {
            key: "",
            judge: &ANY,
            language,
        }
    }

    /// Whether the judge has `proconio` and `itertools`.
    pub fn has_crates(&self) -> bool {
        matches!(self.judge.rust, Some(Rust::Compiler { crates: true, .. }))
    }

    /// The editions of Rust that the judge may compile with.
    pub fn editions(&self) -> Vec<&str> {
        match &self.judge.rust {
            Some(Rust::Compiler {
                edition: Some(edition),
                ..
            }) if edition != "2024" => vec![edition],
            _ => vec!["2021", "2024"],
        }
    }
}

/// How a bundle is to look.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    /// Keep the doc comments of `shared`.
    pub docs: bool,
    /// As short as can be.
    pub minify: bool,
}

/// The file to submit for a solution.
///
/// # Errors
///
/// For what cannot be bundled, and for a file that is longer or shorter than the judge allows.
pub fn bundle(
    problem: &Problem,
    solution: &Solution,
    target: &Target,
    style: Style,
) -> Result<String> {
    let text = match target.language {
        Language::Rust => {
            let options = rust::Options {
                docs: style.docs,
                crates: target.has_crates(),
                minify: style.minify,
            };
            rust::bundle(solution, &options)?
        }
        Language::C => {
            let rust = rust::bundle(solution, &rust::Options::default())?;
            c::bundle(problem, solution, &rust, target, style.minify)?
        }
    };
    let size = text.len() as u64;
    if let Some(most) = target.judge.source_bytes
        && size > most
    {
        bail!(
            "{}: the bundle has {size} bytes, and {} takes {most}; try `--minify`",
            solution.name,
            target.judge.name
        );
    }
    if let Some(least) = target.judge.source_bytes_min
        && size < least
    {
        bail!(
            "{}: the bundle has only {size} bytes, and {} takes none below {least}",
            solution.name,
            target.judge.name
        );
    }
    Ok(text)
}
