//! The catalogue: the facts of each problem in `problems/<problem>/problem.toml`, and its bundled cases.

mod carried;
mod cases;
mod check;
mod description;
mod facts;
mod layouts;
pub mod nearest;
mod places;
mod reserved;
mod selection;
mod workspace;
mod wrong;

pub use carried::Descriptions;
pub(crate) use carried::carry;
pub use cases::Case;
pub(crate) use cases::{FOUND, OUTPUTS, cases_in, inputs_in, output_of};
pub(crate) use check::is_name;
use check::is_named_after;
pub(crate) use description::{DESCRIPTION, limits_in};
pub use facts::{Cases, Compare, Facts, Limits, Signature, Solution, Translation};
pub(crate) use facts::{Format, GuideEntry, ResultKind, Twin};
pub use places::Place;
pub(crate) use reserved::is_reserved;
pub use selection::{Filter, Selection, Subject};
pub use workspace::workspace;
pub(crate) use workspace::{called, workspace_around};
pub use wrong::WrongProgram;

use crate::checker::Checker;
use crate::files;
use crate::judges::{self, Judge};
use anyhow::{Context, Error, Result, anyhow, ensure};
use std::ffi::OsStr;
use std::fs::{self, DirEntry, FileType};
use std::io;
use std::path::{Path, PathBuf};

/// A folder among the problems with the tests of the solutions.
const TESTS: &str = "tests";

/// All problems, in the order of their ids.
#[derive(Debug, Default)]
pub struct Catalog {
    pub problems: Vec<Problem>,
    /// The mistakes in the catalogue.
    pub broken: Vec<Broken>,
}

#[derive(Debug, Default)]
pub struct Problem {
    /// The id, which names its files: `poj1067`.
    pub id: String,
    pub facts: Facts,
    /// The folder `problems/<problem>`, with its facts, solutions, rules and wrong programs.
    pub folder: PathBuf,
    /// The folder `testdata/<problem>`, which holds its cases.
    pub testdata: PathBuf,
    /// The checker that judges outputs in place of `facts.compare`, for a problem outside the catalogue.
    pub(crate) checker: Option<Checker>,
}

/// A mistake that makes one problem unusable.
#[derive(Debug)]
pub struct Broken {
    /// The problem, if the mistake belongs to one.
    pub id: Option<String>,
    /// The solutions that its description names.
    solutions: Vec<String>,
    /// The malformed, missing or unexpected file, and the remedy.
    pub error: Error,
}

impl Catalog {
    /// Reads the catalogue of this workspace and checks that the files it names exist.
    ///
    /// # Errors
    ///
    /// The errors of [`workspace`] and [`Catalog::of`].
    pub fn load() -> Result<Catalog> {
        Catalog::of(workspace()?)
    }

    /// Reads the catalogue of the workspace in a folder and checks that the files it names exist.
    ///
    /// # Errors
    ///
    /// If a folder cannot be read. Mistakes in a single problem are in [`broken`](Catalog::broken).
    pub fn of(workspace: &Path) -> Result<Catalog> {
        let mut catalog = Catalog::descriptions(workspace)?;
        catalog.check_files(workspace);
        catalog.check_twins();
        Ok(catalog)
    }

    /// Like [`of`](Catalog::of), without checking files.
    ///
    /// # Errors
    ///
    /// The same as for [`of`](Catalog::of).
    pub fn read(workspace: &Path) -> Result<Catalog> {
        let mut catalog = Catalog::descriptions(workspace)?;
        catalog.check_twins();
        Ok(catalog)
    }

