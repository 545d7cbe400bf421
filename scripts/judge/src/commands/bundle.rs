//! `cargo judge bundle`

use super::test::conclude;
use crate::bundle::check::check;
use crate::bundle::destination::Destination;
use crate::bundle::file::File;
use crate::bundle::{Language, Style, Target, bundle, clipboard, toolchain};
use crate::catalog::{Catalog, Filter, Place, Problem, Selection, Solution, workspace};
use crate::edition::Edition;
use crate::languages::Languages;
use crate::machine;
use crate::output::stdout;
use crate::report;
use crate::stress::Shard;
use anyhow::{Context, Error, Result, bail, ensure};
use clap::value_parser;
use rayon::prelude::*;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags of the command line")]
pub(crate) struct Options {
    /// Solution, problem with one solution, or Rust file
    ///
    /// Solutions and problems are named by id or title, files by path
    #[arg(required_unless_present = "all", conflicts_with_all = ["all", "judges", "topics"])]
    solution: Option<String>,

    /// Check the bundle of a file on this case
    ///
    /// IN is an input, and OUT its expected output
    #[arg(
        long = "case",
        num_args = 2,
        value_names = ["IN", "OUT"],
        conflicts_with_all = ["all", "no_check"]
    )]
    cases: Vec<PathBuf>,

    /// Rust edition of a file
    ///
    /// [default: its package's, or else the latest that the judge takes and in which it compiles]
    #[arg(
        long,
        value_enum,
        value_name = "EDITION",
        hide_possible_values = true,
        conflicts_with = "all"
    )]
    edition: Option<Edition>,

    /// Memory limit of a file in C, in MiB [default: 1024]
    ///
    /// Seven eighths of it are one array, which some judges count from the start
    #[arg(
        long,
        value_name = "MIB",
        value_parser = value_parser!(u64).range(1..=1 << 20),
        conflicts_with = "all"
    )]
    memory: Option<u64>,

    /// Judge to submit to [default: the problem's own]
    ///
    /// The judge is named by its key in scripts/judge/judges.toml
    #[arg(long = "for", value_name = "JUDGE")]
    judge: Option<String>,

    /// Language [default: Rust if the judge is known to accept it, else C]
    #[arg(long, value_enum)]
    lang: Option<Language>,

    /// Write to this file [default: `-`, which is stdout]
    #[arg(short, long, value_name = "FILE", conflicts_with = "all")]
    output: Option<PathBuf>,

    /// Overwrite the file even if it is not a bundle
    #[arg(long, requires = "output")]
    force: bool,

    /// Copy to the clipboard and show where to submit
    #[arg(long, conflicts_with_all = ["all", "output"])]
    clipboard: bool,

    #[command(flatten)]
    style: Style,

    /// Skip compiling and running the bundle on its cases
    #[arg(long)]
    no_check: bool,

    /// Write and check all bundles, and print none
    #[arg(long)]
    all: bool,

    #[command(flatten)]
    filter: Filter,

    /// Bundle only the K-th of N shares of the solutions
    ///
    /// N machines with different K bundle all solutions
    #[arg(long, value_name = "K/N", requires = "all")]
    shard: Option<Shard>,

    /// Print a table of bundle sizes, and the compilers used
    #[arg(long, requires = "all")]
    summary: bool,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    if let Some(path) = options.solution.as_ref().filter(|name| is_file(name)) {
        return bundle_file(options, Path::new(path));
    }
    ensure!(
        options.cases.is_empty(),
        "a solution has its cases in testdata; `--case` is for a file that is named by its path"
    );
    ensure!(
        options.edition.is_none(),
        "a solution has the edition of problems/Cargo.toml; `--edition` is for a file that is named by its path"
    );
    ensure!(
        options.memory.is_none(),
        "a solution has the limits of its problem; `--memory` is for a file that is named by its path"
    );
    workspace().context(
        "only a checkout has the solutions of problems; without one, name a file by its path, as in `judge bundle my.rs`",
    )?;
    let catalog = Catalog::load()?;
    if let Some(name) = &options.solution {
        return bundle_one(options, &catalog, name);
    }
    let selection = Selection { filter: options.filter.clone(), ..Selection::default() };
    let failures = bundle_all(options, &catalog, &selection)?;
    Ok(conclude(&catalog, &selection, &failures, ExitCode::SUCCESS))
}

