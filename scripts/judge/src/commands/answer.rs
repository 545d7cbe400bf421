//! `cargo judge answer`

use super::report_error;
use anyhow::{Context, Result, bail};
use judge::answer::by_rules;
use judge::catalog::{Catalog, Compare, Problem, workspace};
use judge::checker;
use judge::report::short;
use judge::verdict::{self, Verdict};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Options of `cargo judge answer`.
#[derive(clap::Args)]
#[command(after_help = "\
The answers are found by searching the game, never by a solution, so that a wrong solution cannot
confirm itself. A case that is too large to search is named.

Exit status: 0 if all is written or right already, 2 if not.")]
pub struct Options {
    /// The problem, by its id or title
    problem: String,

    /// Cases: a name in testdata/<problem>, whose .out is written; or a path, or `-` for stdin, whose
    /// answer is printed [default: all cases without an .out]
    cases: Vec<String>,

    /// Overwrite an .out that is wrong
    #[arg(long)]
    force: bool,
}

/// Writes the expected outputs of cases.
pub fn run(options: &Options) -> Result<ExitCode> {
    // A problem whose cases have no outputs yet is broken otherwise.
    let catalog = Catalog::read(&workspace().join("testdata"))?;
    let problem = catalog.problem_called(&options.problem)?;
    let mut cases = options.cases.clone();
    if cases.is_empty() {
        cases = unanswered(&problem.folder)?;
        if cases.is_empty() {
            println!("each case of {} has its .out already", problem.id);
        }
    }
    let mut status = ExitCode::SUCCESS;
    for case in &cases {
        if let Err(error) = answer(problem, case, options.force) {
            report_error(&error);
            status = ExitCode::from(2);
        }
    }
    Ok(status)
}

/// The names of the inputs in a folder that have no output.
fn unanswered(folder: &Path) -> Result<Vec<String>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("{}: cannot be read", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let is_input = path.extension().is_some_and(|extension| extension == "in");
        if is_input && !path.with_extension("out").exists() {
            names.extend(
                path.file_stem()
                    .map(|stem| stem.to_string_lossy().into_owned()),
            );
        }
    }
    names.sort();
    Ok(names)
}

fn answer(problem: &Problem, case: &str, force: bool) -> Result<()> {
    if case == "-" {
        let mut input = String::new();
        io::stdin()
            .read_to_string(&mut input)
            .context("stdin cannot be read")?;
        print!("{}", by_rules(&problem.id, &input).context("stdin")?);
        return Ok(());
    }
    let bundled = problem.folder.join(format!("{case}.in"));
    if !case.contains(['/', '\\']) && bundled.is_file() {
        return write(problem, &bundled, force);
    }
    let path = PathBuf::from(case);
    if !path.is_file() {
        bail!(
            "{case}: no such case in testdata/{}, and no such file",
            problem.id
        );
    }
    let input = read(&path)?;
    let answer = by_rules(&problem.id, &input).with_context(|| case.to_owned())?;
    print!("{answer}");
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{}: cannot be read", path.display()))
}

/// Writes the output of a bundled case, unless a different one would be lost.
fn write(problem: &Problem, path: &Path, force: bool) -> Result<()> {
    let input = read(path)?;
    let answer = by_rules(&problem.id, &input).with_context(|| short(path))?;
    let output = path.with_extension("out");
    if output.exists() {
        let old =
            fs::read(&output).with_context(|| format!("{}: cannot be read", short(&output)))?;
        let right = match problem.facts.compare {
            Compare::Output => checker::compare(answer.as_bytes(), &old).is_none(),
            Compare::Rules => {
                let verdict = verdict::of_output(problem, &input, answer.as_bytes(), &old)?;
                verdict == Verdict::Accepted
            }
        };
        if right {
            println!("{} is right already", short(&output));
            return Ok(());
        }
        if !force {
            bail!(
                "{}: differs from the answer by the rules, which `cargo judge answer {} {}` prints; \
                 --force overwrites it",
                short(&output),
                problem.id,
                short(path)
            );
        }
    }
    fs::write(&output, answer)
        .with_context(|| format!("{}: cannot be written", output.display()))?;
    println!("{} written", short(&output));
    Ok(())
}
