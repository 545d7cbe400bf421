//! Checks of a description's consistency and of the files that it names.

use super::{Catalog, Facts, Format, Problem, Twin, file_name, is_reserved, list};
use crate::judges;
use anyhow::{Result, bail, ensure};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;

/// True for a valid name of a problem or solution: lower-case letters, digits and underscores,
/// beginning with a letter.
pub(crate) fn is_name(name: &str) -> bool {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    name.starts_with(|first: char| first.is_ascii_lowercase()) && name.chars().all(letters)
}

/// Returns whether a program is named after a problem: its id, or `<problem>_<method>`.
pub(crate) fn is_named_after(problem: &str, name: &str) -> bool {
    let rest = name.strip_prefix(problem);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

pub(crate) fn facts(id: &str, facts: &Facts) -> Result<()> {
    ensure!(
        is_name(id),
        "a problem is named in lower-case letters, digits and underscores; rename the folder"
    );
    ensure!(!is_reserved(id), "`{id}` is a reserved word; name the problem own_{id}, for example");
    let twins = facts.twins.iter().map(|twin| &twin.judge);
    for judge in twins.chain([&facts.judge]) {
        ensure!(
            judges::find(judge).is_some(),
            "the judge `{judge}` is not in scripts/judge/judges.toml; add it there or correct the name"
        );
    }
    ensure!(!facts.solutions.is_empty(), "no [[solutions]]; name at least one");
    let mut names = BTreeSet::new();
    for solution in &facts.solutions {
        let name = &solution.name;
        ensure!(
            is_name(name) && is_named_after(id, name),
            "the solution `{name}` should be called `{id}` or `{id}_<method>`"
        );
        ensure!(names.insert(name), "the solution `{name}` is listed twice; remove one of them");
    }
    Ok(())
}

/// The problem that a solution solves, with the judges' names for it.
struct Solved<'a> {
    problem: &'a Problem,
    numbers: HashSet<(&'a str, &'a str)>,
}

impl Catalog {
    /// Removes the problems with a twin that its solution does not fit.
    pub(super) fn check_twins(&mut self) {
        let solved = self.solved();
        let mistakes = self.problems.iter().filter_map(|problem| {
            let mut twins = problem.facts.twins.iter();
            let error = twins.find_map(|twin| self.check_twin(twin, &solved).err())?;
            let path = problem.description();
            Some((problem.id.clone(), error.context(path.display().to_string())))
        });
        let mistakes = mistakes.collect();
        self.take_out(mistakes);
    }

    /// Maps each solution to what it solves.
    fn solved(&self) -> HashMap<&str, Solved<'_>> {
        let solved = self.solutions().map(|(problem, solution)| {
            let places = problem.places().into_iter();
            let same = places.filter(|place| place.differs.is_none());
            let numbers = same.map(|place| (place.key, place.number)).collect();
            (solution.name.as_str(), Solved { problem, numbers })
        });
        solved.collect()
    }

    /// Checks that a solution named for a twin solves exactly that problem.
    fn check_twin(&self, twin: &Twin, solved: &HashMap<&str, Solved>) -> Result<()> {
        let Some(name) = &twin.solution else {
            return Ok(());
        };
        let what = format!("the twin {} {}", twin.judge, twin.number);
        ensure!(
            twin.format != Format::Same,
            "{what}: its format is the same, so every solution fits; remove `solution = \"{name}\"`"
        );
        let Some(Solved { problem, numbers }) = solved.get(name.as_str()) else {
            if self.mistake_about(name).is_some() {
                return Ok(()); // The error in the solution's own problem is reported.
            }
            bail!("{what}: no solution is called `{name}`; correct the name or remove it");
        };
        ensure!(
            numbers.contains(&(twin.judge.as_str(), twin.number.as_str())),
            "{what}: {name} does not solve it according to problems/{}/problem.toml; \
             add the twin there with `format = \"same\"`, or name another solution",
            problem.id
        );
        Ok(())
    }

    /// Removes the problems whose cases, solutions or modules of theory do not exist, or that have a source
    /// that is not a solution.
    pub(super) fn check_files(&mut self, workspace: &Path) {
        let mistakes = self.problems.iter().filter_map(|problem| {
            let error = problem.check_files(workspace).err()?;
            Some((problem.id.clone(), error))
        });
        let mistakes = mistakes.collect();
        self.take_out(mistakes);
    }
}

impl Problem {
    fn check_files(&self, workspace: &Path) -> Result<()> {
        self.cases()?;
        for solution in &self.facts.solutions {
            let source = workspace.join(&solution.path);
            ensure!(
                source.is_file(),
                "{}: there is no {}; write it, or take the solution out of the description",
                self.description().display(),
                source.display()
            );
        }
        self.check_sources()?;
        self.check_theory(workspace)
    }

    fn check_sources(&self) -> Result<()> {
        for path in list(&self.folder)? {
            let file = file_name(&path);
            let Some(name) = file.strip_suffix(".rs") else {
                continue;
            };
            let mut solutions = self.facts.solutions.iter();
            ensure!(
                matches!(name, "book" | "wrong") || solutions.any(|solution| solution.name == name),
                "{}: no [[solutions]] of the problem.toml beside it names this file; name it there, or move it away",
                path.display()
            );
        }
        Ok(())
    }

    pub(crate) fn check_theory(&self, workspace: &Path) -> Result<()> {
        for module in &self.facts.theory {
            let file = workspace.join(format!("shared/src/{module}.rs"));
            ensure!(
                is_name(module) && file.is_file(),
                "{}: `theory` names `{module}`, which is no module of shared/src/; correct the name \
                 or remove it",
                self.description().display()
            );
        }
        Ok(())
    }
}
