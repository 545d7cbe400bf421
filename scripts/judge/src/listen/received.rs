//! The extension's message about a problem.

use crate::catalog::Limits;
use crate::new::{New, Place, Rules, Sample};
use crate::report::escaped;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// A problem as the extension sends it, without unneeded fields.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Received {
    name: String,
    #[serde(default)]
    group: String,
    url: String,
    #[serde(default)]
    interactive: bool,
    /// The memory limit in MB, usually of 2²⁰ bytes.
    memory_limit: Option<f64>,
    /// The time limit in milliseconds.
    time_limit: Option<f64>,
    #[serde(default)]
    tests: Vec<Sample>,
    #[serde(default)]
    input: Channel,
    #[serde(default)]
    output: Channel,
    batch: Option<Batch>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Channel {
    /// `stdin` or `stdout`; `file` with a name; or `regex` with a pattern for the name of the input.
    #[serde(rename = "type")]
    kind: String,
    file_name: Option<String>,
    pattern: Option<String>,
}

/// A group of problems sent one after another.
#[derive(Debug, Deserialize)]
struct Batch {
    id: String,
    size: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Contest {
    pub(crate) id: String,
    pub(crate) size: usize,
    pub(crate) name: String,
}

impl Contest {
    /// The contest in a request, which may otherwise be invalid.
    pub(crate) fn parse(json: &[u8]) -> Option<Contest> {
        #[derive(Deserialize)]
        struct Sent {
            #[serde(default)]
            group: String,
            batch: Batch,
        }
        let sent: Sent = serde_json::from_slice(json).ok()?;
        Contest::of(&sent.batch, &sent.group)
    }

    /// A batch of one problem is not a contest.
    fn of(batch: &Batch, name: &str) -> Option<Contest> {
        (batch.size > 1).then(|| Contest {
            id: batch.id.clone(),
            size: batch.size,
            name: line(name),
        })
    }
}

impl Channel {
    fn file(&self) -> Option<String> {
        if ["", "stdin", "stdout"].contains(&&*self.kind) {
            return None;
        }
        let marked = |text: &String| format!("`{}`", line(text).replace('`', "'"));
        let name = self.file_name.as_ref().map(marked);
        let pattern = self.pattern.as_ref().map(marked);
        let name = name.or_else(|| Some(format!("a file whose name matches {}", pattern?)));
        Some(name.unwrap_or_else(|| String::from("a file")))
    }
}

impl Received {
    pub(crate) fn parse(json: &[u8]) -> Result<Received> {
        let received: Received = serde_json::from_slice(json).context("this is not a problem")?;
        let is_address =
            ["http://", "https://"].iter().any(|scheme| received.url.starts_with(scheme));
        // The address is written between angle brackets into comments.
        let is_plain = received.url.chars().all(|c| c.is_ascii_graphic() && !"<>\"`\\".contains(c));
        ensure!(is_address && is_plain, "`url` is not the address of a page");
        ensure!(!received.name.trim().is_empty(), "`name` is empty");
        Ok(received)
    }

    /// Returns the title, which names the problem in reports.
    pub(crate) fn title(&self) -> String {
        line(&self.name)
    }

    pub(crate) fn contest(&self) -> Option<Contest> {
        Contest::of(self.batch.as_ref()?, &self.group)
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// A note about the files that programs read and write on the judge.
    fn note(&self) -> Option<String> {
        let (input, output) = (self.input.file(), self.output.file());
        if input.is_none() && output.is_none() {
            return None;
        }
        let input = input.unwrap_or_else(|| String::from("stdin"));
        let output = output.unwrap_or_else(|| String::from("stdout"));
        Some(format!(
            "On the judge, programs read {input} and write {output}; here they use stdin and stdout."
        ))
    }

    pub(crate) fn problem(&self) -> New {
        let place = Place::of_page(&self.url, &self.name);
        New {
            title: self.title(),
            judge: place.judge.to_owned(),
            number: place.number,
            url: Some(self.url.clone()),
            many: false,
            samples: self.samples(),
            limits: self.limits(),
            note: self.note(),
            rules: Rules::None,
            interactive: self.interactive,
            id: place.id,
        }
    }

    fn samples(&self) -> Vec<Sample> {
        let samples = self
            .tests
            .iter()
            .map(|test| Sample { input: ended(&test.input), output: ended(&test.output) });
        samples.collect()
    }

    /// The limits that are plausible for a judge.
    fn limits(&self) -> Limits {
        let within = |limit: Option<f64>, factor: f64, most: u64| {
            let limit = (limit? * factor).round() as u64;
            (1..=most).contains(&limit).then_some(limit)
        };
        Limits {
            time_ms: within(self.time_limit, 1.0, Limits::MOST_MS),
            memory_kib: within(self.memory_limit, 1024.0, Limits::MOST_KIB),
        }
    }
}

/// A text on one line, without control characters.
fn line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    escaped(words.join(" ").as_bytes())
}

/// A text that is empty or ends with a line break.
fn ended(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    if text.is_empty() || text.ends_with('\n') {
        return text;
    }
    text + "\n"
}
