//! The search: batches of cases, small, random and of full size, spread over the processors.

use super::difference::{Comparer, Expected, Method};
use super::minimise::minimise;
use super::{Difference, Effort, Kind, Report, SmallCases, Tried};
use crate::catalog::Problem;
use crate::program::Program;
use crate::verdict;
use anyhow::{Result, bail};
use jury::Random;
use jury::books::{AnyBook, book};
use rand::{RngCore, SeedableRng};
use std::iter::Peekable;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

// A batch ends with the case that reaches one of these bounds.
const BATCH_CASES: usize = 4000;
const BATCH_BYTES: usize = 1 << 16;
const BATCH_SEARCH_TIME: Duration = Duration::from_millis(100);

/// The least processor time of a program on an input, even if the judge's limit is shorter.
pub(crate) const MIN_RUN_TIME: Duration = Duration::from_secs(2);

pub(crate) struct Search<'a> {
    problem: &'a Problem,
    comparer: Comparer<'a>,
    effort: Effort,
    small_count: u64,
    /// The processor time of a program on an input that the judge may send.
    time: Duration,
    progress: &'a (dyn Fn(u64) + Sync),
    start: Instant,
    /// True if a worker has found a difference.
    over: AtomicBool,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        problem: &'a Problem,
        programs: &'a [Program<'a>],
        effort: Effort,
        progress: &'a (dyn Fn(u64) + Sync),
    ) -> Result<Self> {
        Ok(Search {
            problem,
            comparer: Comparer { problem, programs, seed: effort.seed, memory: effort.memory },
            effort,
            small_count: book(&problem.id)?.small_count() as u64,
            time: verdict::bounds(problem).time.max(MIN_RUN_TIME),
            progress,
            start: Instant::now(),
            over: AtomicBool::new(false),
        })
    }

    pub(crate) fn run(&self) -> Result<Report> {
        let workers = thread::available_parallelism().map_or(1, NonZero::get);
        let reports = thread::scope(|scope| {
            let workers: Vec<_> = (0..workers)
                .map(|number| scope.spawn(move || self.work(number, workers)))
                .collect();
            let reports = workers.into_iter().map(|worker| {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            reports.collect::<Result<Vec<_>>>()
        })?;
        let merged = reports.into_iter().reduce(Report::merge);
        Ok(merged.expect("there is a worker at least"))
    }

    /// One worker's part of the search. Ends the others when it finds a difference or fails.
    fn work(&self, number: usize, workers: usize) -> Result<Report> {
        let report = Worker::new(self).and_then(|worker| worker.run(number, workers));
        if !matches!(&report, Ok(report) if report.difference.is_none()) {
            self.over.store(true, Ordering::Relaxed);
        }
        report
    }

    fn end(&self) -> Option<Instant> {
        let time = self.effort.time?;
        self.start.checked_add(time)
    }

    /// Returns whether this percentage of the time is over, or a difference has been found.
    fn is_over(&self, percent: u32) -> bool {
        let late = |time: Duration| self.start.elapsed() > time.mul_f64(f64::from(percent) / 100.0);
        self.over.load(Ordering::Relaxed) || self.effort.time.is_some_and(late)
    }
}

/// A worker with its own book and results.
struct Worker<'a> {
    search: &'a Search<'a>,
    book: Box<dyn AnyBook>,
    report: Report,
}

impl<'a> Worker<'a> {
    fn new(search: &'a Search<'a>) -> Result<Self> {
        let tried = Tried { all_small: search.small_count, ..Tried::default() };
        Ok(Worker {
            search,
            book: book(&search.problem.id)?,
            report: Report { tried, difference: None },
        })
    }

    fn run(mut self, number: usize, workers: usize) -> Result<Report> {
        let source = book(&self.search.problem.id)?;
        let Effort { seed, cases, shard, .. } = self.search.effort;
        let (first, step) = shard.cases_of(number, workers);
        let all = self.search.small_count;
        let stride = cases.map_or(1, |cases| all.div_ceil(cases.max(1)).max(1));
        let small = source.small().step_by(stride as usize);
        let small = small.skip(first as usize).step_by(step as usize);
        self.try_small(small, stride)?;

        let indices = || (first..cases.unwrap_or(u64::MAX)).step_by(step as usize);
        let random = indices().map(|index| source.random(&mut generator(seed, 2 * index)));
        let full = indices().map(|index| source.full(&mut generator(seed, 2 * index + 1)));
        self.try_random(random, full)?;
        Ok(self.report)
    }

    fn try_small(&mut self, small: impl Iterator<Item = String>, stride: u64) -> Result<()> {
        let mut small = small.peekable();
        while small.peek().is_some() && !self.is_over(60) {
            self.report.tried.small += self.try_batch(&mut small, Kind::Small)?;
        }
        let has_more = small.peek().is_some();
        self.end_with(has_more);
        self.report.tried.small_cases = match (stride, has_more) {
            (1, false) => SmallCases::All,
            (1, true) => SmallCases::First,
            _ => SmallCases::Sample,
        };
        Ok(())
    }

