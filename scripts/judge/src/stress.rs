//! Programs against the jury: case after case, until one is answered differently.
//!
//! First come all small cases, then random ones that the rules still decide and, in turn with
//! them, cases of any size that the judge allows, on which programs must at least agree with each
//! other. Each processor has a worker with a rule book of its own: while one searches, the program
//! that another has started runs.

use crate::catalog::{Cases, Compare, Problem, workspace};
use crate::checker::compare;
use jury::{self, Random, RuleBook, Visitor, cases as generate};
use crate::runner::{self, Bounds, End, Input};
use anyhow::{Context, Result, bail};
use rand::SeedableRng;
use std::ffi::OsStr;
use std::fmt::{self, Display};
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How hard to look for a difference.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// What the random cases grow from.
    pub seed: u64,
    /// The time to spend, if it is bounded.
    pub time: Option<Duration>,
    /// The most cases of each kind. If there are more small ones, they are chosen evenly.
    pub cases: u64,
}

/// Where a case comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// From the list of all small cases.
    Small,
    /// Random, and small enough to be searched.
    Random,
    /// Random, of any size that the judge allows.
    Full,
}

/// A program to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// What it is called in a report.
    pub name: &'a str,
    /// Where it stands.
    pub path: &'a Path,
    /// What it is started with.
    pub arguments: &'a [&'a OsStr],
}

impl<'a> Program<'a> {
    /// A program that is started without arguments.
    pub fn new(name: &'a str, path: &'a Path) -> Self {
        Program {
            name,
            path,
            arguments: &[],
        }
    }
}

/// What came of a search for a difference.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The number of small cases that were tried.
    pub small: u64,
    /// Whether these were all small cases that there are.
    pub all_small: bool,
    /// The number of random cases.
    pub random: u64,
    /// The number of cases of full size.
    pub full: u64,
    /// The case that was answered differently.
    pub difference: Option<Difference>,
}

impl Report {
    /// The number of all cases.
    pub fn cases(&self) -> u64 {
        self.small + self.random + self.full
    }

    fn merge(mut self, other: Report) -> Report {
        self.small += other.small;
        self.all_small &= other.all_small;
        self.random += other.random;
        self.full += other.full;
        self.difference = self.difference.or(other.difference);
        self
    }
}

/// An input that is not answered as it should be, made as simple as could be.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The seed of the search.
    pub seed: u64,
    /// Where the case came from, before it was made simpler.
    pub kind: Kind,
    /// The input.
    pub input: String,
    /// The output that the rules demand, if they can be searched that far.
    pub expected: Option<String>,
    /// What each program did.
    pub answers: Vec<(String, Answer)>,
}

/// What a program did with an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It ended well, with this output.
    Output(String),
    /// It did not: what happened, and what it wrote to stderr.
    Failure(String),
}

/// Looks for a case of the problem that the programs do not answer as the rules demand, or not
/// alike. `progress` is told of each batch how many cases it had.
///
/// # Errors
///
/// When the problem has no rule book, or a program cannot be started.
pub fn stress(
    problem: &Problem,
    programs: &[Program],
    effort: Effort,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report> {
    let search = Search {
        programs,
        effort,
        progress,
        compare: problem.facts.compare,
        cases: problem.facts.cases,
        start: Instant::now(),
        over: AtomicBool::new(false),
    };
    jury::with_book(&problem.id, search)?
}

/// What a program may use for one input. It is generous: this is no race.
const BOUNDS: Bounds = Bounds {
    time: Duration::from_secs(10),
    memory: Some(2 << 30),
};

/// A batch ends with the case that makes it as long as this, in cases, bytes and searching time.
const BATCH: (usize, usize, Duration) = (4000, 1 << 16, Duration::from_millis(100));

/// How many simpler cases are tried in place of a failing one, and for how long.
const SHRINKING: (usize, Duration) = (2000, Duration::from_secs(30));

struct Search<'a> {
    programs: &'a [Program<'a>],
    effort: Effort,
    progress: &'a (dyn Fn(u64) + Sync),
    compare: Compare,
    cases: Cases,
    start: Instant,
    /// Whether a worker has found a difference.
    over: AtomicBool,
}

