//! The catalogue: what `testdata/<problem>.toml` says of each problem, and its bundled cases.

use crate::judges::{self, Judge};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// All problems, in the order of their ids.
#[derive(Debug)]
pub struct Catalog {
    /// The problems.
    pub problems: Vec<Problem>,
}

/// One problem: the contents of its `.toml`, and where its cases are.
#[derive(Debug)]
pub struct Problem {
    /// The name of its files: `poj1067`.
    pub id: String,
    /// What its `.toml` says.
    pub facts: Facts,
    /// The folder that holds its cases.
    pub folder: PathBuf,
}

/// The keys of `testdata/<problem>.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The title as the judge prints it.
    pub title: String,
    /// The judge's key in `scripts/judge/judges.toml`.
    pub judge: String,
    /// The judge's own name for the problem: `1067`, `1704F`.
    pub number: String,
    /// The statement's address.
    pub url: Option<String>,
    /// The heading that the problem is listed under.
    pub topic: String,
    /// The theorem that solves it, in a few words.
    pub theorem: String,
    /// The modules of `shared` that hold the theory.
    #[serde(default)]
    pub theory: Vec<String>,
    /// Whether an input file holds one case or many.
    pub cases: Cases,
    /// How an answer is compared with the expected one.
    #[serde(default)]
    pub compare: Compare,
    /// What is not known or not certain, said honestly.
    pub note: Option<String>,
    /// The judge's limits.
    #[serde(default)]
    pub limits: Limits,
    /// The method that a judge calls, where there is no stdin.
    pub signature: Option<Signature>,
    /// The programs that solve it.
    pub solutions: Vec<Solution>,
    /// The same problem on other judges.
    #[serde(default)]
    pub twins: Vec<Twin>,
}

/// How many cases an input file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cases {
    /// One: the whole output is its answer.
    Single,
    /// Many, each answered by one line.
    Many,
}

/// How an output is compared with the expected one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Compare {
    /// The same tokens on the same lines.
    #[default]
    Exact,
    /// As exact, but numbers may differ by this much, absolutely or relatively.
    Float(f64),
}

/// The judge's limits; what is absent is not known.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Milliseconds for one input file.
    pub time_ms: Option<u64>,
    /// Kibibytes of memory.
    pub memory_kib: Option<u64>,
}

impl Limits {
    /// The time limit, if the judge's is known.
    pub fn time(&self) -> Option<Duration> {
        self.time_ms.map(Duration::from_millis)
    }
}

/// A method that a judge calls. Its arguments are one line of the port's input, and its result is
/// the line that answers it, as a string.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The name of the class.
    pub class: String,
    /// The name of the method.
    pub method: String,
    /// The names of the parameters, all of which are of type `int`.
    pub parameters: Vec<String>,
}

/// A program that solves a problem.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solution {
    /// The name of its binary: the problem's id, with `_<method>` where there are several.
    pub name: String,
    /// How it solves the problem, in a few words.
    pub method: String,
}

/// The same problem on another judge.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Twin {
    /// The judge's key in `scripts/judge/judges.toml`.
    pub judge: String,
    /// Its name for the problem.
    pub number: String,
    /// The statement's address.
    pub url: Option<String>,
    /// In what the twin differs.
    pub note: Option<String>,
}

/// A bundled case: an input and the output that is expected for it.
#[derive(Debug)]
pub struct Case {
    /// The name of both files without their endings.
    pub name: String,
    /// The path of the input.
    pub input: PathBuf,
    /// The path of the expected output.
    pub output: PathBuf,
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
    /// Says which file is malformed, missing or not expected, and what to do about it.
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
        Ok(Catalog { problems })
    }

    /// The problem with this id.
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

    /// The solutions that are named, or that solve the problems that are named; all of them if no
    /// name is given.
    ///
    /// # Errors
    ///
    /// For a name that is neither: the nearest names that are.
    pub fn select(&self, names: &[String]) -> Result<Vec<(&Problem, &Solution)>> {
        let meant_by = |name: &String, (problem, solution): &(&Problem, &Solution)| {
            problem.id == *name || solution.name == *name
        };
        for name in names {
            if !self.solutions().any(|pair| meant_by(name, &pair)) {
                bail!(
                    "no problem or solution is called `{name}`{}",
                    self.nearest(name)
                );
            }
        }
        let wanted = |pair: &(&Problem, &Solution)| {
            names.is_empty() || names.iter().any(|name| meant_by(name, pair))
        };
        Ok(self.solutions().filter(wanted).collect())
    }

    /// The names that a misspelt one may have meant, as the end of a sentence.
    fn nearest(&self, name: &str) -> String {
        let mut names: Vec<&str> = self
            .solutions()
            .flat_map(|(problem, solution)| [problem.id.as_str(), solution.name.as_str()])
            .collect();
        names.sort_by(|a, b| {
            let similarity = |other: &str| strsim::jaro_winkler(name, other);
            similarity(b).total_cmp(&similarity(a)).then(a.cmp(b))
        });
        names.dedup();
        match names.as_slice() {
            [first, second, third, ..] => {
                format!("; did you mean {first}, {second} or {third}? `cargo judge list` shows all")
            }
            _ => String::from("; `cargo judge list` shows all"),
        }
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
    ///
    /// # Panics
    ///
    /// Never: the judge was looked up when the catalogue was read.
    pub fn judge(&self) -> &'static Judge {
        judges::find(&self.facts.judge).expect("checked when the catalogue was read")
    }

    /// The bundled cases, in the order of their names.
    ///
    /// # Errors
    ///
    /// For an input without its output or the other way round, a stray file, or no case at all.
    pub fn cases(&self) -> Result<Vec<Case>> {
        let mut cases = Vec::new();
        for path in list(&self.folder)? {
            let twin = match path.extension().and_then(|extension| extension.to_str()) {
                Some("in") => path.with_extension("out"),
                Some("out") => path.with_extension("in"),
                _ => bail!(
                    "{}: a stray file; {}/ holds <case>.in and <case>.out only: move it away",
                    path.display(),
                    self.id
                ),
            };
            if !twin.is_file() {
                bail!(
                    "{}: there is no {} to it; write that file or remove this one",
                    path.display(),
                    file_name(&twin)
                );
            }
            if path.extension().is_some_and(|extension| extension == "in") {
                let stem = path.file_stem().unwrap_or_default();
                cases.push(Case {
                    name: stem.to_string_lossy().into_owned(),
                    output: twin,
                    input: path,
                });
            }
        }
        if cases.is_empty() {
            bail!(
                "{}: no cases; a problem needs at least one",
                self.folder.display()
            );
        }
        Ok(cases)
    }
}

/// What stands in a folder, by name.
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
