//! The description of a problem in a folder of cases outside the workspace.

use super::Limits;
use crate::files;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::Path;

/// The file in a folder of cases that describes their problem.
pub(crate) const DESCRIPTION: &str = "problem.toml";

/// The limits in a folder's description; none without one.
pub(crate) fn limits_in(folder: &Path) -> Result<Limits> {
    /// Other keys are for people only.
    #[derive(Deserialize)]
    struct Description {
        #[serde(default)]
        limits: Limits,
    }
    let path = folder.join(DESCRIPTION);
    if !path.is_file() {
        return Ok(Limits::default());
    }
    let text = files::read_source(&path)?;
    let description: Description = toml::from_str(&text)
        .with_context(|| format!("{}: not a valid description of a problem", path.display()))?;
    Ok(description.limits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_description_may_begin_with_a_byte_order_mark() {
        let folder = tempfile::tempdir().unwrap();
        let text = "\u{feff}title = \"Nim\"\n[limits]\ntime_ms = 1500\n";
        fs::write(folder.path().join(DESCRIPTION), text).unwrap();
        assert_eq!(limits_in(folder.path()).unwrap().time_ms, Some(1500));
    }
}
