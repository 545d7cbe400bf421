//! The description of a package: `problem.yaml` and DOMjudge's additions.

use crate::cases::Cases;
use crate::validators::Role;
use bundler::digest;
use judge::catalog::{Compare, Problem};
use judge::packages::Format;
use judge::verdict;
use serde_json::{Value, json};
use std::fmt::Write;

/// The least memory limit in MiB, even if the judge allows less, since idle processes' memory differs between
/// judges.
const LEAST_MEMORY: u64 = 64;

/// The bytes that a submission may write on most judges.
const OUTPUT: usize = 8 << 20;

/// The files, as pairs of name and text.
pub fn files(
    problem: &Problem,
    format: Format,
    cases: &Cases,
    role: Option<Role>,
) -> Vec<(String, String)> {
    let yaml = match format {
        Format::Kattis2025 => latest(problem, cases, role),
        Format::KattisLegacy | Format::Domjudge => legacy(problem, cases, role),
    };
    let mut files = vec![(String::from("problem.yaml"), written(&yaml))];
    match format {
        Format::Domjudge => {
            let text = format!("timelimit='{}'\n", time_limit(problem));
            files.push((String::from("domjudge-problem.ini"), text));
        }
        Format::Kattis2025 if role.is_none() => {
            let text = written(&[("output_validator_args", json!(flags(problem)))]);
            for group in ["sample", "secret"] {
                files.push((format!("data/{group}/test_group.yaml"), text.clone()));
            }
        }
        _ => {}
    }
    files
}

/// The title, or the judge and number if few judges can print the title's script.
pub fn title(problem: &Problem) -> String {
    let is_printed = |letter: char| letter < '\u{250}' || !letter.is_alphabetic();
    let facts = &problem.facts;
    if facts.title.chars().all(is_printed) {
        return facts.title.clone();
    }
    format!("{} {}", problem.judge().name, facts.number)
}

/// The time limit in seconds.
pub fn time_limit(problem: &Problem) -> f64 {
    verdict::bounds(problem).time.as_secs_f64()
}

/// The flags of the default output validator, if it decides.
fn flags(problem: &Problem) -> Vec<String> {
    match problem.facts.compare {
        Compare::Output => vec!["case_sensitive".into()],
        Compare::Rules => Vec::new(),
        Compare::Numbers(tolerance) => {
            vec!["float_tolerance".into(), format!("{:e}", tolerance.error())]
        }
    }
}

fn legacy(problem: &Problem, cases: &Cases, role: Option<Role>) -> Vec<(&'static str, Value)> {
    let mut lines = vec![
        ("problem_format_version", json!("legacy")),
        ("name", json!(title(problem))),
        ("uuid", json!(uuid(problem))),
        ("source", json!(problem.judge().name)),
    ];
    lines.extend(problem.facts.url.iter().map(|url| ("source_url", json!(url))));
    lines.push(("license", json!("cc0")));
    lines.push((
        "validation",
        json!(match role {
            Some(Role::Interactor) => "custom interactive",
            Some(_) => "custom",
            None => "default",
        }),
    ));
    if role.is_none() {
        lines.push(("validator_flags", json!(flags(problem).join(" "))));
    }
    lines.push(("limits", limits(problem, cases)));
    lines.push(("keywords", json!(keywords(problem).join(" "))));
    lines
}

fn latest(problem: &Problem, cases: &Cases, role: Option<Role>) -> Vec<(&'static str, Value)> {
    let facts = &problem.facts;
    let mut source = json!({ "name": problem.judge().name });
    if let Some(url) = &facts.url {
        source["url"] = json!(url);
    }
    let mut limits = limits(problem, cases);
    let seconds = time_limit(problem);
    limits["time_limit"] = json!(seconds);
    // A limit must be a multiple of the resolution, 1 s by default; the catalogue has milliseconds.
    if seconds.fract() != 0.0 {
        limits["time_resolution"] = json!(0.001);
    }
    let kind = match role {
        Some(Role::Interactor) => json!(["pass-fail", "interactive"]),
        _ => json!("pass-fail"),
    };
    vec![
        ("problem_format_version", json!("2025-09")),
        ("type", kind),
        ("name", json!(title(problem))),
        ("uuid", json!(uuid(problem))),
        ("source", source),
        ("license", json!("cc0")),
        ("limits", limits),
        ("keywords", json!(keywords(problem))),
    ]
}

/// The memory limit in MiB.
pub fn memory_limit(problem: &Problem) -> u64 {
    verdict::memory_limit(problem).div_ceil(1 << 20).max(LEAST_MEMORY)
}

fn limits(problem: &Problem, cases: &Cases) -> Value {
    let mut limits = json!({ "memory": memory_limit(problem) });
    let longest = cases.all().map(|case| case.answer.len()).max();
    if let Some(longest) = longest.filter(|longest| 2 * longest > OUTPUT) {
        limits["output"] = json!((3 * longest).div_ceil(1 << 20));
    }
    limits
}

fn keywords(problem: &Problem) -> Vec<String> {
    let topic = problem.facts.topic.to_lowercase();
    let letters = |letter: char| !letter.is_alphanumeric();
    let words: Vec<&str> = topic.split(letters).filter(|word| !word.is_empty()).collect();
    vec![String::from("combinatorial-game"), words.join("-")]
}

/// The problem's UUID, the same in all its packages.
pub fn uuid(problem: &Problem) -> String {
    let digits = digest(&["a problem as a package", &problem.id]);
    // UUIDs of version 8 allow any method.
    let [a, b, c, d, e] =
        [&digits[..8], &digits[8..12], &digits[12..15], &digits[15..18], &digits[18..30]];
    format!("{a}-{b}-8{c}-a{d}-{e}")
}

/// Writes a key and its value on each line, in JSON, which is also YAML.
fn written(lines: &[(&'static str, Value)]) -> String {
    let mut text = String::new();
    for (key, value) in lines {
        let _ = writeln!(text, "{key}: {value}");
    }
    text
}
