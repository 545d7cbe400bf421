//! Checks whether a problem is complete, whatever the state of others.

use crate::answer;
use crate::binaries::{self, Binaries, Profile};
use crate::bundle::{self, Language, Style, Target};
use crate::catalog::{Catalog, Problem, WrongProgram, rules_of, workspace};
use crate::edition;
use crate::formatting;
use crate::guide;
use crate::header::{self, UNWRITTEN};
use crate::mutants::try_mutants;
use crate::probing;
use crate::program::Program;
use crate::rejection::{Rejection, rejection};
use crate::report;
use crate::runner::Runner;
use crate::stress::{Effort, stress};
use crate::verdict;
use anyhow::{Context, Result, anyhow, bail, ensure};
use jury::Random;
use jury::books::{self, PROBLEMS};
use jury::second_opinion::SecondOpinion;
use jury::soundness;
use rand::SeedableRng;
use rayon::prelude::*;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The key of the judge for the user's own problems.
const OWN: &str = "own";

/// A short comparison with the jury; `cargo judge stress` runs as long as requested.
const EFFORT: Effort = Effort::of_cases(400);

const BRUTE_FORCE_CASES: usize = 200;

/// A check, which returns a line on success.
type Checking = fn(&Subject) -> Result<String>;

/// The checks, in the order in which a problem is written.
const CHECKS: &[(&str, Checking)] = &[
    ("description", |subject| subject.description()),
    ("samples", |subject| subject.samples()),
    ("header", |subject| subject.header()),
    ("solution", |subject| subject.solution()),
    ("book", |subject| subject.with_book(Subject::book)),
    ("format", |subject| subject.with_book(Subject::format)),
    ("rules", |subject| subject.with_book(Subject::rules)),
    ("second opinion", |subject| subject.with_book(Subject::second_opinion)),
    ("stress", |subject| subject.with_book(Subject::stress)),
    ("bounds", |subject| subject.with_book(Subject::bounds)),
    ("largest inputs", |subject| subject.with_book(Subject::largest_inputs)),
    ("mutants", |subject| subject.with_book(|subject| subject.mutants(SAMPLE))),
    ("wrong programs", |subject| subject.with_book(Subject::wrong_programs)),
    ("brute force", |subject| subject.brute_force()),
    ("guide", |subject| subject.guide()),
    ("formatting", |subject| subject.formatting()),
    ("bundle in Rust", |subject| subject.bundle(Language::Rust)),
    ("bundle in C", |subject| subject.bundle(Language::C)),
];

/// The slowest check, without sampling.
const ALL_MUTANTS: &[(&str, Checking)] =
    &[("mutants", |subject| subject.with_book(|subject| subject.mutants(usize::MAX)))];

/// The maximum number of a solution's mutants to try beside the other checks.
const SAMPLE: usize = 40;

/// Something that a problem must have.
#[derive(Debug)]
pub(crate) struct Check {
    pub(crate) what: &'static str,
    /// The result in a few words, or an error with the missing part and the remedy.
    pub(crate) result: Result<String>,
}

/// Runs all checks of a problem, or only the check of all mutants. If its description cannot be read, the only check
/// is that error.
pub(crate) fn checks(catalog: &Catalog, id: &str, all_mutants: bool) -> Result<Vec<Check>> {
    let root = workspace()?;
    let Some(problem) = catalog.problem(id) else {
        let broken = catalog.broken.iter().filter(|broken| broken.id.as_deref() == Some(id));
        let errors = broken.map(|broken| format!("{:#}\n", broken.error));
        let error = anyhow!("{}the other checks need it", errors.collect::<String>());
        let (what, result) = ("description", Err(error));
        return Ok(vec![Check { what, result }]);
    };
    let subject = Subject { root, problem, programs: OnceLock::new() };
    let checks = if all_mutants { ALL_MUTANTS } else { CHECKS };
    let checks = checks.par_iter().map(|&(what, check)| Check { what, result: check(&subject) });
    Ok(checks.collect())
}