    /// Tries random cases and full-size ones, for equal times.
    fn try_random(
        &mut self,
        random: impl Iterator<Item = String>,
        full: impl Iterator<Item = String>,
    ) -> Result<()> {
        let (mut random, mut full) = (random.peekable(), full.peekable());
        let (mut random_time, mut full_time) = (Duration::ZERO, Duration::ZERO);
        while !self.is_over(100) {
            let start = Instant::now();
            match (random.peek(), full.peek()) {
                (None, None) => break,
                (Some(_), others) if others.is_none() || random_time <= full_time => {
                    self.report.tried.random += self.try_batch(&mut random, Kind::Random)?;
                    random_time += start.elapsed();
                }
                _ => {
                    self.report.tried.full += self.try_batch(&mut full, Kind::Full)?;
                    full_time += start.elapsed();
                }
            }
        }
        self.end_with(random.peek().is_some() || full.peek().is_some());
        Ok(())
    }

    /// Records whether the time limit, rather than the requested number, ended the cases of a source.
    fn end_with(&mut self, has_more: bool) {
        let is_bounded = self.search.effort.cases.is_some();
        let is_found = self.search.over.load(Ordering::Relaxed);
        self.report.tried.is_cut |= has_more && is_bounded && !is_found;
    }

    fn is_over(&self, percent: u32) -> bool {
        self.report.difference.is_some() || self.search.is_over(percent)
    }

    /// Takes a batch of cases from a source, tries it, and returns its size.
    fn try_batch(
        &mut self,
        source: &mut Peekable<impl Iterator<Item = String>>,
        kind: Kind,
    ) -> Result<u64> {
        let start = Instant::now();
        // Solutions refuse more cases, or a larger total, than the judge sends in one input.
        let most_cases = BATCH_CASES.min(self.book.most_cases());
        let mut sums = Vec::new();
        let (mut length, mut tried) = (0, 0);
        let methods = [Some(Method::Rules), Some(Method::SecondOpinion), None];
        let mut groups = methods.map(Group::new);
        while tried < most_cases
            && length < BATCH_BYTES
            && start.elapsed() < BATCH_SEARCH_TIME
            && let Some(case) = source.next_if(|case| fits(&mut sums, self.book.totals(case)))
        {
            length += case.len();
            tried += 1;
            let (by, answer) = match self.book.answer(&case) {
                Some(answer) => (Some(Method::Rules), Some(answer)),
                None if kind == Kind::Full => {
                    let answer = self.book.second_opinion(&case);
                    (answer.as_ref().map(|_| Method::SecondOpinion), answer)
                }
                None => bail!(
                    "the book of {} has no answer to this {kind} case; searchable ones need one:\n\
                     {case}",
                    self.search.problem.id
                ),
            };
            if let Some(group) = groups.iter_mut().find(|group| group.by == by) {
                group.cases.push(case);
                group.answers.extend(answer);
            }
        }
        self.report.tried.second_opinions += groups[1].cases.len() as u64;
        self.report.tried.unanswered += groups[2].cases.len() as u64;
        for group in &groups {
            if self.report.difference.is_none() && !group.cases.is_empty() {
                let Group { by, cases, answers } = group;
                self.report.difference = self.try_cases(cases, answers, *by, kind)?;
            }
        }
        (self.search.progress)(tried as u64);
        Ok(tried as u64)
    }

    /// Tries these cases and returns the minimised difference.
    fn try_cases(
        &mut self,
        cases: &[String],
        answers: &[String],
        by: Option<Method>,
        kind: Kind,
    ) -> Result<Option<Difference>> {
        let comparer = &self.search.comparer;
        let expected = by.map(|by| Expected { output: self.book.output(answers), by });
        let time = self.search.time;
        let book = &mut *self.book;
        let Some(difference) = comparer.difference(book, cases, expected, kind, time)? else {
            return Ok(None);
        };
        if self.search.over.swap(true, Ordering::Relaxed) {
            // Another worker is already minimising a difference.
            return Ok(None);
        }
        let (cases, end) = (cases.to_vec(), self.search.end());
        minimise(comparer, book, cases, difference, time, end).map(Some)
    }
}

/// Returns whether a case fits into one input together with earlier cases, and adds the case to
/// `sums`, their totals that the statement bounds. The first case always fits.
fn fits(sums: &mut Vec<i128>, totals: Vec<(i128, i128)>) -> bool {
    let is_first = sums.is_empty();
    sums.resize(totals.len(), 0);
    let mut fits = true;
    for (sum, (adds, most)) in sums.iter_mut().zip(totals) {
        *sum += adds;
        fits &= *sum <= most;
    }
    fits || is_first
}

/// Cases that are tried together, with their known answers.
struct Group {
    by: Option<Method>,
    cases: Vec<String>,
    answers: Vec<String>,
}

impl Group {
    fn new(by: Option<Method>) -> Self {
        Group { by, cases: Vec::new(), answers: Vec::new() }
    }
}

/// The generator of one random case.
fn generator(seed: u64, number: u64) -> Random {
    // Seeds beside each other give unrelated generators, but those of several searches should not overlap.
    let key = Random::seed_from_u64(seed).next_u64();
    Random::seed_from_u64(key ^ number)
}