/// Returns whether an argument is the path of a file: one in Rust, or one that is called like no solution or problem.
fn is_file(argument: &str) -> bool {
    let path = Path::new(argument);
    let is_named =
        || Catalog::load().is_ok_and(|catalog| catalog.select(&[argument.to_owned()]).is_ok());
    path.extension().is_some_and(|ending| ending == "rs") || path.is_file() && !is_named()
}

/// Bundles an unregistered file and checks it on the given cases.
fn bundle_file(options: &Options, path: &Path) -> Result<ExitCode> {
    let languages = Languages::load()?;
    let other = languages.of_source(path).filter(|_| path.extension() != Some("rs".as_ref()));
    if let Some(language) = other {
        bail!("{}: a source in {}; only one in Rust can be bundled", path.display(), language.name);
    }
    let mut file = File::new(path, &options.cases)?;
    file.problem.facts.limits.memory_kib = options.memory.map(|mib| mib << 10);
    let target = target(options, &file.problem)?;
    let destination = destination(options, &target)?;
    let bundle = file.bundle(&target, options.edition, options.style)?;
    let name = &file.solution.name;
    if options.no_check {
        eprintln!("{name}: unchecked");
    } else {
        match file.check(&bundle)? {
            0 => {
                eprintln!("{name}: it compiles; what it answers is unchecked: add `--case IN OUT`");
            }
            1 => eprintln!("{name}: it passes the case"),
            cases => eprintln!("{name}: it passes {cases} cases"),
        }
    }
    eprintln!("{name}: {}", bundle.said);
    if let (Some(edition), Some(why)) = (bundle.target.edition, &bundle.why) {
        eprintln!("{name}: to be submitted in the edition {edition}: {}", why.root_cause());
    }
    let (target, text) = (&bundle.target, &bundle.text);
    hand_out(options, &file.problem, name, target, &destination, text)
}

fn bundle_one(options: &Options, catalog: &Catalog, name: &str) -> Result<ExitCode> {
    let (problem, solution) = catalog.solution(name)?;
    let target = target(options, problem)?;
    let destination = destination(options, &target)?;
    let text = checked_bundle(options, problem, solution, &target)?;
    hand_out(options, problem, &solution.name, &target, &destination, &text)
}

fn target(options: &Options, problem: &Problem) -> Result<Target> {
    // Nearly every judge takes C. A file in Rust must not be chosen by its name for one that does not.
    let in_c = || options.output.as_deref().filter(|path| is_in_c(path)).map(|_| Language::C);
    Target::new(problem, options.judge.as_deref(), options.lang.or_else(in_c))
}

fn destination(options: &Options, target: &Target) -> Result<Destination> {
    match &options.output {
        Some(path) if is_of_other_language(path, target.language) => {
            let (language, ending, other) = match target.language {
                Language::Rust => ("Rust", "rs", "c"),
                Language::C => ("C", "c", "rust"),
            };
            bail!(
                "{}: the bundle is in {language}: name the file {}, or use `--lang {other}`",
                path.display(),
                path.with_extension(ending).display()
            );
        }
        Some(path) => Destination::to(path, options.force),
        None => Ok(Destination::Stdout),
    }
}

