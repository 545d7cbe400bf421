//! The compiler's diagnostics about a file.

use super::text::{split_header, words};
use crate::digest::digest;
use anyhow::{Context, Result, anyhow};
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::fmt;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};

#[derive(Clone, Debug, Deserialize)]
pub struct Diagnostic {
    /// The kind of message, such as `error` or `warning`.
    pub level: String,
    pub code: Option<Code>,
    /// The message in one line.
    pub message: String,
    /// The message with the lines of the file.
    pub rendered: Option<String>,
    pub spans: Vec<Place>,
    /// Notes with explanations and suggestions.
    #[serde(default)]
    pub children: Vec<Diagnostic>,
}

/// The name of a lint, or the number of an error.
#[derive(Clone, Debug, Deserialize)]
pub struct Code {
    pub code: String,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Place {
    pub byte_start: usize,
    /// The offset after the place.
    pub byte_end: usize,
    pub line_start: usize,
    /// True for the error itself, false for an explanation.
    pub is_primary: bool,
    pub label: Option<String>,
    pub suggested_replacement: Option<String>,
    pub suggestion_applicability: Option<String>,
    /// The macro call that produced a place in a macro's definition.
    expansion: Option<Box<Expansion>>,
}

#[derive(Clone, Debug, Deserialize)]
struct Expansion {
    span: Place,
}

impl Place {
    pub fn range(&self) -> Range<usize> {
        self.byte_start..self.byte_end
    }

    /// The outermost macro call that produced the place, or the place itself.
    pub fn origin(&self) -> &Place {
        let mut place = self;
        while let Some(expansion) = &place.expansion {
            place = &expansion.span;
        }
        place
    }
}

impl Diagnostic {
    pub fn is_error(&self) -> bool {
        self.level.starts_with("error")
    }

    /// The places of the error itself.
    pub fn primary(&self) -> impl Iterator<Item = &Place> {
        self.spans.iter().filter(|place| place.is_primary)
    }

    /// Returns whether the messages contain this word.
    pub fn names(&self, word: &str) -> bool {
        words(&self.message).any(|one| one == word)
            || self.children.iter().any(|child| child.names(word))
    }

    /// The words in backquotes, mostly names.
    pub fn quoted(&self) -> BTreeSet<&str> {
        let labels = self.spans.iter().filter_map(|place| place.label.as_deref());
        let texts = labels.chain([self.message.as_str()]);
        let quotes = texts.flat_map(|text| text.split('`').skip(1).step_by(2));
        quotes.flat_map(words).filter(|word| !word.is_empty()).collect()
    }

    /// The lint, denied by default, that causes the error.
    pub fn denied_by(&self) -> Option<&str> {
        let (lint, rest) = self.level("deny")?;
        rest.ends_with("on by default").then_some(lint)
    }

    /// The lint that a note says to have this level, and the rest of the note, which may name a group of lints:
    /// "`#[warn(unused_variables)]` (part of `#[warn(unused)]`) on by default".
    fn level(&self, level: &str) -> Option<(&str, &str)> {
        let mut notes = self.children.iter().map(|child| child.message.as_str());
        notes.find_map(|note| {
            note.strip_prefix("`#[")?.strip_prefix(level)?.strip_prefix('(')?.split_once(')')
        })
    }

    pub fn is_lint(&self, lint: &str) -> bool {
        self.code.as_ref().is_some_and(|code| code.code == lint)
    }

    /// The lint of a warning. If the code is that of an error, such as `E0133`, a note names the lint, though only at
    /// its first warning.
    pub fn lint(&self) -> Option<&str> {
        let code = self.code.as_ref()?.code.as_str();
        if code.starts_with(char::is_lowercase) {
            return Some(code);
        }
        self.level("warn").map(|(lint, _)| lint)
    }

    /// The message, with `path` as the file's name.
    pub fn in_file(&self, path: &str) -> String {
        let text = self.rendered.as_ref().unwrap_or(&self.message);
        text.trim_end().replace("<anon>", path)
    }
}

/// Prints the message with the lines of the file.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = self.rendered.as_ref().unwrap_or(&self.message);
        f.write_str(&text.trim_end().replace("<anon>:", "line "))
    }
}

/// The compiler: `$RUSTC`, or else `rustc`. Rustup looks it up only once, since each file needs many calls.
pub fn compiler() -> OsString {
    static COMPILER: LazyLock<OsString> = LazyLock::new(|| {
        std::env::var_os("RUSTC")
            .or_else(|| Some(installed()?.into()))
            .unwrap_or_else(|| "rustc".into())
    });
    COMPILER.clone()
}

