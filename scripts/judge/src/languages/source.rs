//! Turns a source into the command line that runs it. Compiled programs are cached by source, command and compiler.

use super::Language;
use super::class::Class;
use crate::binaries::{Binaries, Profile, library_options};
use crate::catalog::{any_solution, workspace};
use crate::edition::Said;
use crate::{files, machine};
use anyhow::{Context, Result};
use bundler::digest;
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Clone, Debug)]
pub struct CommandLine {
    pub path: PathBuf,
    pub arguments: Vec<OsString>,
}

impl CommandLine {
    /// Splits a command into words as a shell does.
    pub(crate) fn parse(command: &str) -> Result<CommandLine> {
        let words = shell_words::split(command).with_context(|| format!("`{command}`"))?;
        CommandLine::of(words).with_context(|| format!("the command `{command}` names no program"))
    }

    /// The files that the command line names.
    pub(crate) fn files(self) -> impl Iterator<Item = PathBuf> {
        let arguments = self.arguments.into_iter().map(PathBuf::from);
        [self.path].into_iter().chain(arguments).filter(|word| word.is_file())
    }

    fn of(words: Vec<String>) -> Option<CommandLine> {
        let mut words = words.into_iter();
        Some(CommandLine {
            path: words.next()?.into(),
            arguments: words.map(OsString::from).collect(),
        })
    }
}

#[derive(Clone, Debug, Default)]
pub struct Asked<'a> {
    /// True to add the options of `--debug`.
    pub debug: bool,
    /// For Rust: the solution whose libraries to compile with; any if `None`.
    pub solution: Option<&'a str>,
    pub edition: Said,
}

/// The values of the placeholders in a command.
struct Places<'a> {
    folder: &'a str,
    source: &'a str,
    /// The class of the source that is run, if the language's sources are called by it.
    class: Option<&'a str>,
    edition: &'static str,
    debug: Vec<String>,
    libraries: Vec<String>,
}

impl Places<'_> {
    fn fill(&self, command: &str) -> Result<Vec<String>> {
        let mut words = Vec::new();
        let stem = Path::new(self.source).file_stem().unwrap_or_default().to_string_lossy();
        let stem = self.class.unwrap_or(&stem);
        let within = |name: &str| match self.folder {
            // Compilers would take it for an option.
            "." if name.starts_with('-') => format!("./{name}"),
            "." => name.to_owned(),
            folder => format!("{folder}/{name}"),
        };
        for word in shell_words::split(command).with_context(|| format!("`{command}`"))? {
            match &*word {
                "{debug}" => words.extend(self.debug.iter().cloned()),
                "{libraries}" => words.extend(self.libraries.iter().cloned()),
                _ => words.push(
                    word.replace("{stem}", stem)
                        .replace("{source}", &within(self.source))
                        .replace("{program}", &within(&format!("program{EXE_SUFFIX}")))
                        .replace("{folder}", self.folder)
                        .replace("{edition}", self.edition),
                ),
            }
        }
        Ok(words)
    }
}

impl Language {
    /// Compiles a source, unless it was compiled before, and returns the command line that runs it. A source
    /// is a single file, as for a judge. In a workspace, a Rust source is compiled with a solution's
    /// libraries.
    ///
    /// Compiled programs are kept in the workspace, or else among the temporary files.
    ///
    /// # Errors
    ///
    /// If the source cannot be read or does not compile; then, the compiler's messages.
    pub fn build(&self, source: &Path, asked: &Asked) -> Result<CommandLine> {
        let shown = source.display();
        let text = files::read(source)?;
        let name = source.file_name().and_then(|name| name.to_str());
        let name = name.with_context(|| format!("{shown}: its name is not UTF-8"))?;
        let name = &self.with_extension(name);
        let class = self.named_by_class.then(|| Class::of(name, &text));
        let name = class.as_ref().map_or(name, |class| &class.file);
        let compile = self.compile.as_deref().unwrap_or_default();
        let mut alone = "";
        let mut libraries = Libraries::default();
        if compile.contains("{libraries}") {
            if workspace().is_ok() {
                libraries = self::libraries(asked.debug, asked.solution)?;
            } else {
                alone = ", without `shared`, `proconio` and `itertools`, which only a checkout has";
            }
        }
        let mut places = Places {
            folder: ".",
            source: name,
            class: class.as_ref().map(|class| &*class.qualified),
            edition: asked.edition.edition.name(),
            debug: self.debug_options(asked.debug)?,
            libraries: libraries.options,
        };
        let compile = places.fill(compile)?;
        let words = digest(&compile);
        let compiler = compile.first().map(|name| identity(name)).unwrap_or_default();
        let parts: [&[u8]; 5] = [
            words.as_bytes(),
            compiler.as_bytes(),
            libraries.contents.as_bytes(),
            name.as_bytes(),
            &text,
        ];
        let parent = match workspace() {
            Ok(root) => root.join("target/programs"),
            Err(_) => files::temporary_folder()?.keep(),
        };
        let folder =
            kept(&parent, &parts, |folder| make(folder, name, &text, CommandLine::of(compile)))
                .with_context(|| {
                    format!("{shown}, in {}{alone}", self.in_edition(&asked.edition))
                })?;
        places.folder = folder.to_str().context("the path of what is compiled is not UTF-8")?;
        let run = CommandLine::of(places.fill(&self.run)?);
        run.with_context(|| format!("{}: `run` is empty in languages.toml", self.name))
    }

