//! Measurements and their comparison with an earlier run.

use crate::files;
use crate::report::{self, time};
use anyhow::{Context, Result, ensure};
use comfy_table::Table;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

#[derive(Debug, Serialize, Deserialize)]
pub struct Measurement {
    pub solution: String,
    pub input: String,
    /// The least processor time of all runs, in milliseconds.
    pub least_ms: f64,
    pub median_ms: f64,
    pub memory_kib: Option<u64>,
}

impl Measurement {
    fn key(&self) -> (&str, &str) {
        (&self.solution, &self.input)
    }
}

/// Loads the measurements in a file written by `cargo judge bench --format json`.
pub(crate) fn load(path: &Path) -> Result<Vec<Measurement>> {
    let shown = path.display();
    serde_json::from_str(&files::read_text(path)?)
        .with_context(|| format!("{shown}: not what `cargo judge bench --format json` writes"))
}

/// The ratios of the least times, new to old, the greatest first.
///
/// # Errors
///
/// If nothing was measured in both runs.
pub fn compared(new: &[Measurement], old: &[Measurement]) -> Result<Table> {
    let old: HashMap<_, _> = old.iter().map(|one| (one.key(), one)).collect();
    let mut pairs: Vec<_> = new
        .iter()
        .filter_map(|new| Some((new, *old.get(&new.key())?)))
        .map(|(new, old)| (new.least_ms / old.least_ms, new, old))
        .collect();
    ensure!(!pairs.is_empty(), "no input was measured in both runs");
    pairs.sort_by(|(a, ..), (b, ..)| b.total_cmp(a));
    let mut table = report::table(&["solution", "input", "before>", "now>", "ratio>"]);
    for (ratio, new, old) in pairs {
        let shown = |ms: f64| time(Duration::from_secs_f64(ms / 1e3));
        table.add_row([
            new.solution.clone(),
            new.input.clone(),
            shown(old.least_ms),
            shown(new.least_ms),
            format!("{ratio:.2}"),
        ]);
    }
    Ok(table)
}