impl Visitor for Search<'_> {
    type Output = Result<Report>;

    fn visit<B: RuleBook>(self, _: B) -> Result<Report> {
        let workers = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..workers)
                .map(|worker| {
                    let search = &self;
                    scope.spawn(move || {
                        let report = search.work::<B>(worker, workers);
                        if !matches!(
                            &report,
                            Ok(Report {
                                difference: None,
                                ..
                            })
                        ) {
                            search.over.store(true, Ordering::Relaxed);
                        }
                        report
                    })
                })
                .collect();
            workers
                .into_iter()
                .map(|worker| match worker.join() {
                    Ok(report) => report,
                    Err(panic) => std::panic::resume_unwind(panic),
                })
                .reduce(|one, other| Ok(one?.merge(other?)))
                .unwrap_or_else(|| Ok(Report::default()))
        })
    }
}

impl Search<'_> {
    /// Whether this part of the time is over, or a difference has been found.
    fn is_over(&self, percent: u32) -> bool {
        let late = |time| self.start.elapsed() > time * percent / 100;
        self.over.load(Ordering::Relaxed) || self.effort.time.is_some_and(late)
    }

    /// The part of the cases that is one worker's.
    fn work<B: RuleBook>(&self, worker: usize, workers: usize) -> Result<Report> {
        let mut book = B::default();
        let stock = B::default();
        let Effort { seed, cases, .. } = self.effort;

        let stride = (stock.small().count() as u64).div_ceil(cases.max(1)).max(1) as usize;
        let mut small = stock
            .small()
            .step_by(stride)
            .skip(worker)
            .step_by(workers)
            .peekable();
        let numbers = || (worker as u64..cases).step_by(workers);
        let mut random = numbers()
            .map(|number| stock.random(&mut source(seed, 2 * number)))
            .peekable();
        let mut full = numbers()
            .map(|number| stock.full(&mut source(seed, 2 * number + 1)))
            .peekable();

        let mut report = Report::default();
        while small.peek().is_some() && !self.is_over(60) {
            report.small +=
                self.batch(&mut book, &mut small, Kind::Small, &mut report.difference)?;
        }
        report.all_small = stride == 1 && small.peek().is_none();
        // Random cases are given as much time as those of full size.
        let (mut random_time, mut full_time) = (Duration::ZERO, Duration::ZERO);
        while report.difference.is_none() && !self.is_over(100) {
            let start = Instant::now();
            let difference = &mut report.difference;
            match (random.peek(), full.peek()) {
                (None, None) => break,
                (Some(_), others) if others.is_none() || random_time <= full_time => {
                    report.random +=
                        self.batch(&mut book, &mut random, Kind::Random, difference)?;
                    random_time += start.elapsed();
                }
                _ => {
                    report.full += self.batch(&mut book, &mut full, Kind::Full, difference)?;
                    full_time += start.elapsed();
                }
            }
        }
        Ok(report)
    }

    /// Takes a batch of cases from a source and tries it: the number of its cases.
    fn batch<B: RuleBook>(
        &self,
        book: &mut B,
        source: &mut dyn Iterator<Item = B::Case>,
        kind: Kind,
        difference: &mut Option<Difference>,
    ) -> Result<u64> {
        let start = Instant::now();
        let (most, bytes, time) = BATCH;
        // Small cases come many at a time, though the judge may send fewer: most of what a short
        // run takes is its start.
        let most = if kind == Kind::Full || self.cases == Cases::Single {
            most.min(B::MAX_CASES)
        } else {
            most
        };
        let mut length = 0;
        let (mut decided, mut answers, mut open) = (Vec::new(), Vec::new(), Vec::new());
        while decided.len() + open.len() < most
            && length < bytes
            && start.elapsed() < time
            && let Some(case) = source.next()
        {
            length += book.input(std::slice::from_ref(&case)).len();
            match book.answer(&case) {
                Some(answer) => {
                    decided.push(case);
                    answers.push(answer);
                }
                None => open.push(case),
            }
        }
        if kind != Kind::Full && !open.is_empty() {
            bail!(
                "the rule book does not answer {:?}, though it is a {kind} case",
                open[0]
            );
        }
        for (cases, answers) in [(&decided, Some(&answers[..])), (&open, None)] {
            if difference.is_none() && !cases.is_empty() {
                *difference = self.try_cases(book, cases, answers, kind)?;
            }
        }
        let tried = (decided.len() + open.len()) as u64;
        (self.progress)(tried);
        Ok(tried)
    }

    /// Tries these cases: the difference they lead to, made as simple as could be. A program need
    /// not be right on more cases than the judge sends in one input, so a difference among more
    /// counts only if an input that the judge may send shows it too.
    fn try_cases<B: RuleBook>(
        &self,
        book: &mut B,
        cases: &[B::Case],
        answers: Option<&[String]>,
        kind: Kind,
    ) -> Result<Option<Difference>> {
        let expected = answers.map(|answers| book.output(answers));
        let Some(mut difference) = self.compare(book, cases, expected, kind)? else {
            return Ok(None);
        };
        if cases.len() <= B::MAX_CASES {
            self.shrink(book, cases.to_vec(), &mut difference)?;
            return Ok(Some(difference));
        }
        for (at, cases) in cases.chunks(B::MAX_CASES).enumerate() {
            let answers = answers.map(|answers| &answers[at * B::MAX_CASES..][..cases.len()]);
            let difference = self.try_cases(book, cases, answers, kind)?;
            if difference.is_some() {
                return Ok(difference);
            }
        }
        Ok(None)
    }

    /// Runs the programs on these cases, and compares what they do.
    fn compare<B: RuleBook>(
        &self,
        book: &B,
        cases: &[B::Case],
        expected: Option<String>,
        kind: Kind,
    ) -> Result<Option<Difference>> {
        let input = book.input(cases);
        let answers: Vec<(String, Answer)> = self
            .programs
            .iter()
            .map(|program| Ok((program.name.to_owned(), answer(program, &input)?)))
            .collect::<Result<_>>()?;
        let model = match (&expected, &answers[0].1) {
            (Some(expected), _) => Some(expected),
            (None, Answer::Output(output)) => Some(output),
            (None, Answer::Failure(_)) => None,
        };
        let agrees = |answer: &Answer| match (answer, model) {
            (Answer::Output(output), Some(model)) => {
                let lines = output.lines().count();
                compare(model.as_bytes(), output.as_bytes(), self.compare).is_none()
                    && (self.cases == Cases::Single || lines == cases.len())
            }
            _ => false,
        };
        let agree = answers.iter().all(|(_, answer)| agrees(answer));
        Ok((!agree).then_some(Difference {
            seed: self.effort.seed,
            kind,
            input,
            expected,
            answers,
        }))
    }

    /// Replaces a difference by the simplest one that steps to simpler cases lead to.
    fn shrink<B: RuleBook>(
        &self,
        book: &mut B,
        mut cases: Vec<B::Case>,
        found: &mut Difference,
    ) -> Result<()> {
        let start = Instant::now();
        let (most, time) = SHRINKING;
        let mut tries = 0;
        'simpler: loop {
            for simpler in simpler(book, &cases) {
                tries += 1;
                if tries > most || start.elapsed() > time {
                    return Ok(());
                }
                let answers: Option<Vec<String>> =
                    simpler.iter().map(|case| book.answer(case)).collect();
                let expected = answers.map(|answers| book.output(&answers));
                if let Some(difference) = self.compare(book, &simpler, expected, found.kind)? {
                    *found = difference;
                    cases = simpler;
                    continue 'simpler;
                }
            }
            return Ok(());
        }
    }
}

