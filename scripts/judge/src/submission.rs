//! The programs that a command judges: solutions of the catalogue, or other programs.

use crate::binaries::Binaries;
use crate::build::Build;
use crate::catalog::{Case, Catalog, Problem, Selection, Solution, called, workspace};
use crate::edition::{Edition, Said};
use crate::files;
use crate::languages::{self, Asked, CommandLine, Language, Languages};
use crate::program::{Allowance, Program};
use crate::report::escaped;
use anyhow::{Context, Error, Result, anyhow, bail, ensure};
use clap::Args;
use std::path::{Path, PathBuf};

/// The options for programs outside the catalogue.
#[derive(Args, Clone, Default)]
pub(crate) struct Own {
    /// Run this command instead of the problem's solutions
    ///
    /// For example './a.out' or 'python3 my.py'
    #[arg(long, value_name = "COMMAND")]
    pub(crate) program: Option<String>,

    /// Language of the source file, such as pypy
    ///
    /// Needed only if the file's extension does not determine it
    #[arg(long, value_name = "KEY")]
    language: Option<String>,

    /// Rust edition of the source file
    ///
    /// [default: its package's, or else the latest that the judge takes and in which it compiles]
    #[arg(long, value_enum, value_name = "EDITION", hide_possible_values = true)]
    edition: Option<Edition>,

    /// Multiply the time limit by N
    ///
    /// Replaces the allowance for the program's language
    #[arg(long, value_name = "N", value_parser = factor)]
    factor: Option<f64>,
}

fn factor(text: &str) -> Result<f64, String> {
    let factor = text.parse().ok();
    let sensible = factor.filter(|factor| languages::is_factor(*factor));
    sensible.ok_or_else(|| languages::FACTORS.to_owned())
}

/// A program to judge.
#[derive(Clone, Debug)]
pub(crate) enum Entry<'a> {
    Solution(&'a Solution),
    File(PathBuf),
    Command(String),
}

/// A program to judge, or the error that prevents its compilation.
pub(crate) struct Submission<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) entry: Entry<'a>,
    /// The name in reports, without control characters.
    pub(crate) name: String,
    /// The arguments of `cargo judge test` that name the program again: `poj1067`, or `poj1067 my.cpp`.
    pub(crate) call: String,
    executable: Result<Executable, String>,
}

/// A program that is built.
#[derive(Clone, Debug)]
pub(crate) struct Executable {
    /// The name in reports.
    name: String,
    command: CommandLine,
    allowance: Allowance,
}

impl Executable {
    /// Builds a program that helps to judge others: a slow solution, a generator or a checker. A name that is
    /// not a source file is a command.
    pub(crate) fn helper(name: &str) -> Result<Executable> {
        let problem = &Problem::unregistered(name.to_owned());
        let (own, languages, path) = (Own::default(), Languages::load()?, Path::new(name));
        let is_source = languages.of_source(path).is_some();
        let file = if is_source && (path.is_file() || !name.contains(' ')) {
            own.file(&Catalog::default(), &languages, name)?
        } else {
            None
        };
        let entry = file.map_or_else(|| Entry::Command(name.to_owned()), Entry::File);
        let built = own.build(vec![(problem, entry)], Build::default())?.pop();
        built.context("one program")?.executable.map_err(Error::msg)
    }

    pub(crate) fn program(&self) -> Program<'_> {
        let CommandLine { path, arguments } = &self.command;
        Program { name: &self.name, path, arguments, allowance: self.allowance }
    }
}

impl Submission<'_> {
    pub(crate) fn program(&self) -> Result<Program<'_>> {
        let executable = self.executable.as_ref();
        executable.map(Executable::program).map_err(|messages| anyhow!("{messages}"))
    }

    /// True if the program is not a solution of the catalogue.
    pub(crate) fn is_own(&self) -> bool {
        !matches!(self.entry, Entry::Solution(_))
    }

    /// Returns whether a case does not count for the verdict: only the catalogue's solutions must answer cases
    /// beyond the statement.
    pub(crate) fn is_apart(&self, case: &Case) -> bool {
        self.is_own() && case.is_beyond()
    }
}

