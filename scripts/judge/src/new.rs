//! Creates a problem of the user's own: its first files and its entry in the manifest.
//!
//! Everything is prepared before the first file is written. If a later one cannot be written, the
//! earlier ones are removed.

mod address;
mod insert;
mod pages;
mod place;
mod templates;

pub use place::Place;
pub(crate) use place::number_of;

use crate::catalog::{DESCRIPTION, Limits, all_rules, game_of, is_name, is_reserved, rules_of};
use crate::files;
use crate::judges;
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Clone, Debug)]
pub struct New {
    pub id: String,
    pub title: String,
    pub judge: String,
    pub number: String,
    pub url: Option<String>,
    /// True if an input file holds many cases, each answered by one line.
    pub many: bool,
    pub samples: Vec<Sample>,
    pub limits: Limits,
    pub note: Option<String>,
    pub rules: Rules,
    pub interactive: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Sample {
    pub input: String,
    pub output: String,
}

/// The origin of the game's rules.
#[derive(Clone, Debug)]
pub enum Rules {
    /// No rules, because the problem has no book.
    None,
    /// A new module of this name, and a book.
    New(String, Kind),
    /// This existing module, and a book.
    Existing(String),
}

/// A kind of game: who may make which moves, and what decides it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Kind {
    /// Same moves for both players; the last move decides
    #[default]
    Impartial,
    /// Different moves for each player; the last move decides
    Partizan,
    /// Moves gain points; the points decide
    Scoring,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Impartial, Kind::Partizan, Kind::Scoring];
}

/// The line between a sample's input and output.
pub(crate) const SEPARATOR: &str = "---";

impl Sample {
    /// Parses an input and an output with a [`SEPARATOR`] between them.
    pub(crate) fn parse(text: &str) -> Result<Sample> {
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let parts: Vec<String> = lines
            .split(|line| *line == SEPARATOR)
            .map(|lines| lines.iter().flat_map(|line| [line, "\n"]).collect())
            .collect();
        let Ok([input, output]) = <[String; 2]>::try_from(parts) else {
            bail!(
                "the sample should be its input, one line `{SEPARATOR}`, and its output; \
                 or name two files with --case"
            );
        };
        ensure!(!input.trim().is_empty(), "there is no input before the line `{SEPARATOR}`");
        Ok(Sample { input, output })
    }
}

