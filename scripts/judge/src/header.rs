//! The header of a solution: its parts, such as `Theorem:`, the judge's address and limits.

use crate::catalog::{Limits, Problem};
use anyhow::{Context, Result, ensure};

/// The placeholder for an unwritten part.
pub const UNWRITTEN: &str = "not written yet";

const PARTS: [&str; 4] = ["Game:", "Theorem:", "Cost:", "Status:"];

/// Checks that a solution's header has its parts and agrees with the problem's description.
///
/// # Errors
///
/// The missing or different part.
pub fn check(problem: &Problem, source: &str) -> Result<()> {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    let header = words.join(" ");
    for part in PARTS {
        ensure!(header.contains(part), "no `{part}` in its header");
    }
    if let Some(url) = &problem.facts.url {
        ensure!(header.contains(url), "no {url} in its header");
    }
    ensure!(
        !header.contains(UNWRITTEN),
        "its header says `{UNWRITTEN}`; say what is known and what has been checked"
    );
    let (_, cost) = header.split_once("Cost:").context("checked above")?;
    let (cost, _) = cost.split_once("Status:").unwrap_or((cost, ""));
    let limits = limits(&problem.facts.limits);
    // The limits may follow in a sentence of their own.
    ensure!(
        cost.trim_end().ends_with(&limits[1..]),
        "the `Cost:` of its header should end with `{limits}`, according to problems/{}/problem.toml",
        problem.id
    );
    Ok(())
}

/// The judge's limits as headers state them: time in seconds, memory in MiB, both exact, as `1.5 s` and
/// `9.765625 MiB`.
pub(crate) fn limits(limits: &Limits) -> String {
    let time = limits.time().map(|time| format!("{} s", time.as_secs_f64()));
    let memory = limits.memory_kib.map(|kib| {
        let kib = u32::try_from(kib).expect("no judge gives terabytes");
        format!("{} MiB", f64::from(kib) / 1024.0)
    });
    match (time, memory) {
        (Some(time), Some(memory)) => format!("the judge allows {time} and {memory}."),
        (Some(time), None) => format!("the judge allows {time}; its memory limit is unknown."),
        (None, Some(memory)) => format!("the judge allows {memory}; its time limit is unknown."),
        (None, None) => String::from("the judge's limits are unknown."),
    }
}

/// The lines of a part of the header, without the leading word.
///
/// # Examples
///
/// ```
/// use judge::header::part;
///
/// let source = "//! Title\n//!\n//! Game:      Nim.\n//! Theorem:   lost if the nim-sum\n\
///               //!            is 0.\n//! Cost:      O(n).\n\nuse std::fmt;\n";
/// assert_eq!(part(source, "Theorem").unwrap(), ["lost if the nim-sum", "is 0."]);
/// assert_eq!(part(source, "Status"), None);
/// ```
pub fn part<'a>(source: &'a str, name: &str) -> Option<Vec<&'a str>> {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let mut lines = lines.skip_while(|line| begins(line) != Some(name));
    let (_, first) = lines.next()?.split_once(':')?;
    let rest = lines.take_while(|line| !line.trim().is_empty() && begins(line).is_none());
    Some([first].into_iter().chain(rest).map(str::trim).collect())
}

/// The name of the part that begins on a header line: a single word, not indented further.
fn begins(line: &str) -> Option<&str> {
    let (name, _) = line.strip_prefix(' ')?.split_once(':')?;
    let is_name = name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphabetic);
    is_name.then_some(name)
}
