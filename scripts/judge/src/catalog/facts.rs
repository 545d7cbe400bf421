//! The keys of `problems/<problem>/problem.toml`.

use crate::checker::Tolerance;
use crate::report::escaped;
use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected};
use std::time::Duration;

/// The keys of `problems/<problem>/problem.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The title as the judge prints it.
    #[serde(deserialize_with = "text")]
    pub title: String,
    /// The title in English, if it is in another language.
    pub translation: Option<Translation>,
    pub judge: String,
    /// The judge's own name for the problem: `1067`, `1704F`.
    #[serde(deserialize_with = "text")]
    pub number: String,
    #[serde(default, deserialize_with = "optional_text")]
    pub url: Option<String>,
    /// The heading that the problem is listed under.
    #[serde(deserialize_with = "text")]
    pub topic: String,
    /// The theorem that solves the problem, in a few words.
    #[serde(deserialize_with = "text")]
    pub theorem: String,
    /// The modules of `shared` that hold the theory.
    #[serde(default)]
    pub theory: Vec<String>,
    pub cases: Cases,
    /// How outputs are judged.
    #[serde(default)]
    pub compare: Compare,
    /// True if the problem is interactive. A case is then the interactor's input and its final report.
    #[serde(default)]
    pub interactive: bool,
    /// True if the answers follow the judge, although they are wrong for the game.
    #[serde(default)]
    pub unproved: bool,
    /// The facts that are unknown or uncertain.
    #[serde(default, deserialize_with = "optional_text")]
    pub note: Option<String>,
    #[serde(default)]
    pub limits: Limits,
    /// The function that the judge calls instead of using stdin.
    pub signature: Option<Signature>,
    pub solutions: Vec<Solution>,
    /// The rows of the guide that list the problem.
    #[serde(default)]
    pub(crate) guide: Vec<GuideEntry>,
    /// The same game on other judges.
    #[serde(default)]
    pub(crate) twins: Vec<Twin>,
}

/// A row of the guide that lists the problem.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GuideEntry {
    /// The first cell of the row.
    #[serde(deserialize_with = "text")]
    pub(crate) row: String,
    /// The typical mistake of plausible programs for this row.
    #[serde(default, deserialize_with = "optional_text")]
    pub(crate) trap: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Translation {
    /// The language of the title, as HTML names it: `zh`.
    #[serde(deserialize_with = "text")]
    pub from: String,
    #[serde(deserialize_with = "text")]
    pub title: String,
}

impl Facts {
    /// The language of the title, if it is not English.
    pub fn language(&self) -> Option<&str> {
        let translation = self.translation.as_ref();
        translation.map(|translation| &*translation.from)
    }
}

/// A nonempty text with escaped control and invisible characters.
fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = String::deserialize(deserializer)?;
    if text.trim().is_empty() {
        return Err(D::Error::invalid_value(Unexpected::Str(&text), &"some text"));
    }
    Ok(escaped(text.as_bytes()).replace('\n', "\\x0a"))
}

fn optional_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    text(deserializer).map(Some)
}

/// The number of cases in an input file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cases {
    /// One case, answered by the whole output.
    #[default]
    Single,
    /// Many cases, each answered by one line.
    Many,
}

/// How outputs are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Compare {
    /// Only one output is right.
    #[default]
    Output,
    /// Several outputs may be right; the book decides by the rules.
    Rules,
    /// Numbers may deviate: `absolute or relative 1e-9`.
    Numbers(Tolerance),
}

impl Compare {
    pub fn tolerance(self) -> Tolerance {
        match self {
            Compare::Numbers(tolerance) => tolerance,
            Compare::Output | Compare::Rules => Tolerance::EXACT,
        }
    }
}

impl<'de> Deserialize<'de> for Compare {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.strip_prefix("absolute or relative 1e-");
        match (&*text, digits.and_then(|digits| digits.parse().ok())) {
            ("output", _) => Ok(Compare::Output),
            ("rules", _) => Ok(Compare::Rules),
            (_, Some(digits @ 1..=15)) => Ok(Compare::Numbers(Tolerance::of_digits(digits))),
            _ => Err(D::Error::invalid_value(
                Unexpected::Str(&text),
                &"`output`, `rules`, or `absolute or relative 1e-9` with a number from 1 to 15",
            )),
        }
    }
}

/// The judge's limits; `None` is unknown.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// The time for one input file.
    #[serde(default, deserialize_with = "time_limit")]
    pub time_ms: Option<u64>,
    #[serde(default, deserialize_with = "memory_limit")]
    pub memory_kib: Option<u64>,
}

fn time_limit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    bounded(deserializer, Limits::MOST_MS, "milliseconds from 1 to 3600000, an hour")
}

fn memory_limit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    bounded(deserializer, Limits::MOST_KIB, "kibibytes from 1 to 1073741824, a tebibyte")
}

fn bounded<'de, D: Deserializer<'de>>(
    deserializer: D,
    most: u64,
    expected: &str,
) -> Result<Option<u64>, D::Error> {
    let number = u64::deserialize(deserializer)?;
    if (1..=most).contains(&number) {
        return Ok(Some(number));
    }
    Err(D::Error::invalid_value(Unexpected::Unsigned(number), &expected))
}

impl Limits {
    /// An hour and a tebibyte; anything above is a mistake.
    pub(crate) const MOST_MS: u64 = 3_600_000;
    pub(crate) const MOST_KIB: u64 = 1 << 30;

    pub(crate) fn time(&self) -> Option<Duration> {
        self.time_ms.map(Duration::from_millis)
    }
}

/// A function that the judge calls, or a method of a class.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The class, if it is a method.
    pub(crate) class: Option<String>,
    #[serde(alias = "method")]
    pub(crate) function: String,
    /// The parameters: `n` has type `int`, `a[]` is a vector.
    pub(crate) parameters: Vec<String>,
    /// The lines of the port's input: `n` is a number, `#a,b` the length of two lists, and `a b` their items
    /// side by side. By default, the arguments are numbers on one line.
    pub(crate) input: Option<Vec<String>>,
    /// The values that the port prints and the function returns.
    #[serde(default)]
    pub(crate) result: ResultKind,
}

/// The part of the port's output that a function returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub(crate) enum ResultKind {
    /// The first line, as a string.
    #[default]
    #[serde(rename = "string")]
    Line,
    /// All numbers, as a vector.
    #[serde(rename = "int[]")]
    Numbers,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solution {
    /// The name of its binary: the problem's id, with `_<method>` where there are several.
    pub name: String,
    /// The solution's method, in a few words.
    #[serde(deserialize_with = "text")]
    pub method: String,
    /// The path of its source within the workspace.
    #[serde(skip)]
    pub path: String,
}

/// The same game on another judge.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Twin {
    pub(crate) judge: String,
    #[serde(deserialize_with = "text")]
    pub(crate) number: String,
    #[serde(default, deserialize_with = "optional_text")]
    pub(crate) url: Option<String>,
    pub(crate) format: Format,
    /// The solution of another problem that fits the twin, if the format differs.
    pub(crate) solution: Option<String>,
    /// Other differences.
    #[serde(default, deserialize_with = "optional_text")]
    pub(crate) note: Option<String>,
}

/// A twin's input and output format: `format = "same"`, or `format = { differs = "..." }` with the
/// difference in a few words.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Format {
    Same,
    #[serde(deserialize_with = "text")]
    Differs(String),
}
