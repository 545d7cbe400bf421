//! The cases given to a command: bundled ones, a file, the standard input, or literal text.

use crate::catalog::{OUTPUTS, Problem, Subject};
use crate::files;
use crate::report::{escaped, short};
use anyhow::{Context, Error, Result, anyhow, bail, ensure};
use jury::books::AnyBook;
use std::path::{Path, PathBuf};

#[derive(Clone, Debug)]
pub struct Input {
    pub(crate) name: String,
    pub cases: Vec<String>,
}

/// The number of small positions that replace missing samples.
const SMALL: usize = 4;

/// The input of the bundled case with this name, unless the name is a path.
pub(crate) fn bundled(problem: &Problem, name: &str) -> Option<PathBuf> {
    let case = name.strip_suffix(".in").unwrap_or(name);
    let bundled = problem.testdata.join(format!("{case}.in"));
    (!name.contains(['/', '\\']) && bundled.is_file()).then_some(bundled)
}

/// The file of a bundled case, else the file at this path.
pub(crate) fn file(problem: &Problem, name: &str) -> Result<PathBuf> {
    if let Some(bundled) = bundled(problem, name) {
        return Ok(bundled);
    }
    if let Some(path) = readable(name)? {
        return Ok(path);
    }
    files::check_no_folder(Path::new(name))?;
    ensure!(
        !problem.has_only_facts(),
        "{}: there is no such file, and the cases of {} are only in a checkout",
        escaped(name.as_bytes()),
        problem.id
    );
    let case = name.strip_suffix(".in").unwrap_or(name);
    let cases = problem.cases_in_all_layouts()?;
    if let Some(made) = cases.iter().find(|other| other.name == case) {
        return Ok(made.input.clone());
    }
    let cases: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    bail!(
        "{}: {} has no such case, and there is no such file; its cases are {}",
        escaped(name.as_bytes()),
        problem.id,
        cases.join(", ")
    );
}

/// The file at this path, which must not be an expected output, if it can be read.
fn readable(name: &str) -> Result<Option<PathBuf>> {
    let path = Path::new(name);
    if !files::is_readable(path) {
        return Ok(None);
    }
    ensure!(
        !OUTPUTS.iter().any(|output| path.extension() == Some(output.as_ref())),
        "{}: an expected output, by its extension; name the input, such as {}, or rename the file",
        path.display(),
        path.with_extension("in").display()
    );
    Ok(Some(path.to_owned()))
}

/// The samples of a problem, or all its cases if it has none; for a game that no problem asks about, or outside a
/// checkout, the smallest positions.
///
/// # Errors
///
/// If a file cannot be read, or is malformed.
pub fn samples(subject: &Subject, book: &dyn AnyBook) -> Result<Vec<Input>> {
    let Some(problem) = subject.problem.filter(|problem| !problem.has_only_facts()) else {
        return Ok(vec![Input {
            name: String::from("small positions"),
            cases: book.small().take(SMALL).collect(),
        }]);
    };
    let mut cases = problem.cases()?;
    let is_sample = |name: &str| name.starts_with("sample");
    if cases.iter().any(|case| is_sample(&case.name)) {
        cases.retain(|case| is_sample(&case.name));
    }
    cases.iter().map(|case| read(book, &case.input)).collect()
}

/// The input that an argument denotes: a bundled case, a path, `-`, or literal text such as `3 5`.
pub(crate) fn named(subject: &Subject, book: &dyn AnyBook, argument: &str) -> Result<Input> {
    if argument == "-" {
        let name = "the standard input";
        return split(book, name, &files::text(name, files::stdin()?)?);
    }
    let found = match subject.problem {
        Some(problem) => file(problem, argument),
        None => readable(argument).and_then(|path| {
            let argument = escaped(argument.as_bytes());
            let title = subject.title;
            let neither =
                || anyhow!("`{argument}` is neither a position of {title} nor an existing file");
            path.ok_or_else(neither)
        }),
    };
    found.map_or_else(|no_file| typed(book, argument, &no_file), |path| read(book, &path))
}

fn read(book: &dyn AnyBook, path: &Path) -> Result<Input> {
    split(book, &short(path), &files::read_text(path)?)
}

fn split(book: &dyn AnyBook, name: &str, text: &str) -> Result<Input> {
    let cases = book.split(text).with_context(|| format!("{name}: the input is malformed"))?;
    ensure!(!cases.is_empty(), "{name}: the input has no case");
    mention_rest(book, text, &cases);
    let name = name.to_owned();
    Ok(Input { name, cases })
}

/// Mentions that an input goes on after its last case, as judges' files may.
pub(crate) fn mention_rest(book: &dyn AnyBook, text: &str, cases: &[String]) {
    let words = |text: &str| text.split_whitespace().count();
    if words(&book.join(cases)) < words(text) {
        eprintln!("the text after the last case is ignored");
    }
}

/// Parses an argument as literal cases, in which `\\n` stands for a line break. If that fails and it may be a name,
/// reports a missing file too.
fn typed(book: &dyn AnyBook, argument: &str, no_file: &Error) -> Result<Input> {
    let name = "the case given";
    let text = argument.replace("\\n", "\n");
    if let Ok(input) = split(book, name, &text) {
        return Ok(input);
    }
    match book.case(&text) {
        Ok(case) => Ok(Input { name: name.to_owned(), cases: vec![case] }),
        Err(error) if text.trim().is_empty() || text.contains(char::is_whitespace) => {
            Err(error.context(format!("`{}` is not a case", escaped(argument.as_bytes()))))
        }
        Err(error) => Err(anyhow!("{no_file:#}; read as a case: {error:#}")),
    }
}
