//! The catalogue: the facts of each problem in `testdata/<problem>.toml`, and its bundled cases.

mod cases;
mod check;
mod description;
mod facts;
pub mod nearest;
mod places;
mod reserved;
mod selection;
mod workspace;

pub use cases::Case;
pub(crate) use cases::{cases_in, output_of};
pub(crate) use check::is_name;
pub use check::is_named_after;
pub(crate) use description::{DESCRIPTION, limits_in};
pub use facts::Facts;
pub use facts::Solution;
pub use facts::{Cases, Compare, Limits, Signature, Translation};
pub(crate) use facts::{Format, ResultKind, Twin};
pub use places::Place;
pub(crate) use reserved::is_reserved;
pub use selection::Filter;
pub use selection::Selection;
pub use selection::Subject;
pub use workspace::workspace;

use crate::judges::{self, Judge};
use anyhow::{Context, Error, Result, anyhow};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The path of a solution's source in the workspace.
pub fn source_path(solution: &str) -> String {
    format!("problems/src/bin/{solution}.rs")
}

/// All problems, in the order of their ids.
#[derive(Debug, Default)]
pub struct Catalog {
    pub problems: Vec<Problem>,
    /// What is wrong with the others.
    pub broken: Vec<Broken>,
}

#[derive(Debug)]
pub struct Problem {
    /// The name of its files: `poj1067`.
    pub id: String,
    pub facts: Facts,
    /// The folder that holds its cases.
    pub folder: PathBuf,
}

/// A mistake that makes a problem unusable, and no other one.
#[derive(Debug)]
pub struct Broken {
    /// The problem, if the mistake is one problem's.
    pub id: Option<String>,
    /// The solutions that its description names.
    solutions: Vec<String>,
    /// Which file is malformed, missing or unexpected, and what to do about it.
    pub error: Error,
}

impl Catalog {
    /// Reads the catalogue of this workspace, and checks that the files that it names exist.
    ///
    /// # Errors
    ///
    /// Those of [`workspace`] and [`Catalog::of`].
    pub fn load() -> Result<Catalog> {
        Catalog::of(workspace()?)
    }

    /// As [`load`](Catalog::load), for the workspace in a folder.
    ///
    /// # Errors
    ///
    /// When a folder cannot be read. What is wrong with a single problem is in
    /// [`broken`](Catalog::broken).
    pub fn of(workspace: &Path) -> Result<Catalog> {
        let mut catalog = Catalog::descriptions(&workspace.join("testdata"))?;
        catalog.check_files(workspace)?;
        catalog.check_twins();
        Ok(catalog)
    }

    /// Reads the catalogue in a folder, without the files that belong to it elsewhere.
    ///
    /// # Errors
    ///
    /// As for [`of`](Catalog::of).
    pub fn read(folder: &Path) -> Result<Catalog> {
        let mut catalog = Catalog::descriptions(folder)?;
        catalog.check_twins();
        Ok(catalog)
    }

    fn descriptions(folder: &Path) -> Result<Catalog> {
        let mut catalog = Catalog {
            problems: Vec::new(),
            broken: Vec::new(),
        };
        let mut ids = BTreeSet::new();
        let mut folders = BTreeSet::new();
        for path in list(folder)? {
            let name = file_name(&path);
            match name.strip_suffix(".toml") {
                Some(id) if path.is_dir() => catalog.add_broken(
                    Some(id),
                    anyhow!(
                        "{}: is a folder; a problem is described by a file of this name, \
                         and its cases are in {id}/",
                        path.display()
                    ),
                ),
                Some(id) => drop(ids.insert(id.to_owned())),
                None if path.is_dir() => drop(folders.insert(name)),
                None => catalog.add_broken(
                    None,
                    anyhow!(
                        "{}: a stray file; testdata/ holds <problem>.toml and <problem>/ only: move it away",
                        path.display()
                    ),
                ),
            }
        }
        for orphan in folders.difference(&ids) {
            if !catalog.is_broken(orphan) {
                let error = anyhow!(
                    "{}: cases of a problem that is not in the catalogue; write {orphan}.toml beside it",
                    folder.join(orphan).display(),
                );
                catalog.add_broken(Some(orphan), error);
            }
        }
        for id in ids {
            match Problem::read(folder, id.clone()) {
                Ok(problem) => catalog.problems.push(problem),
                Err(error) => catalog.broken.push(Broken {
                    solutions: named_solutions(&folder.join(format!("{id}.toml"))),
                    id: Some(id),
                    error,
                }),
            }
        }
        Ok(catalog)
    }

    /// The catalogue, if nothing in it is broken.
    ///
    /// # Errors
    ///
    /// The first mistake.
    pub fn whole(mut self) -> Result<Catalog> {
        if self.broken.is_empty() {
            return Ok(self);
        }
        Err(self.broken.swap_remove(0).error)
    }

    /// Whether there is something wrong with a problem.
    fn is_broken(&self, id: &str) -> bool {
        let mut broken = self.broken.iter();
        broken.any(|broken| broken.id.as_deref() == Some(id))
    }

    fn add_broken(&mut self, id: Option<&str>, error: Error) {
        self.broken.push(Broken {
            id: id.map(str::to_owned),
            solutions: Vec::new(),
            error,
        });
    }