impl Own {
    /// Returns the selected programs: solutions, or the given source files or command for the
    /// single named problem. `command` is the one to name in an error.
    pub(crate) fn entries<'a>(
        &self,
        catalog: &'a Catalog,
        selection: &Selection,
        command: &str,
    ) -> Result<Vec<(&'a Problem, Entry<'a>)>> {
        let (entries, names) = self.programs(catalog, selection)?;
        let is_own = !entries.is_empty();
        ensure!(!is_own || !names.is_empty(), no_problem(command));
        let filter = selection.filter.clone();
        let selected = Selection { names, filter }.of(catalog)?;
        if !is_own {
            let solutions = selected.into_iter();
            return Ok(solutions
                .map(|(problem, solution)| (problem, Entry::Solution(solution)))
                .collect());
        }
        let mut problems: Vec<&Problem> = selected.iter().map(|(problem, _)| *problem).collect();
        problems.dedup_by_key(|problem| &problem.id);
        let [problem] = problems[..] else {
            bail!(no_problem(command));
        };
        Ok(entries.into_iter().map(|entry| (problem, entry)).collect())
    }

    /// Like [`entries`](Own::entries), for cases of a single problem. If none is named, the
    /// programs are for `unregistered`, which needs no workspace.
    pub(crate) fn entries_of_one<'a>(
        &self,
        catalog: &'a Catalog,
        selection: &Selection,
        unregistered: &'a Problem,
        command: &str,
    ) -> Result<Vec<(&'a Problem, Entry<'a>)>> {
        let (programs, names) = self.programs(catalog, selection)?;
        let Some(name) = names.first() else {
            ensure!(!programs.is_empty(), NO_PROGRAM);
            let programs = programs.into_iter();
            return Ok(programs.map(|program| (unregistered, program)).collect());
        };
        workspace()
            .with_context(|| format!("{name}: no source file, so it must name a problem"))?;
        let entries = self.entries(catalog, selection, command)?;
        let first = &entries[0].0.id;
        let is_one = entries.iter().all(|(problem, _)| problem.id == *first);
        ensure!(is_one, "the cases belong to one problem, but several are named; name one");
        Ok(entries)
    }

    /// Separates source files and the command from problems.
    fn programs<'a>(
        &self,
        catalog: &Catalog,
        selection: &Selection,
    ) -> Result<(Vec<Entry<'a>>, Vec<String>)> {
        let languages = Languages::load()?;
        let mut programs = Vec::new();
        let mut names = Vec::new();
        for name in &selection.names {
            match self.file(catalog, &languages, name)? {
                Some(file) => programs.push(Entry::File(file)),
                None => names.push(name.clone()),
            }
        }
        self.check_use(&languages, &programs)?;
        programs.extend(self.program.clone().map(Entry::Command));
        Ok((programs, names))
    }

    /// Refuses options that do not apply to these files.
    fn check_use(&self, languages: &Languages, files: &[Entry]) -> Result<()> {
        ensure!(
            self.language.is_none() || !files.is_empty(),
            "`--language` says how a source file is compiled, and none is named"
        );
        let has_editions = |file: &Entry| match file {
            Entry::File(path) => {
                self.language_of(languages, path).is_ok_and(Language::has_editions)
            }
            _ => false,
        };
        ensure!(
            self.edition.is_none() || files.iter().any(has_editions),
            "`--edition` says how a source file in Rust is compiled, and none is named"
        );
        Ok(())
    }

    fn language_of<'l>(&self, languages: &'l Languages, path: &Path) -> Result<&'l Language> {
        match &self.language {
            Some(key) => languages.find(key),
            None => languages.of_source(path).context("its language is known"),
        }
    }

    /// Refuses options for source files with a solution of the catalogue.
    pub(crate) fn check_no_source(&self) -> Result<()> {
        ensure!(
            self.factor.is_none(),
            "`--factor` multiplies the time limit of a source file or a command, and none is named"
        );
        self.check_use(&Languages::load()?, &[])
    }

    /// Resolves a name to a source file, unless it names a problem, a solution or a game.
    pub(crate) fn file(
        &self,
        catalog: &Catalog,
        languages: &Languages,
        name: &str,
    ) -> Result<Option<PathBuf>> {
        let path = Path::new(name);
        let is_source = languages.of_source(path).is_some();
        if !is_source && (!path.is_file() || catalog.subject(name).is_ok()) {
            return Ok(None);
        }
        files::check_is_file(path)?;
        ensure!(
            is_source || self.language.is_some(),
            "{name}: no language has sources with this extension; name one by `--language`, add one in a \
             file that {} names, or give the command that runs it by `--program`",
            languages::VARIABLE
        );
        Ok(Some(path.to_owned()))
    }

    pub(crate) fn build<'a>(
        &self,
        entries: Vec<(&'a Problem, Entry<'a>)>,
        build: Build,
    ) -> Result<Vec<Submission<'a>>> {
        self.build_allowing(entries, build, Language::allowance)
    }

    /// Builds programs with this allowance for each language.
    pub(crate) fn build_allowing<'a>(
        &self,
        entries: Vec<(&'a Problem, Entry<'a>)>,
        build: Build,
        allowance: fn(&Language) -> Result<Allowance>,
    ) -> Result<Vec<Submission<'a>>> {
        let languages = Languages::load()?;
        let solutions = entries.iter().filter_map(|(_, entry)| match entry {
            Entry::Solution(solution) => Some(solution.name.as_str()),
            _ => None,
        });
        let solutions: Vec<&str> = solutions.collect();
        // Other programs need no workspace.
        let binaries =
            if solutions.is_empty() { Binaries::default() } else { build.binaries(solutions)? };
        let submission = |(problem, entry): (&'a Problem, Entry<'a>)| {
            let executable = match &entry {
                Entry::Solution(solution) => binaries.path(&solution.name).map(|path| {
                    let path = path.to_owned();
                    let arguments = Vec::new();
                    (CommandLine { path, arguments }, Allowance::default())
                }),
                Entry::File(path) => {
                    let compiled = self.compile(&languages, problem, path, build)?;
                    compiled.and_then(|(command, language)| Ok((command, allowance(language)?)))
                }
                Entry::Command(command) => {
                    ensure!(
                        !build.debug,
                        "`--debug` needs a source file, which it compiles differently"
                    );
                    let command = CommandLine::parse(command)?;
                    let language = languages.of_interpreter(&command.path);
                    let allowance = language.map(allowance);
                    Ok((command, allowance.transpose()?.unwrap_or_default()))
                }
            };
            let name = escaped(entry.name().as_bytes());
            let executable = executable.map(|(command, mut allowance)| {
                allowance.factor = self.factor.unwrap_or(allowance.factor);
                Executable { name: name.clone(), command, allowance }
            });
            let executable = executable.map_err(|error: Error| format!("{error:#}"));
            Ok(Submission { problem, call: self.call(problem, &entry), name, entry, executable })
        };
        entries.into_iter().map(submission).collect()
    }

    /// Compiles a source file. The inner error is that of the compiler.
    fn compile<'l>(
        &self,
        languages: &'l Languages,
        problem: &Problem,
        path: &Path,
        build: Build,
    ) -> Result<Result<(CommandLine, &'l Language)>> {
        let language = self.language_of(languages, path)?;
        ensure!(
            !build.debug || language.debug.is_some(),
            "{}: `--debug` is not available in {}: its table has no `debug`",
            path.display(),
            language.name
        );
        let built = |edition| {
            let solution = problem.facts.solutions.first().map(|solution| &*solution.name);
            let asked = Asked { debug: build.debug, solution, edition };
            language.build(path, &asked).map(|command| (command, language))
        };
        if !language.has_editions() {
            return Ok(built(Said::default()));
        }
        let judge = problem.judge();
        Ok(Said::of(path, self.edition, judge)?.or_2021(judge, built))
    }

    /// Returns the arguments that name an entry again.
    fn call(&self, problem: &Problem, entry: &Entry) -> String {
        let mut words = vec![problem.id.clone()];
        match entry {
            Entry::Solution(solution) => words = vec![solution.name.clone()],
            Entry::File(path) => {
                words.push(path.to_string_lossy().into_owned());
                if let Some(key) = &self.language {
                    words.extend(["--language".to_owned(), key.clone()]);
                }
                if let Some(edition) = self.edition {
                    words.extend(["--edition".to_owned(), edition.to_string()]);
                }
            }
            Entry::Command(command) => words.extend(["--program".to_owned(), command.clone()]),
        }
        if let Some(factor) = self.factor {
            words.extend(["--factor".to_owned(), factor.to_string()]);
        }
        escaped(shell_words::join(words).as_bytes())
    }
}

fn no_problem(command: &str) -> Error {
    let call = format!("{} {command}", called());
    let otherwise = match command {
        "test" | "watch" => {
            format!(", or a folder of cases, as in `{call} my.cpp --cases samples`")
        }
        "stress" => format!(
            ", or a slow program, as in `{call} my.cpp --against slow.py --generate gen.py`"
        ),
        _ => String::new(),
    };
    anyhow!(
        "name the one problem that the program is for, as in `{call} luogu_p2197 my.cpp`{otherwise}"
    )
}

const NO_PROGRAM: &str = "nothing is named that could run on the cases: name a source file, give a command by \
     `--program`, or name the problem whose solutions are to run";

impl Entry<'_> {
    fn name(&self) -> String {
        match self {
            Entry::Solution(solution) => solution.name.clone(),
            Entry::File(path) => path.to_string_lossy().into_owned(),
            Entry::Command(command) => command.clone(),
        }
    }
}
