//! The files to submit for a solution: for each judge, in each language that it may take.

use crate::cache::Cache;
use crate::ending;
use anyhow::Result;
use judge::bundle::check::rust;
use judge::bundle::{Language, Style, Target, bundle};
use judge::catalog::{Problem, Solution, workspace};
use judge::judges::Judge;
use std::fs;

/// A file to submit.
#[derive(Debug)]
pub struct Bundle {
    /// The name of the file.
    pub file: String,
    /// The ending of that name.
    pub ending: &'static str,
    pub language: Language,
    pub text: String,
    /// The judges that get this very file.
    pub targets: Targets,
}

/// The judges that a file is for.
#[derive(Debug)]
pub enum Targets {
    /// Those with these keys.
    Judges(Vec<&'static str>),
    /// Any judge that takes the language.
    Any,
}

/// The files for a solution, each once.
pub fn of(problem: &Problem, solution: &Solution, cache: &Cache) -> Result<Vec<Bundle>> {
    let mut bundles: Vec<Bundle> = Vec::new();
    for target in targets(problem)? {
        let text = text(problem, solution, &target, cache)?;
        let same = bundles.iter_mut().find(|other| other.text == text);
        if let Some(Targets::Judges(keys)) = same.map(|same| &mut same.targets) {
            keys.push(target.key);
            continue;
        }
        let is_class = target.method(problem)?.is_some();
        let ending = ending(target.language, is_class);
        let name = &solution.name;
        bundles.push(if target.is_unspecified() {
            Bundle {
                file: format!("{name}.{ending}"),
                ending,
                language: target.language,
                text,
                targets: Targets::Any,
            }
        } else {
            Bundle {
                file: format!("{name}-{}.{ending}", target.key),
                ending,
                language: target.language,
                text,
                targets: Targets::Judges(vec![target.key]),
            }
        });
    }
    Ok(bundles)
}

/// The judges of a problem in Rust and in C; and Rust for any judge if none of these takes it.
fn targets(problem: &Problem) -> Result<Vec<Target>> {
    let mut targets: Vec<Target> = Vec::new();
    for language in [Language::Rust, Language::C] {
        for place in problem.places() {
            let refuses = language == Language::Rust && place.judge.takes_rust() == Some(false);
            let known = |other: &Target| other.key == place.key && other.language == language;
            if place.differs.is_none() && !refuses && !targets.iter().any(known) {
                targets.push(Target::new(problem, Some(place.key), Some(language))?);
            }
        }
        if targets.is_empty() {
            targets.push(Target::any(language));
        }
    }
    Ok(targets)
}

/// A bundle, which in Rust compiles in each edition that the judge may use.
fn text(problem: &Problem, solution: &Solution, target: &Target, cache: &Cache) -> Result<String> {
    let description = fs::read(workspace()?.join(format!("testdata/{}.toml", problem.id)))?;
    let source = fs::read(workspace()?.join(bundler::source_path(&solution.name)))?;
    // Judges that ask for the same get the same file.
    let Judge {
        name: _,
        rust,
        c,
        calls_method,
        source_bytes,
        source_bytes_min,
    } = target.judge;
    let size = (source_bytes, source_bytes_min);
    let asked = match target.language {
        Language::Rust => format!("{:?}", (rust, size)),
        Language::C => format!("{:?}", (c.is_some(), calls_method, size)),
    };
    let key: [&[u8]; 5] = [
        b"bundle",
        solution.name.as_bytes(),
        asked.as_bytes(),
        &description,
        &source,
    ];
    let make = || {
        let text = bundle(problem, solution, target, Style::default())?;
        if target.language == Language::Rust {
            rust::compiles(solution, target, &text)?;
        }
        Ok(text.into_bytes())
    };
    Ok(String::from_utf8(cache.get(&key, make)?)?)
}
