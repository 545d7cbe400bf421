//! The value of a position as text, by the requested measure.

use anyhow::{Result, bail};
use jury::position::{Measure, Position};

/// Shown in place of a value that is too large.
pub const NONE: &str = "-";
/// Shown in place of a value whose search was given up.
pub const GIVEN_UP: &str = "?";

/// Returns the value of a position by the requested measure, or else by its first, which is then the requested one.
///
/// # Errors
///
/// If the position does not have this measure.
pub fn value(position: &dyn Position, asked: &mut Option<Measure>, limit: usize) -> Result<String> {
    let measures = position.measures();
    let measure = *asked.get_or_insert(measures[0]);
    if !measures.contains(&measure) {
        let names: Vec<&str> = measures.iter().map(|&measure| key(measure)).collect();
        bail!(
            "its positions have no {}; use `--value {}`",
            name(measure),
            names.join("` or `--value ")
        );
    }
    Ok(match position.value(measure, limit) {
        Ok(Some(value)) => value.to_string(),
        Ok(None) => String::from(NONE),
        Err(_) => String::from(GIVEN_UP),
    })
}

/// The name of a measure.
pub fn name(measure: Measure) -> &'static str {
    match measure {
        Measure::Outcome => "outcome",
        Measure::Grundy => "Grundy value",
        Measure::Canonical => "canonical form",
        Measure::Mean => "mean",
        Measure::Temperature => "temperature",
        Measure::Score => "score",
    }
}

/// The argument of `--value`, and the name of a measure for programs.
pub fn key(measure: Measure) -> &'static str {
    match measure {
        Measure::Grundy => "grundy",
        Measure::Canonical => "canonical",
        other => name(other),
    }
}
