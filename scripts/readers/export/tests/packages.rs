//! Tests packages as a judge would: compiles their programs in C and runs them on their cases. The default
//! tests use three problems of different kinds; the others run with `--ignored`, which takes 20 minutes on two
//! processors. Tests that need a missing compiler are ignored, and with `SOME_TESTS` set all tests that export,
//! since they first compile the jury, which takes a minute.

use anyhow::{Context, Result, anyhow, ensure};
use export::{Built, export, refusal};
use judge::bundle::check::c::dialects;
use judge::catalog::{Catalog, Compare, Problem};
use judge::checker::compare_within;
use judge::packages::{self, Format};
use judge::verdict::interactor;
use jury::Random;
use jury::books::book;
use jury::dialogue::Then;
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use rand::SeedableRng;
use rust_to_c::toolchain::compiler;
use std::env;
use std::fs::{self, File};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use zip::ZipArchive;

/// The problems of the default run: with many cases per file, with an output validator, and with an
/// interactor.
const AT_ONCE: [&str; 3] = ["hdu1846", "cf1149e", "abc278_g"];

/// The problem with input in which any sign but H is a tail.
const ANY_SIGN: &str = "luogu_p2594";

/// The exit status of a validator that accepts.
const ACCEPTED: i32 = 42;
const REJECTED: i32 = 43;

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    let catalog = Catalog::load().unwrap();
    let problems = catalog.problems.iter().filter(|problem| refusal(problem).is_none());
    let mut trials: Vec<Trial> = problems
        .map(|problem| {
            let id = problem.id.clone();
            let is_slow = !AT_ONCE.contains(&id.as_str());
            let test = move || {
                let catalog = Catalog::load()?;
                try_package(catalog.problem(&id).context("the problem is no longer there")?)
            };
            exporting(format!("package_of_{}", problem.id), test).with_ignored_flag(is_slow)
        })
        .collect();
    trials.extend([
        exporting(
            "a_folder_that_is_not_a_package_is_not_replaced".into(),
            a_folder_that_is_not_a_package_is_not_replaced,
        ),
        exporting(
            "a_failure_leaves_the_older_package_as_it_was".into(),
            a_failure_leaves_the_older_package_as_it_was,
        ),
        Trial::test("a_problem_that_cannot_be_exported_is_refused_with_a_reason", || {
            a_problem_that_cannot_be_exported_is_refused_with_a_reason()
                .map_err(|error| failed(&error))
        }),
        Trial::test("a_broken_problem_is_reported", || {
            a_broken_problem_is_reported().map_err(|error| failed(&error))
        }),
    ]);
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A test that exports problems.
fn exporting(name: String, test: impl FnOnce() -> Result<()> + Send + 'static) -> Trial {
    Trial::ignorable_test(name, move || {
        if let Err(reason) = may_export() {
            return Ok(Completion::ignored_with(format!("{reason:#}")));
        }
        test().map_err(|error| failed(&error))?;
        Ok(Completion::Completed)
    })
}

fn failed(error: &anyhow::Error) -> Failed {
    format!("{error:#}").into()
}

fn may_export() -> Result<()> {
    ensure!(env::var_os("SOME_TESTS").is_none(), "SOME_TESTS is set");
    compiler()?;
    dialects(false)?;
    Ok(())
}

fn a_problem_that_cannot_be_exported_is_refused_with_a_reason() -> Result<()> {
    let catalog = Catalog::load()?;
    for (id, why) in [("poj2315", "not true of the game"), ("theeasychase", "calls a method")] {
        let said = catalog.problem(id).and_then(refusal).unwrap_or_default();
        ensure!(said.contains(why), "{id}: {said}");
    }
    Ok(())
}