fn hand_out(
    options: &Options,
    problem: &Problem,
    name: &str,
    target: &Target,
    destination: &Destination,
    text: &str,
) -> Result<ExitCode> {
    eprintln!("{name}: {}", size(text.len(), target));
    if let (Language::C, Some(compilers)) = (target.language, &target.judge.c) {
        eprintln!("{name}: {} compiles C by {compilers}", target.judge.name);
    }
    if options.style.libm && target.language == Language::C {
        eprintln!("{name}: the last digit of sin, exp, ln, powf … may differ from the judge's own");
    }
    if options.clipboard {
        let program = clipboard::copy(text)?;
        eprintln!("copied to the clipboard by {program}");
        eprintln!("{}", address(problem, target)?);
    } else {
        destination.write(text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns whether a file name's extension belongs to the other language.
fn is_of_other_language(path: &Path, language: Language) -> bool {
    match language {
        Language::Rust => is_in_c(path),
        Language::C => path.extension().is_some_and(|ending| ending == "rs"),
    }
}

/// Returns whether a file name's extension is one of C or C++.
fn is_in_c(path: &Path) -> bool {
    let ending = path.extension().and_then(OsStr::to_str);
    matches!(ending, Some("c" | "cc" | "cpp" | "cxx"))
}

/// A bundle, checked unless the options say otherwise.
fn checked_bundle(
    options: &Options,
    problem: &Problem,
    solution: &Solution,
    target: &Target,
) -> Result<String> {
    let text = bundle(problem, solution, target, options.style)?;
    if !options.no_check {
        check(problem, solution, target, &text)?;
    }
    Ok(text)
}

/// A size and the judge's limit.
fn size(bytes: usize, target: &Target) -> String {
    let judge = target.judge;
    match judge.source_bytes {
        Some(limit) => format!("{bytes} bytes; {}'s size limit is {limit}", judge.name),
        None if target.is_unspecified() => format!("{bytes} bytes"),
        None => format!("{bytes} bytes; {}'s size limit is unknown", judge.name),
    }
}

/// The address where the bundle is to be submitted.
fn address(problem: &Problem, target: &Target) -> Result<String> {
    if target.is_unspecified() {
        return Ok(String::from("name a judge with --for to see where to submit"));
    }
    let place = problem.place(target.key)?;
    let page = place.and_then(|place| place.judge.submit_page(place.number));
    if let Some(page) = page {
        return Ok(format!("submit it at {page}"));
    }
    let name = match place {
        Some(Place { url: Some(url), .. }) => return Ok(format!("the problem is at {url}")),
        Some(place) => place.name(),
        None => format!("the problem at {}", target.judge.name),
    };
    Ok(format!("{name}: its address is unknown"))
}

/// Returns the compilers that the sizes depend on.
fn compilers(languages: &[Language]) -> Result<String> {
    let mut compilers = vec![machine::rustc()?];
    // Without a toolchain there are no bundles in C, and each one reports that.
    if languages.contains(&Language::C)
        && let Ok(toolchain) = toolchain()
    {
        compilers.push(format!("bundles in C by way of {}", toolchain.version()));
    }
    Ok(compilers.join("; "))
}

/// Writes the bundles of all solutions, or of a share of them, and returns the errors.
fn bundle_all(options: &Options, catalog: &Catalog, selection: &Selection) -> Result<Vec<Error>> {
    let languages = match options.lang {
        Some(lang) => vec![lang],
        None => vec![Language::Rust, Language::C],
    };
    let shard = options.shard.unwrap_or(Shard::ALL);
    let solutions: Vec<_> = shard.share(selection.of(catalog)?.into_iter()).collect();
    // The first bundle in C waits for the standard library, and meanwhile those in Rust are made.
    let sizes: Vec<Vec<Result<usize>>> = languages
        .par_iter()
        .map(|&language| {
            let sizes = solutions.par_iter().map(|(problem, solution)| {
                let target = Target::new(problem, options.judge.as_deref(), Some(language))?;
                checked_bundle(options, problem, solution, &target).map(|text| text.len())
            });
            sizes.collect()
        })
        .collect();
    if options.summary {
        let mut headings = vec!["solution"];
        headings.extend(languages.iter().map(|language| match language {
            Language::Rust => "Rust, bytes>",
            Language::C => "C, bytes>",
        }));
        let mut table = report::markdown(&headings);
        for (row, (_, solution)) in solutions.iter().enumerate() {
            let sizes = sizes.iter().map(|of_language| match &of_language[row] {
                Ok(size) => size.to_string(),
                Err(_) => String::from("fails"),
            });
            table.add_row([solution.name.clone()].into_iter().chain(sizes));
        }
        writeln!(stdout(), "{}\n\n{table}", compilers(&languages)?)?;
    }
    let written = sizes.iter().flatten().filter(|size| size.is_ok()).count();
    eprintln!(
        "{written} of {} bundles written{}",
        sizes.iter().flatten().count(),
        if options.no_check { "" } else { " and checked" }
    );
    Ok(sizes.into_iter().flatten().filter_map(Result::err).collect())
}