struct Subject<'a> {
    root: &'a Path,
    problem: &'a Problem,
    /// The solutions, built for the first check that runs them.
    programs: OnceLock<Result<Binaries>>,
}

impl Subject<'_> {
    /// The note about checks skipped for a problem on no judge; `None` for others.
    fn not_asked(&self) -> Option<String> {
        let is_own = self.problem.facts.judge == OWN;
        is_own.then(|| String::from("not asked of a problem of your own"))
    }

    /// Runs a check that needs a book; skips it for a problem that lacks one, if it may.
    fn with_book(&self, check: impl FnOnce(&Self) -> Result<String>) -> Result<String> {
        let has_book = PROBLEMS.contains(&self.problem.id.as_str());
        self.not_asked().filter(|_| !has_book).map_or_else(|| check(self), Ok)
    }

    fn sources(&self) -> Vec<PathBuf> {
        let solutions = self.problem.facts.solutions.iter();
        solutions.map(|solution| self.root.join(&solution.path)).collect()
    }

    fn book_source(&self) -> PathBuf {
        self.problem.folder.join("book.rs")
    }

    fn description(&self) -> Result<String> {
        let facts = &self.problem.facts;
        let path = || format!("problems/{}/problem.toml", self.problem.id);
        let methods = facts.solutions.iter().map(|solution| ("method", &solution.method));
        let texts = [("topic", &facts.topic), ("theorem", &facts.theorem)];
        for (key, text) in texts.into_iter().chain(methods) {
            ensure!(text != UNWRITTEN, "{}: `{key}` is `{UNWRITTEN}`; write it", path());
        }
        self.problem.check_theory(self.root)?;
        Ok(path())
    }

    fn samples(&self) -> Result<String> {
        let cases = self.problem.cases()?;
        let samples = cases.iter().filter(|case| case.name.starts_with("sample-")).count();
        let id = &self.problem.id;
        ensure!(
            samples > 0 || self.problem.facts.note.is_some(),
            "testdata/{id}/sample-1.in: missing; write the sample of the statement there, or say in `note` of \
             problems/{id}/problem.toml why there is none"
        );
        Ok(format!("{samples} of {} cases", cases.len()))
    }

    fn header(&self) -> Result<String> {
        for source in self.sources() {
            let path = report::short(&source);
            let text = fs::read_to_string(&source)
                .with_context(|| format!("{path}: cannot be read; write the solution"))?;
            header::check(self.problem, &text).with_context(|| path)?;
        }
        Ok(String::from("as the description says"))
    }

    fn programs(&self) -> Result<Vec<Program<'_>>> {
        let solutions = self.problem.facts.solutions.iter();
        let names = solutions.map(|solution| solution.name.as_str());
        let built = self
            .programs
            .get_or_init(|| Binaries::build_in(self.root, Profile::Dev, names.clone()));
        let binaries = built.as_ref().map_err(|error| anyhow!("{error:#}"))?;
        names.map(|name| Ok(Program::new(name, binaries.path(name)?))).collect()
    }

    fn solution(&self) -> Result<String> {
        let bounds = verdict::bounds(self.problem);
        let cases = self.problem.cases()?;
        for program in self.programs()? {
            let name = program.name;
            for case in &cases {
                let judged =
                    verdict::judge(&Runner::default(), self.problem, case, &program, &bounds)?;
                ensure!(
                    judged.verdict.is_accepted(),
                    "{name} is not accepted on {}; `cargo judge test {name}` shows why",
                    case.name
                );
            }
        }
        Ok(String::from("accepted on all cases"))
    }

    fn book(&self) -> Result<String> {
        books::book(&self.problem.id)?;
        Ok(report::short(&self.book_source()))
    }

    fn format(&self) -> Result<String> {
        for case in &self.problem.cases()? {
            answer::check(self.problem, case)?;
        }
        Ok(String::from("the book reads all cases, and answers them so"))
    }

    fn rules(&self) -> Result<String> {
        let book = books::book(&self.problem.id)?;
        let games = soundness::play(&*book).map_err(|error| {
            anyhow!(
                "{error}\nfix it in the rules that {} imports",
                report::short(&self.book_source())
            )
        })?;
        if games > 0 {
            return Ok(format!("{games} games played"));
        }
        let case = book.small().next().context("the book has no small case; write `small`")?;
        match book.positions(&case) {
            Ok(_) => bail!(
                "no position has a move; write `moves` in the rules that {} imports",
                report::short(&self.book_source())
            ),
            Err(why) => Ok(format!("{why:#}")),
        }
    }

    fn second_opinion(&self) -> Result<String> {
        let mut book = books::book(&self.problem.id)?;
        let method = book.second_opinion_method();
        let path = report::short(&self.book_source());
        ensure!(
            method != SecondOpinion::Missing(UNWRITTEN),
            "{path}: it is not written yet; write `second_opinion`, or say in `SECOND_OPINION` why there is none"
        );
        soundness::second_opinion(&mut *book).map_err(|error| anyhow!("{path}: {error}"))?;
        Ok(reported(method))
    }

    fn stress(&self) -> Result<String> {
        let report = stress(self.problem, &self.programs()?, EFFORT, &|_| {})?;
        match report.difference {
            Some(difference) => bail!(
                "{difference}`cargo judge stress {}` looks for more, and keeps them",
                self.problem.id
            ),
            None => Ok(format!("{} cases", report.tried.cases())),
        }
    }

    /// Tries the numbers at each bound of the statement, and beyond.
    fn bounds(&self) -> Result<String> {
        let probes = books::book(&self.problem.id)?.probes(&mut Random::seed_from_u64(1));
        for program in self.programs()? {
            probing::check(self.problem, &program, &probes)?;
        }
        Ok(format!("{} numbers at them and beyond", probes.len()))
    }

    fn largest_inputs(&self) -> Result<String> {
        let (problem, bounds) = (self.problem, verdict::bounds(self.problem));
        let inputs = books::book(&problem.id)?.largest(&mut Random::seed_from_u64(1));
        for program in self.programs()? {
            let name = program.name;
            for (input, text) in &inputs {
                let verdict =
                    verdict::judge_text(problem, (text, None), &program, &bounds)?.verdict;
                ensure!(
                    !verdict.is_failure(),
                    "{name}: {} on the input called {input}, which `cargo judge bench {name}` measures",
                    verdict.code()
                );
            }
        }
        Ok(format!("{}, answered within the limits", inputs.len()))
    }

    fn mutants(&self, most: usize) -> Result<String> {
        books::book(&self.problem.id)?;
        let mut said = Vec::new();
        let mut missing = String::new();
        for solution in &self.problem.facts.solutions {
            let trial = try_mutants(self.problem, solution, most)?;
            for gap in &trial.gaps {
                missing += &gap.to_string();
            }
            said.push(format!(
                "{} tried; the cases reject {}, and no short case of the search rejects another",
                trial.tried, trial.rejected
            ));
        }
        ensure!(
            missing.is_empty(),
            "the search rejects changes of the solution that all cases of testdata/{0}/ accept; add there, as \
             edge-<what>.in and .out, {missing}",
            self.problem.id
        );
        Ok(said.join("; "))
    }

    fn wrong_programs(&self) -> Result<String> {
        let programs = self.problem.wrong_programs()?;
        let id = &self.problem.id;
        ensure!(
            !programs.is_empty(),
            "there is none; write problems/{id}/wrong.rs, with a public function for each program \
             that makes a plausible mistake"
        );
        let path = binaries::program("wrong", "wrong")?;
        for WrongProgram { name, file, .. } in &programs {
            let program =
                Program { arguments: &[OsString::from(name)], ..Program::new(name, &path) };
            let rejected: Option<Rejection> = rejection(self.problem, &program)?;
            ensure!(
                rejected.is_some(),
                "{}: no case rejects {name}; add one to testdata/{id}/ or to the book, or remove it if it is right",
                report::short(file)
            );
        }
        Ok(format!("{}, each rejected by a case", programs.len()))
    }

    /// Compares the solutions with the brute force, which shares no code with this project.
    fn brute_force(&self) -> Result<String> {
        let brute_force = self.problem.folder.join("brute.py");
        if !brute_force.is_file() {
            return self.not_asked().with_context(|| {
                format!(
                    "{}: missing; write it after problems/poj1704/brute.py, from the statement alone",
                    report::short(&brute_force)
                )
            });
        }
        let compare = self.root.join("scripts/truth/oracles/compare.py");
        let cases = BRUTE_FORCE_CASES.to_string();
        let output = Command::new("python3")
            .arg(&compare)
            .args([&self.problem.id, "--cases", &cases, "--seed", "1"])
            .output()
            .context("python3 cannot be started; install Python 3.11 or newer")?;
        let said = |bytes| report::escaped(bytes).trim().to_owned();
        ensure!(
            output.status.success(),
            "{} {} --seed 1 fails:\n{}\n{}",
            report::short(&compare),
            self.problem.id,
            said(&output.stdout),
            said(&output.stderr)
        );
        Ok(format!("{cases} cases"))
    }

    fn guide(&self) -> Result<String> {
        if let Some(nothing) = self.not_asked() {
            return Ok(nothing);
        }
        ensure!(
            !self.problem.facts.guide.is_empty() || guide::names(self.root, self.problem)?,
            "problems/{}/problem.toml: no [[guide]]; name there the row of its theory in {}, and the trap",
            self.problem.id,
            guide::PAGES.join(" or ")
        );
        guide::check(self.root, self.problem)?;
        Ok(format!("{} rows", self.problem.facts.guide.len()))
    }

    fn formatting(&self) -> Result<String> {
        let mut programs = self.sources();
        programs.extend(Some(self.problem.wrong_file()).filter(|file| file.is_file()));
        for program in &programs {
            formatting::check(program, edition::of_packaged(program)?)?;
        }
        let edition = edition::of_packaged(&self.root.join("scripts/truth/jury/src/lib.rs"))?;
        let modules = self.jury_sources()?;
        for module in &modules {
            formatting::check(module, edition)?;
        }
        Ok(format!("{} files", programs.len() + modules.len()))
    }

    /// The book, and the rules that it imports.
    fn jury_sources(&self) -> Result<Vec<PathBuf>> {
        let book = self.book_source();
        let Ok(text) = fs::read_to_string(&book) else {
            return Ok(Vec::new());
        };
        let imports = text.split("rules::").skip(1);
        let games = imports.filter_map(|rest| rest.split("::").next());
        let mut sources = vec![book];
        for game in games {
            let rules = rules_of(self.root, game)?;
            sources.extend(rules.map(|path| self.root.join(path)));
        }
        Ok(sources)
    }

    fn bundle(&self, language: Language) -> Result<String> {
        let mut sizes = Vec::new();
        for solution in &self.problem.facts.solutions {
            let target = Target::new(self.problem, None, Some(language))?;
            let text = bundle::bundle(self.problem, solution, &target, Style::default())?;
            bundle::check::check(self.problem, solution, &target, &text)?;
            sizes.push(format!("{} bytes", text.len()));
        }
        Ok(sizes.join(", "))
    }
}

/// The check's line about a valid second opinion.
pub fn reported(method: SecondOpinion) -> String {
    match method {
        SecondOpinion::By(_) | SecondOpinion::SameClaim(_) => {
            format!("{}, and agrees with the rules", method.kind())
        }
        SecondOpinion::Missing(_) => method.in_words(),
        _ => method.kind().to_owned(),
    }
}
