//! The problems and solutions that a command line selects.

use super::nearest::{did_you_mean, is_near};
use super::{Catalog, Facts, Problem, Solution, called};
use crate::judges;
use anyhow::{Result, anyhow, bail, ensure};
use clap::Args;
use jury::books::GAMES;

/// The problems and solutions that a command works on.
#[derive(Args, Clone, Debug, Default)]
pub struct Selection {
    /// Problems or solutions, by id or title [default: all]
    #[arg(value_name = "NAME")]
    pub names: Vec<String>,

    #[command(flatten)]
    pub filter: Filter,
}

/// A filter on the problems of the catalogue.
#[derive(Args, Clone, Debug, Default)]
pub struct Filter {
    /// Select the problems at this judge, such as poj or Codeforces
    #[arg(long = "judge", value_name = "JUDGE")]
    pub judges: Vec<String>,

    /// Select the topics that contain this word, such as nim
    #[arg(long = "topic", value_name = "WORD")]
    pub topics: Vec<String>,
}

impl Selection {
    /// Returns the named solutions, and those of named problems, that pass the filter.
    ///
    /// # Errors
    ///
    /// If a name is unknown, ambiguous or that of a broken problem, or if nothing is left.
    pub fn of<'a>(&self, catalog: &'a Catalog) -> Result<Vec<(&'a Problem, &'a Solution)>> {
        let problems = self.filter.of(catalog)?;
        let mut selected = catalog.select(&self.names)?;
        selected.retain(|(problem, _)| problems.iter().any(|one| one.id == problem.id));
        ensure!(
            !selected.is_empty(),
            "no solution passes the filter; `{} list` shows all",
            called()
        );
        Ok(selected)
    }

    /// Returns whether all problems that pass the filter are selected. A broken problem may then be missing.
    pub fn is_open(&self) -> bool {
        self.names.is_empty()
    }
}

impl Filter {
    pub(crate) fn of<'a>(&self, catalog: &'a Catalog) -> Result<Vec<&'a Problem>> {
        let judges: Vec<&str> =
            self.judges.iter().map(|name| judge(name)).collect::<Result<_>>()?;
        let mut problems: Vec<&Problem> = catalog.problems.iter().collect();
        if !judges.is_empty() {
            problems.retain(|problem| {
                let mut places = problem.places().into_iter();
                places.any(|place| place.differs.is_none() && judges.contains(&place.key))
            });
        }
        if !self.topics.is_empty() {
            let mut topics: Vec<&str> = Vec::new();
            for word in &self.topics {
                topics.extend(catalog.topics(word)?);
            }
            problems.retain(|problem| topics.contains(&problem.facts.topic.as_str()));
        }
        Ok(problems)
    }
}

fn judge(name: &str) -> Result<&'static str> {
    let is_called = |(key, judge): &(&str, &judges::Judge)| {
        [*key, &judge.name].iter().any(|one| one.to_lowercase() == name.to_lowercase())
    };
    let found = judges::all().find(is_called).map(|(key, _)| key);
    found.ok_or_else(|| judges::unknown(name))
}

/// A game whose positions a command examines.
pub struct Subject<'a> {
    /// The id of the game's book.
    pub(crate) id: &'a str,
    pub(crate) title: &'a str,
    /// The problem; `None` if no problem asks about the game.
    pub(crate) problem: Option<&'a Problem>,
}

impl Catalog {
    /// Returns the named solutions and those of named problems, or all solutions if no name is given.
    ///
    /// # Errors
    ///
    /// If a name is unknown (with suggestions), is the title of several problems (with their ids), or denotes
    /// a broken problem (with its mistake).
    pub fn select(&self, names: &[String]) -> Result<Vec<(&Problem, &Solution)>> {
        let meant = names.iter().map(|name| self.meant_by(name));
        let meant: Vec<&str> = meant.collect::<Result<_>>()?;
        let wanted = |(problem, solution): &(&Problem, &Solution)| {
            names.is_empty()
                || meant.iter().any(|name| problem.id == *name || solution.name == *name)
        };
        Ok(self.solutions().filter(wanted).collect())
    }

    /// Returns the named solution, or the only solution of the named problem. If they share the
    /// name, the solution is chosen.
    ///
    /// # Errors
    ///
    /// The same as for [`select`](Catalog::select); and if the problem has several solutions.
    pub fn solution(&self, name: &str) -> Result<(&Problem, &Solution)> {
        let mut selected = self.select(&[name.to_owned()])?;
        if selected.iter().any(|(_, solution)| solution.name == name) {
            selected.retain(|(_, solution)| solution.name == name);
        }
        if let &[only] = selected.as_slice() {
            return Ok(only);
        }
        let names: Vec<&str> = selected.iter().map(|(_, one)| one.name.as_str()).collect();
        bail!("{name} has several solutions; name one of them: {}", names.join(", "));
    }

