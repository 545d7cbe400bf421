//! A solution in every form that a judge may be given, to compare them: as a program, even where
//! the judge calls a method.

use super::{Language, Style, Target, bundle, c, check};
use crate::catalog::{Problem, Solution, workspace};
use crate::jury::{self, Random, RuleBook, Visitor};
use crate::runner::{self, Bounds, End, Input};
use anyhow::{Context, Result, ensure};
use rand::SeedableRng;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// The programs that a solution becomes.
#[derive(Debug)]
pub struct Forms {
    /// The solution as cargo builds it.
    pub native: PathBuf,
    /// Its bundle in Rust.
    pub rust: PathBuf,
    /// Its bundle in C.
    pub c: PathBuf,
    /// The same, for a machine of 32 bits, if there is a compiler for one.
    pub narrow: Option<PathBuf>,
    /// The length of the bundle in Rust, in bytes.
    pub rust_bytes: usize,
    /// The length of the bundle in C.
    pub c_bytes: usize,
    /// Where the programs stand.
    _folder: TempDir,
}

impl Forms {
    /// Makes and compiles the bundles of a solution, of which cargo has built `native`.
    ///
    /// # Errors
    ///
    /// For a bundle that cannot be made, or does not compile.
    pub fn build(problem: &Problem, solution: &Solution, native: &Path) -> Result<Forms> {
        let folder = tempfile::tempdir().context("no temporary folder can be made")?;
        let rust = folder.path().join("rust");
        let target = Target::any(Language::Rust);
        let text = bundle(problem, solution, &target, Style::default())?;
        let rust_bytes = text.len();
        check::compile(solution, &target, "2021", &text, &rust)?;

        let text = bundle(
            problem,
            solution,
            &Target::any(Language::C),
            Style::default(),
        )?;
        let c_bytes = text.len();
        let dialects = c::check::dialects(false)?;
        let compile = |name, narrow| {
            let program = folder.path().join(name);
            let dialect = dialects.iter().find(|one| one.is_narrow() == narrow);
            let compiled = dialect.map(|dialect| dialect.compile(&text, &program));
            compiled.transpose().map(|done| done.map(|()| program))
        };
        Ok(Forms {
            native: native.to_owned(),
            rust,
            c: compile("c", false)?.context("no C compiler")?,
            narrow: compile("narrow", true)?,
            rust_bytes,
            c_bytes,
            _folder: folder,
        })
    }

    /// The programs with their names, the solution itself first.
    pub fn programs(&self) -> Vec<(&'static str, &Path)> {
        let narrow = self.narrow.as_deref().map(|path| ("C, 32 bits", path));
        let all = [
            ("native", &*self.native),
            ("Rust", &*self.rust),
            ("C", &*self.c),
        ];
        all.into_iter().chain(narrow).collect()
    }
}

/// The seed of the random inputs.
const SEED: u64 = 4;

/// The most cases in one input file.
const BATCH: usize = 25;

/// One input file of so many holds a case of any size that the judge allows.
const FULL: usize = 16;

/// What a program may use for one input.
const BOUNDS: Bounds = Bounds {
    time: Duration::from_secs(60),
    memory: None,
};

impl Forms {
    /// Runs all programs on so many random cases of the problem: how many of them are of full size.
    ///
    /// # Errors
    ///
    /// For a problem without a rule book; when two programs differ, or one does not end well: the
    /// file that holds the input.
    pub fn agree(&self, problem: &Problem, cases: usize) -> Result<usize> {
        let agreement = Agreement { forms: self, cases };
        jury::with_book(&problem.id, agreement)
            .with_context(|| format!("{}: no rule book", problem.id))?
    }

    /// The programs that do not write what the solution itself writes.
    fn dissenters(&self, input: &str) -> Result<Vec<&'static str>> {
        let mut outputs = Vec::new();
        for (name, program) in self.programs() {
            let run = runner::run(program, &[], Input::Bytes(input.as_bytes()), &BOUNDS)?;
            outputs.push((name, (run.end == End::Success).then_some(run.stdout)));
        }
        let native = outputs[0].1.clone();
        let differs = |(_, output): &(_, Option<Vec<u8>>)| output.is_none() || *output != native;
        let differing = outputs.into_iter().filter(differs);
        Ok(differing.map(|(name, _)| name).collect())
    }
}

/// Compares the programs on the cases of a rule book.
struct Agreement<'a> {
    forms: &'a Forms,
    cases: usize,
}

impl Visitor for Agreement<'_> {
    type Output = Result<usize>;

    fn visit<B: RuleBook>(self, book: B) -> Result<usize> {
        let mut random = Random::seed_from_u64(SEED);
        let (mut done, mut full) = (0, 0);
        for batch in 1.. {
            let left = self.cases - done;
            let cases = match (left, batch % FULL) {
                (0, _) => break,
                (_, 0) => {
                    full += 1;
                    vec![book.full(&mut random)]
                }
                _ => (0..left.min(BATCH).min(B::MAX_CASES))
                    .map(|_| book.random(&mut random))
                    .collect(),
            };
            let input = book.input(&cases);
            let dissenters = self.forms.dissenters(&input)?;
            if !dissenters.is_empty() {
                let file = workspace().join("target/differ.in");
                fs::write(&file, &input).context("the input cannot be written")?;
            }
            ensure!(
                dissenters.is_empty(),
                "another answer on target/differ.in: {}",
                dissenters.join("; ")
            );
            done += cases.len();
        }
        Ok(full)
    }
}