fn a_folder_that_is_not_a_package_is_not_replaced() -> Result<()> {
    let catalog = Catalog::load()?;
    let problem = catalog.problem("hdu1846").ok_or_else(|| anyhow!("hdu1846 is missing"))?;
    let output = tempfile::tempdir()?;
    let folder = output.path().join(packages::folder(problem));
    let notes = folder.join("notes.txt");
    fs::create_dir_all(&folder)?;
    fs::write(&notes, "mine")?;
    let built = Built::of(&[problem])?;
    let refused = export(&built, problem, Format::KattisLegacy, output.path(), false);
    ensure!(refused.is_err(), "a folder with another file was replaced");
    ensure!(fs::read_to_string(&notes)? == "mine", "the file changed");
    fs::remove_file(notes)?;
    // An empty folder is filled, and the next package replaces the first.
    for format in [Format::KattisLegacy, Format::Kattis2025] {
        export(&built, problem, format, output.path(), false)?;
    }
    let yaml = fs::read_to_string(folder.join("problem.yaml"))?;
    ensure!(yaml.contains("2025-09"), "{yaml}");
    Ok(())
}

/// The solution of another problem is wrong on the first case.
fn a_failure_leaves_the_older_package_as_it_was() -> Result<()> {
    let mut catalog = Catalog::load()?;
    let mut problems = catalog.problems.iter_mut();
    let problem = problems
        .find(|problem| problem.id == "hdu1846")
        .ok_or_else(|| anyhow!("hdu1846 is missing"))?;
    let output = tempfile::tempdir()?;
    let package =
        export(&Built::of(&[&*problem])?, problem, Format::KattisLegacy, output.path(), true)?;
    let zip = package.folder.with_extension("zip");
    let right = problem.facts.solutions[0].name.clone();
    problem.facts.solutions[0].name = String::from("poj1067");
    let failed =
        export(&Built::of(&[&*problem])?, problem, Format::Kattis2025, output.path(), true);
    ensure!(failed.is_err(), "a wrong solution was exported");
    let yaml = fs::read_to_string(package.folder.join("problem.yaml"))?;
    ensure!(!yaml.contains("2025-09") && zip.is_file(), "the older package has changed: {yaml}");
    // The next package also replaces the zip file.
    problem.facts.solutions[0].name = right;
    export(&Built::of(&[&*problem])?, problem, Format::Kattis2025, output.path(), false)?;
    ensure!(!zip.exists(), "the older zip file is beside the new package");
    Ok(())
}

fn a_broken_problem_is_reported() -> Result<()> {
    let workspace = tempfile::tempdir()?;
    for folder in ["problems/broken", "scripts/truth/jury", "testdata"] {
        fs::create_dir_all(workspace.path().join(folder))?;
    }
    let manifest = "[workspace]\nmembers = [\"problems\", \"scripts/truth/jury\"]\n";
    fs::write(workspace.path().join("Cargo.toml"), manifest)?;
    fs::write(workspace.path().join("problems/broken/problem.toml"), "[")?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_export"));
    command.args(["--format", "domjudge", "--output", "packages"]).current_dir(workspace.path());
    let output = command.output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(!output.status.success() && said.contains("problem.toml"), "{said}");
    Ok(())
}

fn try_package(problem: &Problem) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let built = Built::of(&[problem])?;
    let package = export(&built, problem, Format::Domjudge, folder.path(), true)?;
    ensure!(package.spared.is_empty(), "{package}");
    ensure!(package.samples > 0 && package.secret > 3, "{package}");
    let package = Exported {
        problem,
        cases: cases(&package.folder)?,
        validator: compiled(&package.folder.join("input_validators/validate.c"))?,
        decider: package.folder.join("output_validators/validate.c"),
        folder: package.folder,
    };
    package.has_the_documented_files()?;
    package.validates_as_the_format()?;
    package.rejects_wrong_programs()?;
    if problem.facts.interactive {
        package.talks_as_the_jury()?;
    } else if problem.facts.compare == Compare::Rules {
        package.decides_as_the_jury()?;
    }
    Ok(())
}

struct Exported<'a> {
    problem: &'a Problem,
    folder: PathBuf,
    /// The paths of all inputs, in the order of judging.
    cases: Vec<PathBuf>,
    validator: PathBuf,
    /// The source of the output validator or interactor, which need not exist.
    decider: PathBuf,
}