/// The compiler behind `rustc`, which may be a proxy of rustup.
fn installed() -> Option<PathBuf> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output();
    let sysroot = String::from_utf8(output.ok()?.stdout).ok()?;
    let name = format!("rustc{EXE_SUFFIX}");
    let compiler = Path::new(sysroot.trim_end()).join("bin").join(name);
    compiler.exists().then_some(compiler)
}

/// The compiler's output for `-vV`.
pub(crate) fn version() -> Result<&'static str> {
    static VERSION: LazyLock<Result<String, String>> = LazyLock::new(|| {
        let output = Command::new(compiler()).arg("-vV").output();
        output
            .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
            .map_err(|error| format!("{}: cannot be run: {error}", compiler().display()))
    });
    VERSION.as_deref().map_err(|why| anyhow!("{why}"))
}

/// The compiler's answer about a file.
#[derive(Clone)]
struct Said {
    /// The length of the file's header in bytes, on which the places of diagnostics depend.
    header: usize,
    diagnostics: Vec<Diagnostic>,
}

/// The answers in this process, by the code below the header, the edition and the options. Steps check the
/// same file again, and bundles for several judges share steps, so this saves more than every second call.
static SAID: LazyLock<Mutex<HashMap<String, Said>>> = LazyLock::new(Mutex::default);

/// Checks a program without building it, with all warnings, including those about unused macro rules; the
/// options `libraries` locate its crates.
///
/// # Errors
///
/// Fails if the compiler cannot be run.
pub fn check(text: &str, edition: &str, libraries: &[OsString]) -> Result<Vec<Diagnostic>> {
    check_with(text, edition, libraries, &[])
}

/// Like [`check`], with these lints even where the program allows them.
///
/// # Errors
///
/// Fails if the compiler cannot be run.
pub fn check_with(
    text: &str,
    edition: &str,
    libraries: &[OsString],
    lints: &[&str],
) -> Result<Vec<Diagnostic>> {
    let (header, code) = split_header(text);
    let key = |lints: &[&str]| digest(&[code, edition, &format!("{libraries:?} {lints:?}")]);
    let said = || SAID.lock().unwrap_or_else(PoisonError::into_inner);
    let asked = key(lints);
    let known = said().get(&asked).cloned();
    if let Some(known) = known
        && (known.diagnostics.is_empty() || known.header == header.len())
    {
        return Ok(known.diagnostics);
    }
    let diagnostics = ask(text, edition, libraries, lints)?;
    let now = Said { header: header.len(), diagnostics: diagnostics.clone() };
    // Where these lints find nothing, the answer is the same without them.
    let finds = |lint: &&str| diagnostics.iter().any(|one| one.is_lint(lint));
    if !lints.is_empty() && !lints.iter().any(finds) {
        said().insert(key(&[]), now.clone());
    }
    said().insert(asked, now);
    Ok(diagnostics)
}

/// Checks a program, and returns only the errors.
///
/// # Errors
///
/// Fails if the compiler cannot be run.
pub fn errors(text: &str, edition: &str, libraries: &[OsString]) -> Result<Vec<Diagnostic>> {
    let mut errors = check(text, edition, libraries)?;
    errors.retain(Diagnostic::is_error);
    Ok(errors)
}

fn ask(
    text: &str,
    edition: &str,
    libraries: &[OsString],
    lints: &[&str],
) -> Result<Vec<Diagnostic>> {
    let folder = tempfile::tempdir()?;
    let compiler = compiler();
    let unavailable = || format!("{}: cannot be run", compiler.display());
    let mut child = Command::new(&compiler)
        .args(["--edition", edition, "--crate-name=solution", "--crate-type=bin"])
        .args(["--emit=metadata", "--error-format=json", "-Wunused-macro-rules"])
        .args(lints.iter().map(|lint| format!("--force-warn={lint}")))
        .args(libraries)
        .arg("--out-dir")
        .arg(folder.path())
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(unavailable)?;
    let mut stdin = child.stdin.take().context("stdin is piped")?;
    stdin.write_all(text.as_bytes()).with_context(unavailable)?;
    drop(stdin);
    let output = child.wait_with_output().with_context(unavailable)?;
    let messages = String::from_utf8_lossy(&output.stderr);
    let diagnostics = messages.lines().filter_map(|line| serde_json::from_str(line).ok());
    let (mut placed, others): (Vec<Diagnostic>, Vec<_>) =
        diagnostics.partition(|one: &Diagnostic| !one.spans.is_empty());
    placed.retain(|one| one.is_error() || one.level == "warning");
    // The last diagnostic has no place and only counts the others.
    if !placed.iter().any(Diagnostic::is_error) {
        placed.extend(others.into_iter().filter(Diagnostic::is_error));
    }
    Ok(placed)
}