    /// The problem with this id or title.
    pub(crate) fn problem_called(&self, name: &str) -> Result<&Problem> {
        let id = self.meant_by(name)?;
        let of_solution = || self.solutions().find(|(_, one)| one.name == id);
        self.problem(id)
            .or_else(|| of_solution().map(|(problem, _)| problem))
            .ok_or_else(|| anyhow!("no problem is called `{name}`"))
    }

    /// The problem, or the game that no problem asks about, with this id or title.
    ///
    /// # Errors
    ///
    /// The same as for [`select`](Catalog::select).
    pub fn subject(&self, name: &str) -> Result<Subject<'_>> {
        let is_called = |id: &str, title: &str| id == name || title.eq_ignore_ascii_case(name);
        if let Some(&(id, title)) = GAMES.iter().find(|(id, title)| is_called(id, title)) {
            return Ok(Subject { id, title, problem: None });
        }
        let problem = self.problem_called(name)?;
        Ok(Subject { id: &problem.id, title: &problem.facts.title, problem: Some(problem) })
    }

    /// The problem id or solution name that a name on the command line denotes.
    fn meant_by<'a>(&'a self, name: &'a str) -> Result<&'a str> {
        let mut solutions = self.solutions();
        if solutions.any(|(problem, solution)| problem.id == name || solution.name == name) {
            return Ok(name);
        }
        if let Some(broken) = self.mistake_about(name) {
            bail!("{:#}", broken.error);
        }
        let wanted = name.to_lowercase();
        let titles: [fn(&Facts) -> Option<&str>; 2] = [
            |facts| Some(&facts.title),
            |facts| facts.translation.as_ref().map(|translation| &*translation.title),
        ];
        let is_whole = |title: &str| title == wanted;
        let is_in = |title: &str| !wanted.trim().is_empty() && title.contains(&wanted);
        let ways: [&dyn Fn(&str) -> bool; 2] = [&is_whole, &is_in];
        let ways = titles.into_iter().flat_map(|title| ways.map(|matches| (title, matches)));
        let mut attempts = ways.map(|(title, matches)| -> Vec<&Problem> {
            let titled = |problem: &&Problem| {
                title(&problem.facts).is_some_and(|title| matches(&title.to_lowercase()))
            };
            self.problems.iter().filter(titled).collect()
        });
        let found = attempts.find(|found| !found.is_empty()).unwrap_or_default();
        match found.as_slice() {
            [problem] => Ok(&problem.id),
            [] => Err(self.unknown(name)),
            several => {
                let titles = several
                    .iter()
                    .map(|problem| format!("\n  {}: {}", problem.id, problem.facts.title));
                let titles: String = titles.collect();
                bail!("several titles contain `{name}`; name one problem by its id:{titles}")
            }
        }
    }

    fn unknown(&self, name: &str) -> anyhow::Error {
        let names = self.solutions().flat_map(|(problem, solution)| {
            [&problem.id, &solution.name, &problem.facts.title].map(String::as_str)
        });
        let meant = did_you_mean(name, names);
        let meant = if meant.is_empty() { ";" } else { &meant };
        anyhow!("no problem or solution is called `{name}`{meant} `{} list` shows all", called())
    }

    /// The topics that contain this word or else a similar one.
    fn topics(&self, word: &str) -> Result<Vec<&str>> {
        let mut topics: Vec<&str> =
            self.problems.iter().map(|problem| problem.facts.topic.as_str()).collect();
        topics.sort_unstable();
        topics.dedup();
        let having = |matches: &dyn Fn(&str) -> bool| -> Vec<&str> {
            let topics = topics.iter().copied();
            topics.filter(|topic| matches(&topic.to_lowercase())).collect()
        };
        let wanted = word.to_lowercase();
        let mut found = having(&|topic| topic.contains(&wanted));
        if found.is_empty() {
            found = having(&|topic| topic.split_whitespace().any(|other| is_near(&wanted, other)));
        }
        ensure!(
            !found.is_empty(),
            "no topic contains `{word}`; the topics are:\n  {}",
            topics.join("\n  ")
        );
        Ok(found)
    }
}