impl Exported<'_> {
    /// The zip file holds the folder, and only files that DOMjudge's documentation names.
    fn has_the_documented_files(&self) -> Result<()> {
        let mut names = Vec::new();
        for (name, contents) in unzipped(&self.folder.with_extension("zip"))? {
            let is_documented = match name.split('/').collect::<Vec<_>>()[..] {
                ["problem.yaml" | "domjudge-problem.ini" | "problem.html"]
                | ["problem_statement", "problem.en.tex"]
                | ["input_validators" | "output_validators", "validate.c"] => true,
                ["data", "sample" | "secret", case] => {
                    [".in", ".ans", ".interaction"].iter().any(|ending| case.ends_with(ending))
                }
                ["submissions", verdict, _] => {
                    ["accepted", "wrong_answer", "time_limit_exceeded", "run_time_error"]
                        .contains(&verdict)
                }
                _ => false,
            };
            ensure!(is_documented, "{name} is not a file of a package");
            ensure!(
                fs::read(self.folder.join(&name))? == contents,
                "{name} differs in the zip file"
            );
            names.push(name);
        }
        if self.problem.id == "hdu1846" {
            let page = fs::read_to_string(self.folder.join("problem.html"))?;
            ensure!(page.contains("Memory limit: 64 MiB"), "not the limit of the package: {page}");
        }
        let count = files(&self.folder)?;
        ensure!(names.len() == count, "{} of {count} files are in the zip file", names.len());
        for needed in ["problem.yaml", "domjudge-problem.ini", "problem.html"] {
            ensure!(names.iter().any(|name| name == needed), "there is no {needed}");
        }
        Ok(())
    }

    /// Accepts all inputs, refuses numbers beyond their bounds, and agrees with the format on inputs with one
    /// changed byte.
    fn validates_as_the_format(&self) -> Result<()> {
        for case in &self.cases {
            ensure!(self.validates(&fs::read(case)?)? == ACCEPTED, "{} is refused", case.display());
        }
        let book = book(&self.problem.id)?;
        let mut refused = 0;
        for beyond in book.beyond(&mut Random::seed_from_u64(1)) {
            if book.validate(&beyond.input).is_err() {
                let status = self.validates(beyond.input.as_bytes())?;
                ensure!(status == REJECTED, "{} = {} is accepted", beyond.what, beyond.number);
                refused += 1;
            }
        }
        ensure!(refused > 0, "no bound was tried");
        let input = fs::read(&self.cases[0])?;
        for place in 0..input.len().min(40) {
            for other in *b"!-09 \n" {
                let mut changed = input.clone();
                changed[place] = other;
                let text = String::from_utf8_lossy(&changed);
                let expected = if book.validate(&text).is_ok() { ACCEPTED } else { REJECTED };
                ensure!(
                    self.validates(&changed)? == expected,
                    "the status should be {expected}:\n{text}"
                );
                let is_refused = expected == REJECTED || self.problem.id == ANY_SIGN;
                ensure!(other != b'!' || is_refused, "`!` is accepted at byte {place}");
            }
        }
        Ok(())
    }

    fn validates(&self, input: &[u8]) -> Result<i32> {
        Ok(run(&mut Command::new(&self.validator), input)?.0)
    }

    fn rejects_wrong_programs(&self) -> Result<()> {
        let decider = self.decider.is_file().then(|| compiled(&self.decider)).transpose()?;
        let mut wrong = 0;
        for folder in fs::read_dir(self.folder.join("submissions"))? {
            let folder = folder?.path();
            for source in fs::read_dir(&folder)? {
                let source = source?.path();
                if source.extension().is_none_or(|ending| ending != "c") {
                    continue;
                }
                let program = compiled(&source)?;
                // Some wrong programs take minutes on large cases, and are rejected by an earlier one.
                let mut verdicts =
                    self.cases.iter().map(|case| self.accepts(&program, decider.as_deref(), case));
                let rejected = verdicts.find(|verdict| !matches!(verdict, Ok(true)));
                let is_right = rejected.transpose()?.is_none();
                let should_be = folder.ends_with("accepted");
                ensure!(is_right == should_be, "{}: accepted: {is_right}", source.display());
                wrong += usize::from(!should_be);
            }
        }
        ensure!(wrong > 0, "there are no wrong programs");
        Ok(())
    }

    /// Returns whether the judge accepts a submission's answer to a case.
    fn accepts(&self, program: &Path, decider: Option<&Path>, case: &Path) -> Result<bool> {
        let answer = case.with_extension("ans");
        let Some(decider) = decider else {
            let (status, output) = run(&mut Command::new(program), &fs::read(case)?)?;
            let tolerance = self.problem.facts.compare.tolerance();
            let mismatch = compare_within(tolerance, &fs::read(answer)?, output.as_bytes());
            return Ok(status == 0 && mismatch.is_none());
        };
        let feedback = tempfile::tempdir()?;
        let mut judge = Command::new(decider);
        judge.args([case, &answer, feedback.path()]);
        if !self.problem.facts.interactive {
            let (status, output) = run(&mut Command::new(program), &fs::read(case)?)?;
            return Ok(status == 0 && run(&mut judge, output.as_bytes())?.0 == ACCEPTED);
        }
        let mut submission =
            Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (stdin, stdout) = (submission.stdin.take(), submission.stdout.take());
        let mut talking = judge
            .stdin(stdout.map_or_else(Stdio::null, Stdio::from))
            .stdout(stdin.map_or_else(Stdio::null, Stdio::from))
            .spawn()?;
        // Only the interactor may keep the pipes open, since otherwise they would not end.
        drop(judge);
        let status = talking.wait()?.code();
        let ended = submission.wait()?;
        Ok(status == Some(ACCEPTED) && ended.success())
    }

    /// The output validator agrees with the book on each output.
    fn decides_as_the_jury(&self) -> Result<()> {
        let decider = compiled(&self.decider)?;
        let mut book = book(&self.problem.id)?;
        let mut rejected = 0;
        for case in self.cases.iter().take(12) {
            let (input, answer) =
                (fs::read_to_string(case)?, fs::read_to_string(case.with_extension("ans"))?);
            let cases = book.split(&input)?;
            let other = answer.replacen(|letter: char| letter.is_ascii_digit(), "7", 1);
            let half = answer[..answer.len() / 2].to_owned();
            for output in [answer.clone(), other, half, format!("{answer}1\n"), String::new()] {
                let expected = book.accepts(&cases[0], &answer, &output);
                let expected = if expected == Some(Ok(())) { ACCEPTED } else { REJECTED };
                let feedback = tempfile::tempdir()?;
                let mut judge = Command::new(&decider);
                judge.args([case, &case.with_extension("ans"), feedback.path()]);
                let (status, _) = run(&mut judge, output.as_bytes())?;
                ensure!(status == expected, "{}: {status} for {output}", case.display());
                rejected += i32::from(status == REJECTED);
            }
        }
        ensure!(rejected > 0, "nothing was rejected");
        Ok(())
    }

    /// The interactor talks and decides as the jury's does.
    fn talks_as_the_jury(&self) -> Result<()> {
        let decider = compiled(&self.decider)?;
        let samples = fs::read_dir(self.folder.join("data/sample"))?;
        let mut verdicts = [0, 0];
        for sample in samples {
            let sample = sample?.path();
            if sample.extension().is_none_or(|ending| ending != "interaction") {
                continue;
            }
            let said = fs::read_to_string(&sample)?;
            let lines: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix('>')).collect();
            for planted in dialogues(&lines) {
                let (expected_output, is_right) =
                    self.jury(&sample.with_extension("in"), &planted)?;
                let feedback = tempfile::tempdir()?;
                let mut judge = Command::new(&decider);
                judge.args([&sample.with_extension("in"), &sample.with_extension("ans")]);
                judge.arg(feedback.path());
                let (status, output) = run(&mut judge, planted.as_bytes())?;
                let expected = if is_right { ACCEPTED } else { REJECTED };
                ensure!(status == expected, "{status}, not {expected}, for {planted:?}");
                ensure!(
                    output == expected_output,
                    "the interactor answers {output:?} to {planted:?}"
                );
                verdicts[usize::from(is_right)] += 1;
            }
        }
        ensure!(verdicts.iter().all(|&count| count > 0), "{verdicts:?}");
        Ok(())
    }

    /// The jury's answers to these lines, and whether it accepts them.
    fn jury(&self, input: &Path, planted: &str) -> Result<(String, bool)> {
        let expected = fs::read_to_string(input.with_extension("ans"))?;
        let mut interactor = interactor(self.problem, &fs::read_to_string(input)?)?;
        let mut lines = planted.split_inclusive('\n');
        let mut step = interactor.begin();
        let mut said = String::new();
        loop {
            said += &step.says;
            match step.then {
                Then::Fault(..) => return Ok((said, false)),
                Then::Over(report) => {
                    let is_right = report.split_whitespace().eq(expected.split_whitespace());
                    return Ok((said, is_right && lines.next().is_none()));
                }
                Then::Listen => {
                    let line = lines.next().and_then(|line| line.strip_suffix('\n'));
                    let Some(line) = line.filter(|line| line.is_ascii()) else {
                        return Ok((said, false));
                    };
                    step = interactor.hear(line.strip_suffix('\r').unwrap_or(line));
                }
            }
        }
    }
}