/// Lists of cases to try in place of one: fewer cases first, then simpler ones.
fn simpler<B: RuleBook>(book: &B, cases: &[B::Case]) -> Vec<Vec<B::Case>> {
    let mut lists = generate::shorter(cases, 1);
    // Simpler cases among many: only once there are few.
    for (at, case) in cases.iter().enumerate().take(8) {
        for case in book.simpler(case) {
            let mut list = cases.to_vec();
            list[at] = case;
            lists.push(list);
        }
    }
    lists
}

/// The source of one random case.
fn source(seed: u64, number: u64) -> Random {
    let mut source = Random::seed_from_u64(seed);
    source.set_stream(number);
    source
}

/// What a program does with an input.
fn answer(program: &Program, input: &str) -> Result<Answer> {
    let run = runner::run(
        program.path,
        program.arguments,
        Input::Bytes(input.as_bytes()),
        &BOUNDS,
    )?;
    let happened = match run.end {
        End::Success => return Ok(Answer::Output(String::from_utf8_lossy(&run.stdout).into())),
        End::Failed(status) => status,
        End::TimedOut => format!("no end after {} s", BOUNDS.time.as_secs()),
        End::OutOfMemory => String::from("more memory than 2 GiB"),
        End::Flooded => String::from("an endless output"),
    };
    let stderr = String::from_utf8_lossy(&run.stderr);
    Ok(Answer::Failure(format!("{happened}\n{stderr}")))
}

