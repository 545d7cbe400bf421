//! The solutions that names on the command line select.

use super::{Catalog, Problem, Solution};
use anyhow::{Result, bail};

impl Catalog {
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