/// The program's lines in a correct dialogue, and faulty variants.
fn dialogues(lines: &[&str]) -> Vec<String> {
    let text = |lines: &[&str]| {
        let lines = lines.iter().flat_map(|line| [*line, "\n"]);
        lines.collect::<String>()
    };
    let whole = text(lines);
    let mut dialogues = vec![
        whole.clone(),
        whole.replace('\n', "\r\n"),
        whole.trim_end().to_owned(),
        format!("{whole}more\n"),
        String::new(),
    ];
    for at in 0..lines.len() {
        dialogues.push(text(&lines[..at]));
        for other in ["", "x", "0 0", "1 1", "1 2", "2 1 3", "é", "99999999999999999999 1"] {
            let mut lines = lines.to_vec();
            lines[at] = other;
            dialogues.push(text(&lines));
        }
    }
    dialogues
}

fn cases(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut cases = Vec::new();
    for group in ["sample", "secret"] {
        let mut inputs = Vec::new();
        for entry in fs::read_dir(folder.join("data").join(group))? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "in") {
                inputs.push(path);
            }
        }
        inputs.sort();
        cases.extend(inputs);
    }
    Ok(cases)
}

fn compiled(source: &Path) -> Result<PathBuf> {
    let program = source.with_extension("program");
    let output = Command::new("gcc")
        .args(["-std=c89", "-pedantic-errors", "-Wno-long-long", "-O1", "-o"])
        .args([&program, source])
        .output()?;
    ensure!(
        output.status.success(),
        "{}: {}",
        source.display(),
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(program)
}

fn run(command: &mut Command, input: &[u8]) -> Result<(i32, String)> {
    // The input is a file, since a program may leave part of it unread.
    let mut file = tempfile::tempfile()?;
    file.write_all(input)?;
    file.rewind()?;
    let output = command.stdin(file).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok((output.status.code().unwrap_or(-1), text))
}

/// The number of files below a folder, without compiled programs.
fn files(folder: &Path) -> Result<usize> {
    let mut count = 0;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            count += files(&path)?;
        } else if path.extension().is_none_or(|ending| ending != "program") {
            count += 1;
        }
    }
    Ok(count)
}

/// The names and contents in a zip file; fails if it is damaged.
fn unzipped(archive: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut archive = ZipArchive::new(File::open(archive)?)?;
    let mut files = Vec::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index)?;
        let mut contents = Vec::new();
        file.read_to_end(&mut contents)?;
        files.push((file.name()?.to_string(), contents));
    }
    Ok(files)
}
