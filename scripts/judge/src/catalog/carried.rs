//! The catalogue that the command carries along for use outside a checkout, without cases and
//! solutions.

use super::{Catalog, Problem, workspace};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The ids of the problems, with their `problem.toml`.
pub type Descriptions = &'static [(&'static str, &'static str)];

static CARRIED: OnceLock<Descriptions> = OnceLock::new();

/// Sets the descriptions to use outside a checkout.
pub(crate) fn carry(descriptions: Descriptions) {
    CARRIED.get_or_init(|| descriptions);
}

impl Catalog {
    /// Reads the catalogue of the workspace or, outside of one, the carried one.
    pub(crate) fn load_or_carried() -> Result<Catalog> {
        let (Err(_), Some(descriptions)) = (workspace(), CARRIED.get()) else {
            return Catalog::load();
        };
        let problems = descriptions.iter().map(|&(id, text)| {
            let problem = Problem::described(Path::new(""), id.to_owned(), text)?;
            Ok(Problem { folder: PathBuf::new(), testdata: PathBuf::new(), ..problem })
        });
        Ok(Catalog { problems: problems.collect::<Result<_>>()?, broken: Vec::new() })
    }
}

impl Problem {
    /// Returns whether only the facts are known: the problem's files are in a checkout.
    pub(crate) fn has_only_facts(&self) -> bool {
        self.folder.as_os_str().is_empty()
    }
}