    /// The mistake that may be the reason why no problem has a solution of this name.
    fn mistake_about(&self, solution: &str) -> Option<&Broken> {
        self.broken.iter().find(|broken| {
            broken.solutions.iter().any(|name| name == solution)
                || broken
                    .id
                    .as_ref()
                    .is_some_and(|id| is_named_after(id, solution))
        })
    }

    /// Takes out the problems with a mistake.
    fn take_out(&mut self, mistakes: Vec<(String, Error)>) {
        for (id, error) in mistakes {
            let taken = self.problems.extract_if(.., |problem| problem.id == id);
            let solutions = taken.flat_map(|problem| problem.facts.solutions);
            let solutions = solutions.map(|solution| solution.name).collect();
            self.broken.push(Broken {
                id: Some(id),
                solutions,
                error,
            });
        }
    }

    pub fn problem(&self, id: &str) -> Option<&Problem> {
        self.problems.iter().find(|problem| problem.id == id)
    }

    /// The problem that a wrong program of this name does not solve.
    pub fn problem_of_wrong(&self, program: &str) -> Option<&Problem> {
        let mut problems = self.problems.iter();
        problems.find(|problem| is_named_after(&problem.id, program))
    }

    /// All solutions, each with its problem.
    pub fn solutions(&self) -> impl Iterator<Item = (&Problem, &Solution)> {
        self.problems.iter().flat_map(|problem| {
            let solutions = problem.facts.solutions.iter();
            solutions.map(move |solution| (problem, solution))
        })
    }
}

/// A solution, for what all of them have, such as the libraries that they are built with.
pub(crate) fn any_solution() -> Result<String> {
    let catalog = Catalog::load()?;
    let first = catalog.solutions().next().context("there is no solution")?;
    Ok(first.1.name.clone())
}

impl Problem {
    /// A problem that has this id and is on no judge: nothing else is known of it.
    pub(crate) fn unregistered(id: String) -> Problem {
        Problem {
            facts: Facts {
                title: id.clone(),
                translation: None,
                judge: String::from("own"),
                number: String::new(),
                url: None,
                topic: String::new(),
                theorem: String::new(),
                theory: Vec::new(),
                cases: Cases::Single,
                compare: Compare::Output,
                interactive: false,
                unproved: false,
                note: None,
                limits: Limits::default(),
                signature: None,
                solutions: Vec::new(),
                twins: Vec::new(),
            },
            id,
            folder: PathBuf::new(),
        }
    }

    fn read(testdata: &Path, id: String) -> Result<Problem> {
        let path = testdata.join(format!("{id}.toml"));
        let text = fs::read_to_string(&path)
            .with_context(|| format!("{}: cannot be read", path.display()))?;
        let facts: Facts = toml::from_str(&text)
            .with_context(|| format!("{}: not a valid description of a problem", path.display()))?;
        check::facts(&id, &facts).with_context(|| path.display().to_string())?;
        let folder = testdata.join(&id);
        anyhow::ensure!(
            folder.is_dir(),
            "{}: no such folder; put the cases of {id} there",
            folder.display()
        );
        Ok(Problem { id, facts, folder })
    }

    /// The judge that the problem is from.
    pub fn judge(&self) -> &'static Judge {
        looked_up(&self.facts.judge)
    }
}

/// The solutions that a description names, which may be no valid one.
fn named_solutions(description: &Path) -> Vec<String> {
    let text = fs::read_to_string(description).unwrap_or_default();
    let named = text.lines().filter_map(|line| {
        let (key, value) = line.split_once('=')?;
        let name = value.trim().trim_matches(['"', '\'']);
        (key.trim() == "name").then(|| name.to_owned())
    });
    named.collect()
}

/// The sources of the wrong programs, `<problem>_<mistake>.rs`, in the order of their names.
///
/// # Errors
///
/// Those of [`workspace`]; when their folder cannot be read.
pub fn wrong_programs() -> Result<Vec<PathBuf>> {
    list(&workspace()?.join("problems/wrong/src/programs"))
}

/// The judge with a key of the catalogue.
fn looked_up(key: &str) -> &'static Judge {
    judges::find(key).expect("checked when the catalogue was read")
}

/// The entries of a folder, by name, as far as they are files and folders. From a pipe, reading would never end.
fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = entries(folder)?;
    paths.retain(|path| fs::metadata(path).map_or(true, |data| data.is_file() || data.is_dir()));
    Ok(paths)
}

/// The entries of a folder, by name, but for what editors and systems leave there.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let unreadable = || format!("{}: the folder cannot be read", folder.display());
    let mut paths = fs::read_dir(folder)
        .and_then(|entries| {
            entries
                .map(|entry| Ok(entry?.path()))
                .collect::<Result<Vec<_>, _>>()
        })
        .with_context(unreadable)?;
    paths.retain(|path| !is_leftover(path));
    paths.sort();
    Ok(paths)
}

/// Whether an editor or a system has left this in a folder, which is nobody's mistake.
fn is_leftover(path: &Path) -> bool {
    let name = file_name(path);
    name.starts_with('.')
        || name.ends_with('~')
        || name.starts_with('#') && name.ends_with('#')
        || ["Thumbs.db", "desktop.ini"].contains(&name.as_str())
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