    /// The name of the language, with the source's edition if it has one.
    fn in_edition(&self, edition: &Said) -> String {
        if self.has_editions() { format!("{} ({edition})", self.name) } else { self.name.clone() }
    }

    /// The name of a source, with an extension by which compilers know the language.
    fn with_extension(&self, name: &str) -> String {
        let path = Path::new(name);
        let is_its = |known: &String| path.extension().is_some_and(|own| own == &**known);
        match self.extensions.first() {
            Some(first) if !self.extensions.iter().any(is_its) => {
                path.with_extension(first).to_string_lossy().into_owned()
            }
            _ => name.to_owned(),
        }
    }

    fn debug_options(&self, debug: bool) -> Result<Vec<String>> {
        let Some(options) = self.debug.as_deref().filter(|_| debug) else {
            return Ok(Vec::new());
        };
        Ok(shell_words::split(options)?)
    }
}

/// The file that a command starts, with its length and time of modification, which change when it is updated.
fn identity(program: &str) -> String {
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut files = env::split_paths(&folders).map(|folder| folder.join(program));
    let file = files.find(|file| file.is_file()).and_then(|file| fs::canonicalize(file).ok());
    let facts = file.as_ref().and_then(|file| fs::metadata(file).ok());
    format!("{file:?} {:?}", facts.map(|facts| (facts.len(), facts.modified().ok())))
}

/// Returns the folder of the results for these parts, creating it if needed. It appears only when complete,
/// since another process may be creating the same one.
pub(crate) fn kept<P: AsRef<[u8]>>(
    parent: &Path,
    parts: &[P],
    fill: impl FnOnce(&Path) -> Result<()>,
) -> Result<PathBuf> {
    let folder = parent.join(&digest(parts)[..16]);
    if folder.is_dir() {
        return Ok(folder);
    }
    let unwritable = || format!("{}: cannot be written", parent.display());
    fs::create_dir_all(parent).with_context(unwritable)?;
    let temporary = tempfile::tempdir_in(parent).with_context(unwritable)?;
    fill(temporary.path())?;
    match fs::rename(temporary.path(), &folder) {
        Err(error) if !folder.is_dir() => Err(error).with_context(unwritable),
        _ => Ok(folder),
    }
}

fn make(folder: &Path, name: &str, text: &[u8], compile: Option<CommandLine>) -> Result<()> {
    let path = folder.join(name);
    files::write(&path, text)?;
    let Some(CommandLine { path, arguments }) = compile else {
        return Ok(());
    };
    let mut command = Command::new(&path);
    machine::compile(command.args(arguments).current_dir(folder), "it does not compile")
}

#[derive(Default)]
struct Libraries {
    /// The options with which rustc finds the crates.
    options: Vec<String>,
    /// The digest of the crates' contents.
    contents: String,
}

fn libraries(debug: bool, solution: Option<&str>) -> Result<Libraries> {
    let solution = solution.map_or_else(any_solution, |name| Ok(name.to_owned()))?;
    let profile = if debug { Profile::Debug } else { Profile::Dev };
    let mut options = Vec::new();
    let mut contents = Vec::new();
    for (name, path) in Binaries::libraries_in(profile, &solution)? {
        contents.push(files::read(&path)?);
        options.extend(library_options(&name, &path));
    }
    let contents = digest(&contents);
    Ok(Libraries { options, contents })
}