impl Difference {
    /// Saves the input, with the output that the rules demand, as `testdata/<problem>/found-*.in`
    /// and `.out`, and says where; without an expected output, below `target/`, because a bundled
    /// case needs one. What is there already stays as it is.
    ///
    /// # Errors
    ///
    /// When a file cannot be written.
    pub fn save(&self, problem: &Problem) -> Result<PathBuf> {
        let name = format!("found-{:016x}.in", hash(&self.input));
        let folder = match self.expected {
            Some(_) => problem.folder.clone(),
            None => workspace().join("target/found").join(&problem.id),
        };
        fs::create_dir_all(&folder)
            .with_context(|| format!("{}: cannot be made", folder.display()))?;
        let path = folder.join(name);
        if let Some(expected) = &self.expected {
            write_new(&path.with_extension("out"), expected)?;
        }
        write_new(&path, &self.input)?;
        Ok(path)
    }
}

/// Writes a file, unless there is one already.
fn write_new(path: &Path, text: &str) -> Result<()> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    match file.and_then(|mut file| file.write_all(text.as_bytes())) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            Err(error).with_context(|| format!("{}: cannot be written", path.display()))
        }
        _ => Ok(()),
    }
}

/// The FNV-1a hash of a text: the same on every machine.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Kind::Small => "small",
            Kind::Random => "random",
            Kind::Full => "full-size",
        })
    }
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "a {} case, made simpler; seed {}", self.kind, self.seed)?;
        writeln!(f, "input:\n{}", Excerpt(&self.input))?;
        if let Some(expected) = &self.expected {
            writeln!(f, "the rules:\n{}", Excerpt(expected))?;
        }
        for (name, answer) in &self.answers {
            match answer {
                Answer::Output(output) => writeln!(f, "{name}:\n{}", Excerpt(output))?,
                Answer::Failure(what) => writeln!(f, "{name} fails:\n{}", Excerpt(what))?,
            }
        }
        Ok(())
    }
}

/// The beginning of a text, indented.
struct Excerpt<'a>(&'a str);

impl Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        const LINES: usize = 12;
        const COLUMNS: usize = 100;
        let mut lines = self.0.trim_end().lines();
        for line in lines.by_ref().take(LINES) {
            let shown: String = line.chars().take(COLUMNS).collect();
            let more = if shown.len() < line.len() { " …" } else { "" };
            writeln!(f, "  {shown}{more}")?;
        }
        match lines.count() {
            0 => Ok(()),
            more => writeln!(f, "  … {more} more lines"),
        }
    }
}