    fn descriptions(workspace: &Path) -> Result<Catalog> {
        let mut catalog = Catalog::default();
        for folder in list(&workspace.join("problems"))? {
            let id = file_name(&folder);
            // Folders of other packages are not problems.
            if !folder.is_dir() || id == TESTS || folder.join("Cargo.toml").exists() {
                continue;
            }
            match Problem::read(workspace, id.clone()) {
                Ok(problem) => catalog.problems.push(problem),
                Err(error) => catalog.broken.push(Broken {
                    solutions: named_solutions(&folder.join(DESCRIPTION)),
                    id: Some(id),
                    error,
                }),
            }
        }
        for path in list(&workspace.join("testdata"))? {
            let id = file_name(&path);
            if !path.is_dir() {
                let error = anyhow!(
                    "{}: a stray file; testdata/ holds a folder for each problem only: move it away",
                    path.display()
                );
                catalog.add_broken(None, error);
            } else if catalog.problem(&id).is_none() && !catalog.is_broken(&id) {
                let error = anyhow!(
                    "{}: cases of a problem that is not in the catalogue; write problems/{id}/{DESCRIPTION}",
                    path.display(),
                );
                catalog.add_broken(Some(&id), error);
            }
        }
        Ok(catalog)
    }

    /// Returns the catalogue if nothing in it is broken.
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

    fn is_broken(&self, id: &str) -> bool {
        let mut broken = self.broken.iter();
        broken.any(|broken| broken.id.as_deref() == Some(id))
    }

    fn add_broken(&mut self, id: Option<&str>, error: Error) {
        self.broken.push(Broken { id: id.map(str::to_owned), solutions: Vec::new(), error });
    }

    /// The mistake that may explain why no solution has this name.
    fn mistake_about(&self, solution: &str) -> Option<&Broken> {
        self.broken.iter().find(|broken| {
            broken.solutions.iter().any(|name| name == solution)
                || broken.id.as_ref().is_some_and(|id| is_named_after(id, solution))
        })
    }

    /// Removes the problems with a mistake.
    fn take_out(&mut self, mistakes: Vec<(String, Error)>) {
        for (id, error) in mistakes {
            let taken = self.problems.extract_if(.., |problem| problem.id == id);
            let solutions = taken.flat_map(|problem| problem.facts.solutions);
            let solutions = solutions.map(|solution| solution.name).collect();
            self.broken.push(Broken { id: Some(id), solutions, error });
        }
    }

    pub fn problem(&self, id: &str) -> Option<&Problem> {
        self.problems.iter().find(|problem| problem.id == id)
    }

    /// All solutions, each with its problem.
    pub fn solutions(&self) -> impl Iterator<Item = (&Problem, &Solution)> {
        self.problems.iter().flat_map(|problem| {
            let solutions = problem.facts.solutions.iter();
            solutions.map(move |solution| (problem, solution))
        })
    }
}

/// Any solution, for properties common to all.
pub(crate) fn any_solution() -> Result<String> {
    let catalog = Catalog::load()?;
    let first = catalog.solutions().next().context("there is no solution")?;
    Ok(first.1.name.clone())
}

impl Problem {
    /// A problem with this id on no judge, with all other facts unknown.
    pub(crate) fn unregistered(id: String) -> Problem {
        let (title, judge) = (id.clone(), String::from("own"));
        let facts = Facts { title, judge, ..Facts::default() };
        Problem { id, facts, ..Problem::default() }
    }

    fn read(workspace: &Path, id: String) -> Result<Problem> {
        let folder = workspace.join("problems").join(&id);
        let path = folder.join(DESCRIPTION);
        ensure!(
            path.exists(),
            "{}: there is none; write it, as docs/new-problem.md explains, or remove the folder",
            path.display()
        );
        let problem = Problem::described(workspace, id, &files::read_source(&path)?)?;
        ensure!(
            problem.testdata.is_dir(),
            "{}: no such folder; put the cases of {} there",
            problem.testdata.display(),
            problem.id
        );
        Ok(problem)
    }