/// Writes the files of a new problem into a workspace, and enters it in the list of programs. Returns the paths of the
/// new files, relative to the root.
///
/// # Errors
///
/// If [`check`] fails or a file cannot be written. Nothing is then changed.
pub fn write(workspace: &Path, new: &New) -> Result<Vec<PathBuf>> {
    let _lock = lock(workspace)?;
    let (files, manifest) = plan(workspace, new)?;
    let mut created = Created::default();
    let result = created
        .folder(&workspace.join("testdata").join(&new.id))
        .and_then(|()| created.files(workspace, &files))
        .and_then(|()| files::write(&workspace.join(MANIFEST), manifest));
    created.unless_failed(result)?;
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// Locks the workspace against other processes that rewrite the same lists.
fn lock(workspace: &Path) -> Result<File> {
    let path = workspace.join("target/judge-new.lock");
    let locked = || {
        fs::create_dir_all(workspace.join("target"))?;
        let file = File::create(&path)?;
        file.lock()?;
        Ok::<File, io::Error>(file)
    };
    locked().with_context(|| format!("{}: cannot be locked", path.display()))
}

/// Checks that the files of a new problem can be written.
///
/// # Errors
///
/// If the name is invalid, the judge or the game is unknown, or a file exists.
pub fn check(workspace: &Path, new: &New) -> Result<()> {
    plan(workspace, new).map(drop)
}

fn check_names(new: &New) -> Result<()> {
    let id = &new.id;
    if let Rules::New(game, _) = &new.rules {
        ensure!(
            is_name(game) && !is_reserved(game),
            "`{game}`: a game is named in lower-case letters, digits and underscores, a letter first, \
             such as turning_turtles"
        );
    }
    ensure!(
        is_name(id),
        "`{id}`: a problem is named in lower-case letters, digits and underscores, a letter first, \
         such as own_nim or poj1067"
    );
    ensure!(!is_reserved(id), "`{id}` is a reserved word; name the problem own_{id}, for example");
    if judges::find(&new.judge).is_none() {
        bail!(
            "{}, and more can be described in scripts/judge/judges.toml",
            judges::unknown(&new.judge)
        );
    }
    Ok(())
}

/// The list of programs.
pub(crate) const MANIFEST: &str = "problems/Cargo.toml";

/// Paths from the workspace's root, with the text of each file.
type Files = Vec<(PathBuf, String)>;

/// The new files, and the new text of the manifest.
fn plan(workspace: &Path, new: &New) -> Result<(Files, String)> {
    check_names(new)?;
    let id = &new.id;
    let folder = Path::new("problems").join(id);
    let testdata = Path::new("testdata").join(id);
    let mut files: Files = vec![
        (folder.join(DESCRIPTION), templates::facts(new)),
        (folder.join(format!("{id}.rs")), templates::solution(new)),
    ];
    files.extend(sample_files(&testdata, &new.samples));
    if let Some(game) = game(workspace, new)? {
        if let Rules::New(module, _) = &new.rules {
            if let Some(path) = rules_of(workspace, module)? {
                bail!(
                    "{}: exists already; choose another name, or draft the book alone with --game {module}",
                    path.display()
                );
            }
            let path = folder.join(format!("rules/{module}.rs"));
            files.push((path, templates::rules(new, &game)));
        }
        files.push((folder.join("book.rs"), templates::book(new, &game)?));
        files.push((folder.join("brute.py"), templates::brute_force(new)));
    }
    for path in files.iter().map(|(path, _)| path).chain([&folder, &testdata]) {
        ensure!(
            !workspace.join(path).exists(),
            "{}: exists already; choose another name, or remove it",
            path.display()
        );
    }
    let manifest = insert::bin(&read(workspace, Path::new(MANIFEST))?, id).with_context(|| {
        format!("{MANIFEST}: {id} is already listed, or there is no list of programs")
    })?;
    Ok((files, manifest))
}

fn sample_files(folder: &Path, samples: &[Sample]) -> Files {
    let files = (1..).zip(samples).flat_map(|(number, sample)| {
        let path = |ending| folder.join(format!("sample-{number}.{ending}"));
        [(path("in"), sample.input.clone()), (path("out"), sample.output.clone())]
    });
    files.collect()
}

/// Writes a problem's samples and known facts into a new folder.
pub(crate) fn write_samples(folder: &Path, new: &New) -> Result<()> {
    ensure!(
        !folder.exists(),
        "{}: exists already; remove it, or name another folder",
        folder.display()
    );
    let mut files = sample_files(Path::new(""), &new.samples);
    files.push((DESCRIPTION.into(), templates::description(new)));
    let mut created = Created::default();
    let result = created.files(folder, &files);
    created.unless_failed(result)
}

fn game(workspace: &Path, new: &New) -> Result<Option<templates::Game>> {
    Ok(match &new.rules {
        Rules::None => None,
        Rules::New(module, kind) => Some(templates::Game::drafted(module, *kind)),
        Rules::Existing(module) => {
            let Some(path) = rules_of(workspace, module)? else {
                let games = drafted(workspace, new)?.join(", ");
                ensure!(
                    !module.is_empty(),
                    "--game needs the name of a game: {games}; --new-game drafts new rules"
                );
                bail!(
                    "`{module}`: no game of this name; a book can be drafted for {games}, and for new rules with --new-game"
                );
            };
            Some(templates::Game::of(module, &read(workspace, &path)?, new.interactive)?)
        }
    })
}

/// The names of the existing games for which a book of this problem can be drafted, in order.
fn drafted(workspace: &Path, new: &New) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for path in all_rules(workspace)? {
        let (module, source) = (game_of(&path), read(workspace, &path)?);
        let game = templates::Game::of(module, &source, new.interactive);
        if game.is_ok_and(|game| templates::book(new, &game).is_ok()) {
            games.push(module.to_owned());
        }
    }
    games.sort();
    Ok(games)
}

fn read(workspace: &Path, path: &Path) -> Result<String> {
    fs::read_to_string(workspace.join(path))
        .with_context(|| format!("{}: cannot be read", path.display()))
}

/// The files and folders to be removed on failure.
#[derive(Default)]
struct Created(Vec<PathBuf>);

impl Created {
    fn files(&mut self, root: &Path, files: &Files) -> Result<()> {
        for (path, text) in files {
            self.file(&root.join(path), text)
                .with_context(|| format!("{}: cannot be written", path.display()))?;
        }
        Ok(())
    }

    fn folder(&mut self, path: &Path) -> Result<()> {
        if !path.exists() {
            fs::create_dir(path)
                .with_context(|| format!("{}: cannot be created", path.display()))?;
            self.0.push(path.to_owned());
        }
        Ok(())
    }

    fn file(&mut self, path: &Path, text: &str) -> Result<()> {
        if let Some(folder) = path.parent() {
            self.folder(folder)?;
        }
        let mut file = File::create_new(path)?;
        self.0.push(path.to_owned());
        Ok(file.write_all(text.as_bytes())?)
    }

    /// Removes everything after an error, as far as possible.
    fn unless_failed(self, result: Result<()>) -> Result<()> {
        for path in self.0.iter().rev().filter(|_| result.is_err()) {
            let _ = if path.is_dir() { fs::remove_dir(path) } else { fs::remove_file(path) };
        }
        result.context("nothing has been changed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_an_input_and_an_output() {
        let sample = Sample::parse("2\r\n1 2\n---\nYes\n").unwrap();
        assert_eq!((&*sample.input, &*sample.output), ("2\n1 2\n", "Yes\n"));
        for text in ["", "1 2\nYes\n", "1\n---\n2\n---\n3\n", "---\nYes\n"] {
            assert!(Sample::parse(text).is_err(), "{text:?}");
        }
    }
}
