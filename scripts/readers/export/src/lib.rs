//! Packages of problems for other judges.
//!
//! The input validator comes from the problem's format, and the output validator or interactor from its book,
//! both translated to C. The cases are bundled, made by the book, or found against wrong programs. The
//! submissions are bundles. Packages do not depend on time or chance.

mod archive;
pub mod cases;
mod description;
mod programs;
mod statement;
pub mod validators;

use anyhow::{Context, Result, ensure};
use cases::Cases;
use judge::binaries::{self, Binaries};
use judge::catalog::Problem;
use judge::packages::{self, Format};
use judge::program::Program;
use judge::report::counted;
use jury::books::book;
use programs::Submission;
use std::fmt::{self, Display};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use validators::Role;

#[derive(Debug)]
pub struct Package {
    pub id: String,
    /// The package's folder, named after it.
    pub folder: PathBuf,
    pub samples: usize,
    pub secret: usize,
    pub accepted: usize,
    /// The number of wrong programs that the cases reject.
    pub rejected: usize,
    /// The wrong programs that the cases do not reject.
    pub spared: Vec<String>,
}

impl Display for Package {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "{}: {}, {}; {}; {}, all rejected",
            self.id,
            counted(self.samples as u64, "sample"),
            counted(self.secret as u64, "secret case"),
            counted(self.accepted as u64, "solution"),
            counted(self.rejected as u64, "wrong program"),
        )?;
        for name in &self.spared {
            write!(f, "; without {name}, which no judge's comparison rejects")?;
        }
        Ok(())
    }
}

#[derive(Debug)]
pub struct Built {
    solutions: Binaries,
    wrong: PathBuf,
}

impl Built {
    /// Builds the programs for these problems.
    ///
    /// # Errors
    ///
    /// Fails if cargo cannot build them.
    pub fn of(problems: &[&Problem]) -> Result<Built> {
        let first = |problem: &&Problem| problem.facts.solutions[0].name.clone();
        let names: Vec<String> = problems.iter().map(first).collect();
        Ok(Built {
            solutions: Binaries::build(names.iter().map(String::as_str))?,
            wrong: binaries::program("wrong", "wrong")?,
        })
    }
}

/// The reason why a problem cannot be exported, if any.
pub fn refusal(problem: &Problem) -> Option<String> {
    if problem.facts.unproved {
        return Some(String::from(
            "its answers are those that one judge expects, and not true of the game",
        ));
    }
    if problem.facts.signature.is_some() {
        return Some(format!(
            "{} calls a method, so the problem has no input file",
            problem.judge().name
        ));
    }
    book(&problem.id).err().map(|error| format!("{error:#}"))
}

/// Writes a problem's package below a folder, in place of an older one, of its zip file and of what was added
/// to them.
///
/// # Errors
///
/// Fails if a part does not compile, if a solution and the book disagree, if the package's folder is neither
/// empty nor a package of this problem, or if a file cannot be written. The older package is removed only when
/// the new one is written.
pub fn export(
    built: &Built,
    problem: &Problem,
    format: Format,
    folder: &Path,
    zip: bool,
) -> Result<Package> {
    let folder = folder.join(packages::folder(problem));
    check_replaceable(problem, &folder)?;
    let solution = &problem.facts.solutions[0].name;
    let program = Program::new(solution, built.solutions.path(solution)?);
    let mut cases = Cases::of(problem, &program)?;
    let (wrong, spared) = programs::wrong(problem, format, &program, &built.wrong, &mut cases)?;
    let accepted = programs::accepted(problem)?;
    let role = Role::of(problem);
    let validator = validators::source(problem, Role::Input)?;
    let decider = role.map(|role| validators::source(problem, role)).transpose()?;
    let statement = statement::files(problem, format, &cases)?;

    // All that can be wrong with the problem is known before the older package goes.
    remove(&folder)?;
    // The description comes first, so that an interrupted run leaves a recognizable package.
    for (name, text) in description::files(problem, format, &cases, role) {
        write(&folder, &name, &text)?;
    }
    write_cases(&folder, &cases)?;
    write(&folder, "input_validators/validate.c", &validator)?;
    if let Some(decider) = &decider {
        let name = match format {
            Format::Kattis2025 => "output_validator/validate.c",
            _ => "output_validators/validate.c",
        };
        write(&folder, name, decider)?;
    }
    for Submission { path, source } in accepted.iter().chain(&wrong) {
        write(&folder, &format!("submissions/{path}"), source)?;
    }
    for (name, text) in &statement {
        write(&folder, name, text)?;
    }
    if zip {
        archive::write(&folder, &folder.with_extension("zip"))?;
    }
    Ok(Package {
        id: problem.id.clone(),
        samples: cases.samples.len(),
        secret: cases.secret.len(),
        accepted: accepted.len(),
        rejected: wrong.len(),
        spared,
        folder,
    })
}

/// Refuses a folder that is neither empty nor a package of this problem.
fn check_replaceable(problem: &Problem, folder: &Path) -> Result<()> {
    let is_empty = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        entries => entries
            .with_context(|| format!("{}: cannot be read", folder.display()))?
            .next()
            .is_none(),
    };
    let uuid = description::uuid(problem);
    let is_package =
        fs::read_to_string(folder.join("problem.yaml")).is_ok_and(|text| text.contains(&uuid));
    ensure!(
        is_empty || is_package,
        "{}: holds something other than the package of {}; move it away, or write elsewhere with --output",
        folder.display(),
        problem.id
    );
    Ok(())
}

/// Removes a package, with whatever was added to it, and its zip file.
fn remove(folder: &Path) -> Result<()> {
    let zip = folder.with_extension("zip");
    for removed in [fs::remove_dir_all(folder), fs::remove_file(&zip)] {
        if let Err(error) = removed
            && error.kind() != ErrorKind::NotFound
        {
            return Err(error).with_context(|| {
                format!("{}: the package or its zip file cannot be replaced", folder.display())
            });
        }
    }
    Ok(())
}

/// Writes a file of a package into its folder.
fn write(folder: &Path, name: &str, text: &str) -> Result<()> {
    let path = folder.join(name);
    let written =
        fs::create_dir_all(path.parent().unwrap_or(folder)).and_then(|()| fs::write(&path, text));
    written.with_context(|| format!("{}: cannot be written", path.display()))
}

fn write_cases(folder: &Path, cases: &Cases) -> Result<()> {
    for (kind, cases) in [("sample", &cases.samples), ("secret", &cases.secret)] {
        for case in cases {
            let name = format!("data/{kind}/{}", case.name);
            write(folder, &format!("{name}.in"), &case.input)?;
            write(folder, &format!("{name}.ans"), &case.answer)?;
            if let Some(interaction) = &case.interaction {
                write(folder, &format!("{name}.interaction"), interaction)?;
            }
        }
    }
    Ok(())
}