    /// The problem with this description.
    fn described(workspace: &Path, id: String, text: &str) -> Result<Problem> {
        let folder = workspace.join("problems").join(&id);
        let path = folder.join(DESCRIPTION);
        let mut facts: Facts = toml::from_str(text)
            .with_context(|| format!("{}: not a valid description of a problem", path.display()))?;
        check::facts(&id, &facts).with_context(|| path.display().to_string())?;
        for solution in &mut facts.solutions {
            solution.path = format!("problems/{id}/{}.rs", solution.name);
        }
        let testdata = workspace.join("testdata").join(&id);
        Ok(Problem { id, facts, folder, testdata, checker: None })
    }

    pub(crate) fn description(&self) -> PathBuf {
        self.folder.join(DESCRIPTION)
    }

    /// The judge that the problem is from.
    pub fn judge(&self) -> &'static Judge {
        looked_up(&self.facts.judge)
    }
}

/// The solutions that a possibly invalid description names.
fn named_solutions(description: &Path) -> Vec<String> {
    let text = fs::read_to_string(description).unwrap_or_default();
    let named = text.lines().filter_map(|line| {
        let (key, value) = line.split_once('=')?;
        let name = value.trim().trim_matches(['"', '\'']);
        (key.trim() == "name").then(|| name.to_owned())
    });
    named.collect()
}

/// The rules that several problems share.
const SHARED_RULES: &str = "scripts/truth/jury/src/rules";

/// The paths of all games' rules within a workspace: first those that several problems share.
pub(crate) fn all_rules(workspace: &Path) -> Result<Vec<PathBuf>> {
    let mut folders = vec![workspace.join(SHARED_RULES)];
    folders.extend(list(&workspace.join("problems"))?.iter().map(|problem| problem.join("rules")));
    let mut paths = Vec::new();
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        let rules =
            list(folder)?.into_iter().filter(|path| path.extension() == Some("rs".as_ref()));
        paths.extend(rules.map(|path| path.strip_prefix(workspace).unwrap_or(&path).to_owned()));
    }
    Ok(paths)
}

/// The name of the game with these rules.
pub(crate) fn game_of(rules: &Path) -> &str {
    rules.file_stem().and_then(OsStr::to_str).unwrap_or_default()
}

/// The path of a game's rules within a workspace, if there are any.
pub(crate) fn rules_of(workspace: &Path, game: &str) -> Result<Option<PathBuf>> {
    Ok(all_rules(workspace)?.into_iter().find(|path| game_of(path) == game))
}

fn looked_up(key: &str) -> &'static Judge {
    judges::find(key).expect("checked when the catalogue was read")
}

/// An entry of a folder.
struct Entry {
    path: PathBuf,
    /// Its type, without following links.
    kind: FileType,
}

/// The files and folders in a folder, by name, without pipes and devices, since reading them may
/// never end.
fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = entries(folder)?.into_iter().filter(|entry| {
        let is_known = entry.kind.is_file() || entry.kind.is_dir();
        let leads_to =
            || fs::metadata(&entry.path).map_or(true, |data| data.is_file() || data.is_dir());
        is_known || entry.kind.is_symlink() && leads_to()
    });
    Ok(entries.map(|entry| entry.path).collect())
}

/// A folder's entries, by name, except leftovers of editors and systems.
fn entries(folder: &Path) -> Result<Vec<Entry>> {
    let read = |entry: io::Result<DirEntry>| {
        let entry = entry?;
        io::Result::Ok(Entry { path: entry.path(), kind: entry.file_type()? })
    };
    let mut entries = fs::read_dir(folder)
        .and_then(|entries| entries.map(read).collect::<Result<Vec<_>, _>>())
        .with_context(|| format!("{}: the folder cannot be read", folder.display()))?;
    entries.retain(|entry| !is_leftover(&entry.path));
    entries.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(entries)
}

/// True for a harmless leftover of an editor or system.
fn is_leftover(path: &Path) -> bool {
    let name = file_name(path);
    name.starts_with('.')
        || name.ends_with('~')
        || name.starts_with('#') && name.ends_with('#')
        || ["Thumbs.db", "desktop.ini"].contains(&name.as_str())
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
