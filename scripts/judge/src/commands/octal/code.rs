//! Validates the code of an octal game before compiling a program for it.

use anyhow::{Context, Result, bail, ensure};

/// Returns the code as the program expects it, with a digit before the point.
pub(crate) fn checked(code: &str) -> Result<String> {
    let expected = "expected a code such as 0.77";
    let (whole, places) = code.split_once('.').context(expected)?;
    let repeated = places.strip_suffix("...");
    let digits = repeated.unwrap_or(places);
    ensure!(!digits.is_empty(), expected);
    if let Some(other) = (whole.chars().chain(digits.chars())).find(|c| !c.is_digit(8)) {
        bail!("expected a digit from 0 to 7, found `{other}`");
    }
    ensure!(
        ["", "0", "4"].contains(&whole),
        "expected 0 or 4 before the point: a move must make progress"
    );
    ensure!(
        repeated.is_none() || digits.ends_with('0'),
        "the octal periodicity theorem does not apply to a code that repeats a digit for ever"
    );
    let whole = if whole.is_empty() { "0" } else { whole };
    Ok(format!("{whole}.{places}"))
}
