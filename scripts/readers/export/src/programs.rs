//! A package's submissions: the solutions, and the wrong programs with their verdicts.

use crate::cases::{Cases, judged};
use anyhow::{Context, Result};
use bundler::c;
use bundler::program::{Origin, Program as Source};
use bundler::rust;
use judge::bundle::{self, Language, Style, Target, toolchain};
use judge::catalog::{Problem, WrongProgram, workspace};
use judge::edition::of_packaged;
use judge::packages::Format;
use judge::program::Program;
use judge::runner::Bounds;
use judge::verdict::{self, Verdict};
use std::ffi::OsString;
use std::path::Path;

/// A file below `submissions`.
#[derive(Debug)]
pub struct Submission {
    pub path: String,
    pub source: String,
}

/// Bundles the solutions, each in Rust and in C.
///
/// # Errors
///
/// Fails if a solution cannot be bundled.
pub fn accepted(problem: &Problem) -> Result<Vec<Submission>> {
    let mut submissions = Vec::new();
    for solution in &problem.facts.solutions {
        for language in [Language::Rust, Language::C] {
            let target = Target::any(language);
            submissions.push(Submission {
                // Names must differ in more than the extension.
                path: match language {
                    Language::Rust => format!("accepted/{}.rs", solution.name),
                    Language::C => format!("accepted/{}_in_c.c", solution.name),
                },
                source: bundle::bundle(problem, solution, &target, Style::default())?,
            });
        }
    }
    Ok(submissions)
}

/// Returns the rejected wrong programs, in C or else in Rust, and the names of the others. Adds a case
/// against a program that no case rejects.
///
/// # Errors
///
/// Fails if a wrong program cannot be bundled or run, or if the solution disagrees with an added case.
pub fn wrong(
    problem: &Problem,
    format: Format,
    solution: &Program,
    wrong: &Path,
    cases: &mut Cases,
) -> Result<(Vec<Submission>, Vec<String>)> {
    let (mut submissions, mut spared) = (Vec::new(), Vec::new());
    let sources = problem.wrong_programs()?;
    let mut found = Vec::new();
    let secret = cases.secret.len();
    for WrongProgram { name, .. } in &sources {
        let program = Program { arguments: &[OsString::from(name)], ..Program::new(name, wrong) };
        let verdicts = rejections(problem, &program, cases)?;
        if verdicts.is_empty() {
            cases.add_against(problem, solution, &program)?;
        }
        found.push(verdicts);
    }
    // A case against one program is a case for the others too.
    let is_complete = cases.secret.len() == secret;
    for (source, verdicts) in sources.into_iter().zip(found) {
        let name = &source.name;
        let program = Program { arguments: &[OsString::from(name)], ..Program::new(name, wrong) };
        let verdicts = if is_complete { verdicts } else { rejections(problem, &program, cases)? };
        let mut folders: Vec<&str> = verdicts.iter().map(folder).collect();
        folders.dedup();
        let folder = match folders[..] {
            [] => {
                spared.push(source.name);
                continue;
            }
            [folder] => folder,
            // Older formats have only the first verdict.
            [_, _, ..] if format == Format::Kattis2025 => "rejected",
            [first, ..] => first,
        };
        let (text, ending) =
            bundled(problem, &source).with_context(|| format!("wrong program {name}"))?;
        submissions.push(Submission { path: format!("{folder}/{name}.{ending}"), source: text });
    }
    Ok((submissions, spared))
}

/// The number of timeouts after which other runs are skipped.
const PATIENCE: usize = 2;

/// The verdicts other than acceptance.
fn rejections(problem: &Problem, program: &Program, cases: &Cases) -> Result<Vec<Verdict>> {
    let bounds = Bounds { memory: None, ..verdict::bounds(problem) };
    let mut verdicts = Vec::new();
    let mut patience = PATIENCE;
    for case in cases.all() {
        let verdict = judged(problem, program, &case.input, &case.answer, &bounds)?;
        if verdict == Verdict::TimeLimit {
            patience -= 1;
        }
        if !verdict.is_accepted() {
            verdicts.push(verdict);
        }
        if patience == 0 {
            break;
        }
    }
    Ok(verdicts)
}

fn folder(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::TimeLimit | Verdict::Deadlock => "time_limit_exceeded",
        Verdict::RuntimeError(_) | Verdict::MemoryLimit => "run_time_error",
        _ => "wrong_answer",
    }
}

/// Bundles a wrong program; returns it with its extension.
fn bundled(problem: &Problem, wrong: &WrongProgram) -> Result<(String, &'static str)> {
    let workspace = workspace()?;
    let program = Source {
        path: wrong.file.strip_prefix(workspace)?.display().to_string(),
        source: wrong.program()?,
        edition: of_packaged(&wrong.file)?.name(),
        origin: Origin::Solutions,
    };
    let options = c::Options {
        heading: vec![wrong.mistake.clone()],
        memory_limit: verdict::memory_limit(problem),
        interactive: problem.facts.interactive,
        ..c::Options::default()
    };
    match c::bundle(workspace, toolchain()?, &program, &options) {
        Ok(text) => Ok((text, "c")),
        Err(_) => Ok((rust::bundle(workspace, &program, &rust::Options::default())?, "rs")),
    }
}
