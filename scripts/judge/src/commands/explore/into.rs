//! A file with the answer of a guess for large states.

use crate::files;
use crate::report::excerpt;
use crate::runner::{Bounds, End, Runner};
use crate::submission::Executable;
use anyhow::{Context, Result, bail, ensure};
use guesser::answer::{Answer, Language, Subject};
use guesser::guess::{Impartial, Known};
use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

/// The processor time of the test.
const TIME: Duration = Duration::from_secs(60);

/// The largest number of states beyond those shown on which an answer is tested.
const MORE: usize = 200;

/// Checks, before any work, that a file can be written.
pub(super) fn check(path: &Path) -> Result<Language> {
    let language = Language::of(path)?;
    ensure!(!path.exists(), "{}: exists already; name a new file", path.display());
    files::check_folder(path)?;
    Ok(language)
}

/// Writes the answer to a new file, after a test on the states that are shown and on some of the others. Returns
/// the number of states.
pub(super) fn write(
    path: &Path,
    answer: &Answer,
    grounds: &str,
    shown: &[Known<Impartial>],
    states: &[Known<Impartial>],
) -> Result<usize> {
    let language = check(path)?;
    let tested = tested(shown, states);
    ensure!(
        language != Language::Cpp || tested.iter().all(|one| one.name.is_ascii()),
        "{}: a function in C++ takes words of ASCII letters; write it in Python or Rust",
        path.display()
    );
    let printed = printed(language, answer, &tested)?;
    for (one, line) in tested.iter().zip(&printed) {
        let expected = match answer.subject {
            Subject::Value => one.worth.value.context("the guess is about values")?,
            Subject::IsLost => u64::from(!one.worth.is_lost),
        };
        ensure!(
            *line == expected.to_string(),
            "the answer for `{}` is {line} in place of {expected}; nothing is written",
            one.name
        );
    }
    files::write(path, answer.file(language, grounds))?;
    Ok(tested.len())
}

/// The states that are shown, and some of the others among all known ones.
fn tested<'s>(
    shown: &'s [Known<Impartial>],
    states: &'s [Known<Impartial>],
) -> Vec<&'s Known<Impartial>> {
    let names: HashSet<&str> = shown.iter().map(|one| one.name.as_str()).collect();
    let others = states.iter().filter(|one| !names.contains(one.name.as_str()));
    let others: Vec<&Known<Impartial>> = others.collect();
    let step = others.len().div_ceil(MORE).max(1);
    shown.iter().chain(others.into_iter().step_by(step)).collect()
}

/// Runs the answer on states. Returns the lines that it prints.
fn printed(
    language: Language,
    answer: &Answer,
    tested: &[&Known<Impartial>],
) -> Result<Vec<String>> {
    let folder = files::temporary_folder()?;
    let path = folder.path().join(language.file_name());
    files::write(&path, answer.program(language))?;
    let executable = Executable::helper(&path.to_string_lossy())
        .context("the answer cannot be tested, so it is not written")?;
    let program = executable.program();
    let input: String = tested.iter().map(|one| one.name.clone() + "\n").collect();
    let bounds = program.allowance.beyond(&Bounds { time: TIME, memory: Some(4 << 30) });
    let run = Runner::default().run(program.path, program.arguments, input.as_bytes(), &bounds)?;
    let output = String::from_utf8_lossy(&run.stdout);
    let lines: Vec<String> = output.lines().map(str::to_owned).collect();
    if run.end != End::Success || lines.len() != tested.len() {
        bail!(
            "the answer fails its test, so it is not written\n{}",
            excerpt(&run.stderr).trim_end()
        );
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_state_is_tested_twice() {
        let state = |number: u64| Known {
            numbers: vec![number],
            name: number.to_string(),
            worth: Impartial { value: Some(number), is_lost: number == 0 },
        };
        let states: Vec<_> = (0..=1260).map(state).collect();
        let count = |shown: usize, held: usize| {
            let tested = tested(&states[..shown], &states[..held]);
            let names: HashSet<&str> = tested.iter().map(|one| one.name.as_str()).collect();
            assert_eq!(names.len(), tested.len());
            tested.len()
        };
        assert_eq!(count(41, 41), 41);
        assert_eq!(count(41, 241), 241);
        assert_eq!(count(21, 1221), 221);
    }
}
