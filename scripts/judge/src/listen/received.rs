//! What the extension sends of a problem.

use crate::catalog::{Limits, is_name, is_reserved};
use crate::new::{New, Place, Rules, Sample};
use crate::report::escaped;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// A problem as the extension sends it. What it sends besides is not needed.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Received {
    name: String,
    #[serde(default)]
    group: String,
    url: String,
    #[serde(default)]
    interactive: bool,
    /// In MB, as a rule of 2²⁰ bytes.
    memory_limit: Option<f64>,
    /// In milliseconds.
    time_limit: Option<f64>,
    tests: Vec<Test>,
    batch: Option<Batch>,
}

#[derive(Debug, Deserialize)]
struct Test {
    input: String,
    output: String,
}

/// The problems of a contest, which are sent one after another.
#[derive(Clone, Debug, Deserialize)]
pub struct Batch {
    pub id: String,
    pub size: usize,
}

impl Received {
    /// Reads what was sent.
    ///
    /// # Errors
    ///
    /// When it is no problem.
    pub fn parse(json: &[u8]) -> Result<Received> {
        let received: Received = serde_json::from_slice(json).context("this is no problem")?;
        let is_address = ["http://", "https://"]
            .iter()
            .any(|scheme| received.url.starts_with(scheme));
        // It is written into comments, between angle brackets.
        let is_plain = received
            .url
            .chars()
            .all(|c| c.is_ascii_graphic() && !"<>\"`\\".contains(c));
        ensure!(is_address && is_plain, "`url` is no address of a page");
        ensure!(!received.name.trim().is_empty(), "`name` is empty");
        Ok(received)
    }

    /// What to call it in a report: its title.
    pub fn title(&self) -> String {
        line(&self.name)
    }

    /// The contest that it was sent with, and its name.
    pub fn batch(&self) -> Option<(&Batch, String)> {
        let batch = self.batch.as_ref().filter(|batch| batch.size > 1);
        batch.map(|batch| (batch, line(&self.group)))
    }

    /// The samples.
    ///
    /// # Errors
    ///
    /// When there are none.
    pub fn samples(&self) -> Result<Vec<Sample>> {
        ensure!(!self.tests.is_empty(), "the page shows no sample");
        let samples = self.tests.iter().map(|test| Sample {
            input: ended(&test.input),
            output: ended(&test.output),
        });
        Ok(samples.collect())
    }

    /// The problem that is to be made of it.
    ///
    /// # Errors
    ///
    /// When there are no samples.
    pub fn problem(&self) -> Result<New> {
        let place = Place::of_url(&self.url);
        let (host, id) = (self.host(), self.id());
        let judge = match (&place, host) {
            (Some(place), _) => place.judge,
            (None, "codeforces.com") => "codeforces",
            (None, "atcoder.jp") => "atcoder",
            (None, host) if host == "kattis.com" || host.ends_with(".kattis.com") => "kattis",
            (None, _) => "own",
        };
        Ok(New {
            title: self.title(),
            judge: judge.to_owned(),
            number: place.map_or_else(|| self.last().to_owned(), |place| place.number),
            url: Some(self.url.clone()),
            many: false,
            samples: self.samples()?,
            limits: self.limits(),
            rules: Rules::None,
            interactive: self.interactive,
            id,
        })
    }

    /// The customary id of a judge that is known, or else the judge's name and what its address ends
    /// with.
    pub fn id(&self) -> String {
        let known = Place::of_url(&self.url).map(|place| place.id);
        let known = known.filter(|id| is_name(id) && !is_reserved(id));
        known.unwrap_or_else(|| {
            let host: Vec<&str> = self.host().rsplit('.').collect();
            let judge = name(host.get(1).copied().unwrap_or_default());
            let problem = name(self.last());
            let problem = if problem.is_empty() {
                name(&self.name)
            } else {
                problem
            };
            let id = format!("{judge}_{problem}");
            if id.starts_with(|first: char| first.is_ascii_lowercase()) {
                id
            } else {
                format!("p_{id}")
            }
        })
    }

    fn host(&self) -> &str {
        let (_, rest) = self.url.split_once("://").unwrap_or_default();
        let host = rest.split(['/', '?', '#', ':']).next().unwrap_or_default();
        host.strip_prefix("www.").unwrap_or(host)
    }

    /// The end of the address, which on most judges is what the problem is called.
    fn last(&self) -> &str {
        let address = self.url.split('#').next().unwrap_or_default();
        let path = address.splitn(4, '/').nth(3).unwrap_or_default();
        let mut parts = path.rsplit(['/', '?', '&', '=']);
        parts.find(|part| !part.is_empty()).unwrap_or_default()
    }

    /// The limits, as far as they are such as judges have.
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

/// A text on one line, without what a terminal would obey.
fn line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    escaped(words.join(" ").as_bytes())
}

/// A text as a part of a name.
fn name(text: &str) -> String {
    const MOST: usize = 60;
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words
        .join("_")
        .to_ascii_lowercase()
        .chars()
        .take(MOST)
        .collect()
}

/// A text that ends with a line break, unless it is empty.
fn ended(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    if text.is_empty() || text.ends_with('\n') {
        return text;
    }
    text + "\n"
}
