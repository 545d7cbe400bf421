//! The files to submit for a solution: one for each judge and accepted language.

use crate::ending;
use anyhow::Result;
use judge::bundle::check::rust;
use judge::bundle::{Language, Style, Target, bundle};
use judge::catalog::{Problem, Solution};

#[derive(Debug)]
pub struct Bundle {
    pub file: String,
    pub ending: &'static str,
    pub language: Language,
    pub text: String,
    /// The judges for exactly this file.
    pub targets: Targets,
}

#[derive(Debug)]
pub enum Targets {
    Judges(Vec<&'static str>),
    Any,
}

/// A solution's files without duplicates.
pub fn of(problem: &Problem, solution: &Solution) -> Result<Vec<Bundle>> {
    let mut bundles: Vec<Bundle> = Vec::new();
    let mut made: Vec<(String, String)> = Vec::new();
    for target in targets(problem)? {
        let asked = asked(problem, &target);
        let judge = target.judge;
        let sizes = judge.source_bytes_min.unwrap_or(0)..=judge.source_bytes.unwrap_or(u64::MAX);
        let same = made
            .iter()
            .find(|(other, text)| *other == asked && sizes.contains(&(text.len() as u64)));
        let text = if let Some((_, text)) = same {
            text.clone()
        } else {
            let text = text(problem, solution, &target)?;
            made.push((asked, text.clone()));
            text
        };
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

/// A problem's targets in Rust and in C; if no judge is known to accept Rust, Rust for any judge comes first.
fn targets(problem: &Problem) -> Result<Vec<Target>> {
    let mut targets: Vec<Target> = Vec::new();
    for language in [Language::Rust, Language::C] {
        for place in problem.places() {
            let is_taken = language == Language::C || place.takes_rust() == Some(true);
            let known = |other: &Target| other.key == place.key && other.language == language;
            if place.differs.is_none() && is_taken && !targets.iter().any(known) {
                targets.push(Target::new(problem, Some(place.key), Some(language))?);
            }
        }
        if targets.is_empty() {
            targets.push(Target::any(language));
        }
    }
    Ok(targets)
}

/// A key that is equal for two targets if only length limits can make their bundles differ.
fn asked(problem: &Problem, target: &Target) -> String {
    let judge = target.judge;
    match target.language {
        Language::Rust => {
            let crates = target.has_crates();
            format!("{:?}", (crates, target.editions(), judge.rust_version()))
        }
        Language::C => {
            let calls_function = matches!(target.method(problem), Ok(Some(_)));
            format!("{calls_function}")
        }
    }
}

/// Makes a bundle; in Rust, checks that it compiles in the judge's editions.
fn text(problem: &Problem, solution: &Solution, target: &Target) -> Result<String> {
    let text = bundle(problem, solution, target, Style::default())?;
    if target.language == Language::Rust {
        rust::compiles(solution, target, &text)?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use judge::catalog::Catalog;

    #[test]
    fn rust_is_offered_where_a_judge_is_known_to_take_it() {
        let catalog = Catalog::load().unwrap();
        let keys = |id| -> Vec<&str> {
            let targets = targets(catalog.problem(id).unwrap()).unwrap();
            let rust = targets.into_iter().filter(|target| target.language == Language::Rust);
            rust.map(|target| target.key).collect()
        };
        assert_eq!(keys("poj2348"), ["baekjoon", "kattis"], "nothing is known of UVa and ZOJ");
        assert_eq!(keys("codechef_hamilg"), [""], "any judge");
    }
}
