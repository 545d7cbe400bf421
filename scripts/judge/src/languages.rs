//! Programming languages and the commands that turn sources into programs: the table
//! `scripts/judge/languages.toml` and the user's own.

mod class;
mod source;

pub(crate) use source::kept;
pub use source::{Asked, CommandLine};

use crate::files;
use crate::program::Allowance;
use crate::runner::{Bounds, End, Runner};
use anyhow::{Context, Result, anyhow, ensure};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The environment variable with the path of an additional table.
pub const VARIABLE: &str = "CARGO_JUDGE_LANGUAGES";

/// A language; `languages.toml` documents its keys.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Language {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) extensions: Vec<String>,
    pub(crate) compile: Option<String>,
    pub(crate) run: String,
    pub(crate) debug: Option<String>,
    #[serde(default = "once")]
    pub(crate) factor: f64,
    pub(crate) empty: Option<String>,
    #[serde(default)]
    pub(crate) named_by_class: bool,
}

fn once() -> f64 {
    1.0
}

type Table = BTreeMap<String, Language>;

#[derive(Debug)]
pub struct Languages {
    /// The user's languages, which take precedence.
    users: Table,
    ours: Table,
}

impl Languages {
    /// The languages of this package, and the user's.
    ///
    /// # Errors
    ///
    /// If the user's table cannot be read, or is malformed.
    pub fn load() -> Result<Languages> {
        let users = match env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
            Some(path) => {
                let what = || format!("{} ({VARIABLE})", path.display());
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("{}: cannot be read", what()))?;
                table(&text).with_context(|| format!("{}: no table of languages", what()))?
            }
            None => Table::new(),
        };
        let mut ours = table(include_str!("../languages.toml")).context("languages.toml")?;
        ours.retain(|key, _| !users.contains_key(key));
        Ok(Languages { users, ours })
    }

    fn all(&self) -> impl Iterator<Item = (&String, &Language)> {
        self.users.iter().chain(&self.ours)
    }

    pub(crate) fn find(&self, key: &str) -> Result<&Language> {
        let mut all = self.all();
        let found = all.find(|(other, _)| *other == key);
        found.map(|(_, language)| language).ok_or_else(|| {
            let keys: Vec<&str> = self.all().map(|(key, _)| key.as_str()).collect();
            anyhow!(
                "no language has the key `{key}`; there are {}; a file that {VARIABLE} names can add it",
                keys.join(", ")
            )
        })
    }

    pub fn of_source(&self, source: &Path) -> Option<&Language> {
        let extension = source.extension()?.to_str()?;
        let mut languages = self.all().map(|(_, language)| language);
        languages.find(|language| language.extensions.iter().any(|one| one == extension))
    }

    /// The language whose programs this interpreter runs, such as Python for `python3` and `python3.11`.
    pub(crate) fn of_interpreter(&self, program: &Path) -> Option<&Language> {
        let unversioned = |name: &str| {
            name.trim_end_matches(|end: char| end.is_ascii_digit() || end == '.').to_owned()
        };
        let name = unversioned(program.file_name()?.to_str()?);
        let is_run_by = |language: &&Language| {
            let interpreter = language.run.split_whitespace().next();
            interpreter.is_some_and(|interpreter| name == unversioned(interpreter))
        };
        self.all().map(|(_, language)| language).find(is_run_by)
    }
}

fn table(text: &str) -> Result<Table> {
    let table: Table = toml::from_str(text)?;
    for (key, Language { factor, .. }) in &table {
        ensure!(is_factor(*factor), "{key}: `factor` is {FACTORS}");
    }
    Ok(table)
}

/// The valid factors of time.
pub(crate) const FACTORS: &str = "a number above 0, and 1000 at most";

pub(crate) fn is_factor(factor: f64) -> bool {
    factor > 0.0 && factor <= 1000.0
}

impl Language {
    pub(crate) fn has_editions(&self) -> bool {
        let compile = self.compile.as_deref();
        compile.is_some_and(|compile| compile.contains("{edition}"))
    }

    /// The allowance beyond the judge's limits: the language's factor, and the usage of a program that does
    /// nothing.
    ///
    /// # Errors
    ///
    /// If such a program cannot be compiled or run.
    pub fn allowance(&self) -> Result<Allowance> {
        const RUNS: usize = 2;
        let mut allowance = Allowance { factor: self.factor, ..Allowance::default() };
        let Some(empty) = &self.empty else {
            return Ok(allowance);
        };
        let folder = files::temporary_folder()?;
        let extension = self.extensions.first().map_or("source", String::as_str);
        let source = folder.path().join(format!("Empty.{extension}"));
        files::write(&source, empty)?;
        let CommandLine { path, arguments } = self.build(&source, &Asked::default())?;
        let bounds = Bounds { time: Duration::from_secs(60), memory: None };
        for _ in 0..RUNS {
            let run = Runner::default().run(&path, &arguments, b"", &bounds)?;
            ensure!(
                run.end == End::Success,
                "a program in {} that does nothing (`empty` in languages.toml) fails: {:?}\n{}",
                self.name,
                run.end,
                String::from_utf8_lossy(&run.stderr)
            );
            allowance.start = allowance.start.max(run.cpu);
            allowance.memory = allowance.memory.max(run.peak.unwrap_or_default());
        }
        Ok(allowance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extensions_and_interpreters_name_their_languages() {
        let languages = Languages {
            users: Table::new(),
            ours: table(include_str!("../languages.toml")).unwrap(),
        };
        let name = |language: Option<&Language>| language.map(|language| language.name.clone());
        for (source, expected) in [("a/my.cc", Some("C++")), ("my.txt", None), ("py", None)] {
            let found = languages.of_source(Path::new(source));
            assert_eq!(name(found).as_deref(), expected);
        }
        for (program, expected) in [
            ("python3", Some("Python")),
            ("python3.11", Some("Python")),
            ("/usr/bin/node", Some("JavaScript")),
            ("./a.out", None),
        ] {
            let found = languages.of_interpreter(Path::new(program));
            assert_eq!(name(found).as_deref(), expected);
        }
        let error = languages.find("cobol").unwrap_err().to_string();
        assert!(error.contains("pypy"), "{error}");
    }

    #[test]
    fn no_extension_has_two_languages_and_every_program_is_run() {
        let ours = table(include_str!("../languages.toml")).unwrap();
        let extensions = ours.values().flat_map(|language| &language.extensions);
        let mut extensions: Vec<&String> = extensions.collect();
        let all = extensions.len();
        extensions.sort();
        extensions.dedup();
        assert_eq!(extensions.len(), all);
        for language in ours.values() {
            let program = if language.compile.is_some() {
                ["{program}", "{folder}"]
            } else {
                ["{source}"; 2]
            };
            let is_run = program.iter().any(|part| language.run.contains(part));
            assert!(is_run, "{}: {}", language.name, language.run);
            let has_place = language.compile.as_deref().unwrap_or("").contains("{debug}");
            assert_eq!(has_place, language.debug.is_some(), "{}", language.name);
        }
    }

    #[test]
    fn a_factor_is_a_reasonable_number() {
        for factor in ["0", "-1", "nan", "inf", "1e9"] {
            let text = format!("[a]\nname = \"A\"\nrun = \"a\"\nfactor = {factor}\n");
            assert!(table(&text).is_err(), "{factor}");
        }
    }
}
