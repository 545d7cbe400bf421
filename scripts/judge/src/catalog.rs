//! The catalogue: the facts of each problem in `testdata/<problem>.toml`, and its bundled cases.

mod cases;
mod facts;
mod places;
mod selection;

pub use cases::Case;
pub use facts::{Cases, Compare, Facts, Format, Limits, Signature, Solution, Twin};
pub use places::Place;

use crate::judges::{self, Judge};
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All problems, in the order of their ids.
#[derive(Debug)]
pub struct Catalog {
    pub problems: Vec<Problem>,
}

#[derive(Debug)]
pub struct Problem {
    /// The name of its files: `poj1067`.
    pub id: String,
    pub facts: Facts,
    /// The folder that holds its cases.
    pub folder: PathBuf,
}

/// The root of the workspace.
///
/// # Panics
///
/// Never: `scripts/judge/` is a folder of the workspace.
pub fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("scripts/judge/ is a folder of the workspace")
}

impl Catalog {
    /// Reads the catalogue of this workspace.
    ///
    /// # Errors
    ///
    /// See [`Catalog::read`].
    pub fn load() -> Result<Catalog> {
        Catalog::read(&workspace().join("testdata"))
    }

    /// Reads the catalogue in a folder.
    ///
    /// # Errors
    ///
    /// Which file is malformed, missing or unexpected, and what to do about it.
    pub fn read(folder: &Path) -> Result<Catalog> {
        let mut ids = BTreeSet::new();
        let mut folders = BTreeSet::new();
        for path in list(folder)? {
            let name = file_name(&path);
            if path.is_dir() {
                folders.insert(name);
            } else if let Some(id) = name.strip_suffix(".toml") {
                ids.insert(id.to_owned());
            } else {
                bail!(
                    "{}: a stray file; testdata/ holds <problem>.toml and <problem>/ only: move it away",
                    path.display()
                );
            }
        }
        if let Some(orphan) = folders.difference(&ids).next() {
            bail!(
                "{}: cases of a problem that is not in the catalogue; write {}.toml beside it",
                folder.join(orphan).display(),
                orphan
            );
        }
        let problems = ids
            .into_iter()
            .map(|id| Problem::read(folder, id))
            .collect::<Result<_>>()?;
        let catalog = Catalog { problems };
        for problem in &catalog.problems {
            let path = folder.join(format!("{}.toml", problem.id));
            for twin in &problem.facts.twins {
                catalog
                    .check_twin(twin)
                    .with_context(|| path.display().to_string())?;
            }
        }
        Ok(catalog)
    }

    /// A solution that is named for a twin solves exactly what the twin asks.
    fn check_twin(&self, twin: &Twin) -> Result<()> {
        let Some(name) = &twin.solution else {
            return Ok(());
        };
        let what = format!("the twin {} {}", twin.judge, twin.number);
        ensure!(
            twin.format != Format::Same,
            "{what}: its format is the same, so every solution fits; remove `solution = \"{name}\"`"
        );
        let Some((problem, _)) = self.solutions().find(|(_, one)| one.name == *name) else {
            bail!("{what}: no solution is called `{name}`; correct the name or remove it");
        };
        let fits = |place: &Place| {
            place.key == twin.judge && place.number == twin.number && place.differs.is_none()
        };
        ensure!(
            problem.places().iter().any(fits),
            "{what}: {name} does not solve it according to {}.toml; \
             add the twin there with `format = \"same\"`, or name another solution",
            problem.id
        );
        Ok(())
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

impl Problem {
    fn read(testdata: &Path, id: String) -> Result<Problem> {
        let path = testdata.join(format!("{id}.toml"));
        let text = fs::read_to_string(&path)
            .with_context(|| format!("{}: cannot be read", path.display()))?;
        let facts: Facts = toml::from_str(&text)
            .with_context(|| format!("{}: not as a problem's facts should be", path.display()))?;
        for judge in facts
            .twins
            .iter()
            .map(|twin| &twin.judge)
            .chain([&facts.judge])
        {
            if judges::find(judge).is_none() {
                bail!(
                    "{}: the judge `{judge}` is not in scripts/judge/judges.toml; add it there or correct the name",
                    path.display()
                );
            }
        }
        if facts.solutions.is_empty() {
            bail!("{}: no [[solutions]]; name at least one", path.display());
        }
        for solution in &facts.solutions {
            let rest = solution.name.strip_prefix(&id);
            if !rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_')) {
                bail!(
                    "{}: the solution `{}` should be called `{id}` or `{id}_<method>`",
                    path.display(),
                    solution.name
                );
            }
        }
        let folder = testdata.join(&id);
        if !folder.is_dir() {
            bail!(
                "{}: no such folder; put the cases of {id} there",
                folder.display()
            );
        }
        Ok(Problem { id, facts, folder })
    }

    /// The judge that the problem is from.
    pub fn judge(&self) -> &'static Judge {
        looked_up(&self.facts.judge)
    }
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
