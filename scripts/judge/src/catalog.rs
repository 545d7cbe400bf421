//! The catalogue: the facts of each problem in `testdata/<problem>.toml`, and its bundled cases.

mod cases;
mod check;
mod facts;
pub mod nearest;
mod places;
mod selection;
mod workspace;

pub use cases::Case;
pub(crate) use check::is_name;
pub use check::is_named_after;
pub use facts::{Cases, Compare, Facts, Format, Limits, Signature, Solution, Twin};
pub use places::Place;
pub use selection::{Filter, Selection};
pub use workspace::workspace;

use crate::judges::{self, Judge};
use anyhow::{Context, Error, Result, anyhow};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All problems, in the order of their ids.
#[derive(Debug)]
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
    /// Which file is malformed, missing or unexpected, and what to do about it.
    pub error: Error,
}

impl Catalog {
    /// Reads the catalogue of this workspace, and checks that the files that it names exist.
    ///
    /// # Errors
    ///
    /// Those of [`workspace`] and [`Catalog::read`].
    pub fn load() -> Result<Catalog> {
        let mut catalog = Catalog::read(&workspace()?.join("testdata"))?;
        catalog.check_files(workspace()?)?;
        Ok(catalog)
    }

    /// Reads the catalogue in a folder.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read. What is wrong with a single problem is in
    /// [`broken`](Catalog::broken).
    pub fn read(folder: &Path) -> Result<Catalog> {
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
                Err(error) => catalog.add_broken(Some(&id), error),
            }
        }
        let unfit: Vec<_> = catalog
            .problems
            .iter()
            .filter_map(|problem| {
                let mut twins = problem.facts.twins.iter();
                let error = twins.find_map(|twin| catalog.check_twin(twin).err())?;
                let path = folder.join(format!("{}.toml", problem.id));
                Some((
                    problem.id.clone(),
                    error.context(path.display().to_string()),
                ))
            })
            .collect();
        catalog.take_out(unfit);
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
        let id = id.map(str::to_owned);
        self.broken.push(Broken { id, error });
    }

    /// Takes out the problems with a mistake.
    fn take_out(&mut self, mistakes: Vec<(String, Error)>) {
        for (id, error) in mistakes {
            self.problems.retain(|problem| problem.id != id);
            self.add_broken(Some(&id), error);
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

impl Problem {
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

/// The entries of a folder, by name.
fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let unreadable = || format!("{}: the folder cannot be read", folder.display());
    let mut paths = fs::read_dir(folder)
        .and_then(|entries| {
            entries
                .map(|entry| Ok(entry?.path()))
                .collect::<Result<Vec<_>, _>>()
        })
        .with_context(unreadable)?;
    paths.sort();
    Ok(paths)
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
