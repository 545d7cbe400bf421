//! The cases of a package: bundled cases within the statement, and cases made by the book.
//!
//! Inputs have the statement's format. Answers come from the rules if a search is possible, else from the
//! second opinion, and at full size from the solution, which must agree with all answers.

use anyhow::{Context, Result, bail, ensure};
use judge::catalog::Problem;
use judge::program::Program;
use judge::runner::{Bounds, End, Ending, Runner};
use judge::verdict::{self, Verdict};
use jury::Random;
use jury::books::{AnyBook, book};
use jury::dialogue::{Interactor, Step};
use rand::SeedableRng;
use std::fs;
use std::slice;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

/// The maximum size of an input in bytes.
const MOST_INPUT: usize = 16 << 20;

/// The maximum total size of inputs and answers in bytes.
const MOST_DATA: usize = 32 << 20;

/// The size in bytes from which a file takes no more cases.
const FILE: usize = 1 << 15;

/// The number of cases in a file that may hold many.
const CASES: usize = 1000;

/// The number of files of each kind, if each holds one case.
const FILES: usize = 6;

/// The number of cases of each kind (small, random, full-size) to try against a wrong program not yet
/// rejected.
const SEARCHED: usize = 3000;

/// Generous limits, since the solution is not under test.
const BOUNDS: Bounds = Bounds { time: Duration::from_secs(60), memory: None };

#[derive(Clone, Debug)]
pub struct Case {
    pub name: String,
    pub input: String,
    pub answer: String,
    /// The dialogue, for a sample of an interactive problem.
    pub interaction: Option<String>,
}

#[derive(Debug, Default)]
pub struct Cases {
    pub samples: Vec<Case>,
    /// The secret cases in the order of names, which is the order of judging.
    pub secret: Vec<Case>,
}

impl Cases {
    /// Makes the cases of a problem.
    ///
    /// # Errors
    ///
    /// Fails if the solution is wrong about a case, or if a case cannot be read.
    pub fn of(problem: &Problem, solution: &Program) -> Result<Cases> {
        let mut maker =
            Maker { problem, solution, book: book(&problem.id)?, cases: Cases::default() };
        maker.bundled()?;
        maker.made()?;
        maker.cases.have_a_sample();
        Ok(maker.cases)
    }

    /// All cases, in the order of judging.
    pub fn all(&self) -> impl Iterator<Item = &Case> {
        self.samples.iter().chain(&self.secret)
    }

    /// Makes the shortest case a sample if there is none.
    fn have_a_sample(&mut self) {
        let numbers = 0..self.secret.len();
        let shortest = numbers.min_by_key(|&number| self.secret[number].input.len());
        if let Some(shortest) = shortest.filter(|_| self.samples.is_empty()) {
            let case = self.secret.remove(shortest);
            let name = String::from("sample-1");
            self.samples.push(Case { name, ..case });
        }
    }

    fn has(&self, input: &str) -> bool {
        self.all().any(|case| case.input == input)
    }

    fn length(&self) -> usize {
        self.all().map(|case| case.input.len() + case.answer.len()).sum()
    }

    /// Adds a case, always the same, that refutes a wrong program, if one is found, before the full-size
    /// cases.
    ///
    /// # Errors
    ///
    /// Fails if the solution disagrees with the answer.
    pub fn add_against(
        &mut self,
        problem: &Problem,
        solution: &Program,
        wrong: &Program,
    ) -> Result<()> {
        let mut book = book(&problem.id)?;
        let stride = book.small_count().div_ceil(SEARCHED).max(1);
        let rng = &mut Random::seed_from_u64(2);
        let mut small = book.small().step_by(stride);
        for number in 0..3 * SEARCHED {
            let case = match number % 3 {
                0 => small.next().unwrap_or_else(|| book.random(rng)),
                1 => book.random(rng),
                _ => book.full(rng),
            };
            let answer = book.answer(&case);
            let Some(answer) = answer.or_else(|| book.second_opinion(&case)) else {
                continue;
            };
            let (input, answer) = (book.join(&[case]), tidied(&book.output(&[answer])));
            if !is_valid(&*book, &input)
                || judged(problem, wrong, &input, &answer, &BOUNDS)?.is_accepted()
            {
                continue;
            }
            confirm(problem, solution, &input, &answer)?;
            let name = format!("2-against-{}", wrong.name.replace('_', "-"));
            let place = self.secret.partition_point(|case| case.name < name);
            let interaction = None;
            let case = Case { name, input, answer, interaction };
            self.secret.insert(place, case);
            break;
        }
        Ok(())
    }
}

struct Maker<'a> {
    problem: &'a Problem,
    solution: &'a Program<'a>,
    book: Box<dyn AnyBook>,
    cases: Cases,
}

impl Maker<'_> {
    fn bundled(&mut self) -> Result<()> {
        let mut cases = self.problem.cases()?;
        cases.retain(|case| !case.is_beyond());
        // Other cases may equal a sample in another format.
        cases.sort_by_key(|case| !case.name.starts_with("sample"));
        for case in cases {
            let read = |path| {
                fs::read_to_string(path).with_context(|| format!("{}: cannot be read", case.name))
            };
            let split = self.book.split(&read(&case.input)?)?;
            let input = self.book.join(&split);
            // Tools that read packages reject an empty output.
            if split.is_empty() || !is_valid(&*self.book, &input) || self.cases.has(&input) {
                continue;
            }
            let answer = tidied(&read(&case.output)?);
            confirm(self.problem, self.solution, &input, &answer)?;
            let is_sample = case.name.starts_with("sample");
            let (cases, name) = if is_sample {
                (&mut self.cases.samples, case.name)
            } else {
                (&mut self.cases.secret, format!("1-{}", case.name))
            };
            let interaction = (is_sample && self.problem.facts.interactive)
                .then(|| interaction(self.problem, self.solution, &input))
                .transpose()?;
            cases.push(Case { name, input, answer, interaction });
        }
        Ok(())
    }

    /// Adds the cases that the book makes.
    fn made(&mut self) -> Result<()> {
        let most = self.book.most_cases().min(CASES);
        let wanted = if most > 1 { most } else { FILES };
        let stride = self.book.small_count().div_ceil(wanted).max(1);
        let small: Vec<String> = self.book.small().step_by(stride).collect();
        self.add_files("3-small", small)?;
        let rng = &mut Random::seed_from_u64(1);
        let made: Vec<String> = (0..wanted).map(|_| self.book.random(rng)).collect();
        self.add_files("4-random", made)?;
        let made: Vec<String> = (0..wanted.min(100)).map(|_| self.book.full(rng)).collect();
        self.add_files("5-full", made)?;
        for (number, (_, input)) in (1..).zip(self.book.largest(rng)) {
            self.add(&format!("6-largest-{number:02}"), input, None)?;
        }
        Ok(())
    }

    /// Adds one file of as many cases as fit, or a file per case.
    fn add_files(&mut self, name: &str, cases: Vec<String>) -> Result<()> {
        if self.book.most_cases() == 1 {
            for (number, case) in (1..).zip(cases) {
                let answer = self.answered(slice::from_ref(&case));
                let input = self.book.join(&[case]);
                self.add(&format!("{name}-{number:02}"), input, answer)?;
            }
            return Ok(());
        }
        let mut sums: Vec<i128> = Vec::new();
        let mut length = 0;
        let mut fitting = Vec::new();
        for case in cases {
            let totals = self.book.totals(&case);
            sums.resize(totals.len(), 0);
            let fits = sums.iter().zip(&totals).all(|(sum, (adds, most))| sum + adds <= *most);
            if fits && (length < FILE || fitting.is_empty()) {
                for (sum, (adds, _)) in sums.iter_mut().zip(totals) {
                    *sum += adds;
                }
                length += case.len();
                fitting.push(case);
            }
        }
        let answer = self.answered(&fitting);
        let input = self.book.join(&fitting);
        self.add(name, input, answer)
    }

    /// The output by the rules or the second opinion, if they decide all cases.
    fn answered(&mut self, cases: &[String]) -> Option<String> {
        let book = &mut self.book;
        let answers: Option<Vec<String>> = cases
            .iter()
            .map(|case| book.answer(case).or_else(|| book.second_opinion(case)))
            .collect();
        Some(tidied(&self.book.output(&answers?)))
    }

    /// Adds a case unless it is a duplicate, too long, or against the statement.
    fn add(&mut self, name: &str, input: String, answer: Option<String>) -> Result<()> {
        if input.len() > MOST_INPUT || self.cases.has(&input) || !is_valid(&*self.book, &input) {
            return Ok(());
        }
        let answer = match answer {
            Some(answer) => answer,
            None => tidied(&answer_of(self.problem, self.solution, &input)?),
        };
        if self.cases.length() + input.len() + answer.len() > MOST_DATA {
            return Ok(());
        }
        confirm(self.problem, self.solution, &input, &answer)
            .with_context(|| format!("case {name}"))?;
        self.cases.secret.push(Case { name: name.into(), input, answer, interaction: None });
        Ok(())
    }
}

fn is_valid(book: &dyn AnyBook, input: &str) -> bool {
    !input.is_empty() && book.validate(input).is_ok()
}

fn confirm(problem: &Problem, solution: &Program, input: &str, answer: &str) -> Result<()> {
    let verdict = judged(problem, solution, input, answer, &BOUNDS)?;
    ensure!(
        verdict.is_accepted(),
        "{} is {} on the input\n{}",
        solution.name,
        verdict.code(),
        input.chars().take(500).collect::<String>()
    );
    Ok(())
}

/// Ends lines with `\n`, and removes trailing spaces and blank lines.
fn tidied(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let text = lines.join("\n");
    format!("{}\n", text.trim_end())
}

/// The verdict of a judge that uses packages and compares tokens instead of lines.
///
/// # Errors
///
/// Fails if the program cannot be run.
pub fn judged(
    problem: &Problem,
    program: &Program,
    input: &str,
    answer: &str,
    bounds: &Bounds,
) -> Result<Verdict> {
    let judged = verdict::judge_text(problem, (input, Some(answer)), program, bounds)?;
    let has_same_tokens = || {
        let output = judged.output().map(String::from_utf8_lossy);
        output.is_some_and(|output| {
            output.split_ascii_whitespace().eq(answer.split_ascii_whitespace())
        })
    };
    match &judged.verdict {
        Verdict::WrongAnswer(_) if has_same_tokens() => Ok(Verdict::Accepted),
        verdict => Ok(verdict.clone()),
    }
}

/// A solution's output, or the judge's report on the dialogue.
fn answer_of(problem: &Problem, solution: &Program, input: &str) -> Result<String> {
    let runner = Runner::default();
    let Program { path, arguments, .. } = *solution;
    if problem.facts.interactive {
        let interactor = verdict::interactor(problem, input)?;
        let (_, dialogue) = runner.converse(path, arguments, interactor, &BOUNDS)?;
        return match dialogue.ending {
            Ending::Over(report) => Ok(report),
            _ => bail!("{}: the dialogue fails:\n{dialogue}", solution.name),
        };
    }
    let run = runner.run(path, arguments, input.as_bytes(), &BOUNDS)?;
    ensure!(run.end == End::Success, "{}: {:?}", solution.name, run.end);
    Ok(String::from_utf8(run.stdout)?)
}

/// The dialogue about a case in the format of packages: `<` begins the judge's lines, and `>` the program's.
fn interaction(problem: &Problem, solution: &Program, input: &str) -> Result<String> {
    let (lines, said) = mpsc::channel();
    let listener = Listener { interactor: verdict::interactor(problem, input)?, lines };
    let Program { path, arguments, .. } = *solution;
    Runner::default().converse(path, arguments, Box::new(listener), &BOUNDS)?;
    Ok(said.try_iter().collect())
}

struct Listener {
    interactor: Box<dyn Interactor>,
    lines: Sender<String>,
}

impl Listener {
    fn note(&self, speaker: char, lines: &str) {
        for line in lines.lines() {
            // Nobody listens any longer if the program was ended.
            let _ = self.lines.send(format!("{speaker}{line}\n"));
        }
    }

    fn noted(&self, step: Step) -> Step {
        self.note('<', &step.says);
        step
    }
}

impl Interactor for Listener {
    fn begin(&mut self) -> Step {
        let step = self.interactor.begin();
        self.noted(step)
    }

    fn hear(&mut self, line: &str) -> Step {
        // An empty line is a line too.
        self.note('>', &format!("{line}\n"));
        let step = self.interactor.hear(line);
        self.noted(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Silent;

    impl Interactor for Silent {
        fn begin(&mut self) -> Step {
            Step::listen("1\n\n2\n")
        }

        fn hear(&mut self, _: &str) -> Step {
            Step::listen("")
        }
    }

    #[test]
    fn an_empty_line_of_a_dialogue_is_noted() {
        let (lines, said) = mpsc::channel();
        let mut listener = Listener { interactor: Box::new(Silent), lines };
        listener.begin();
        listener.hear("");
        listener.hear("3");
        assert_eq!(said.try_iter().collect::<String>(), "<1\n<\n<2\n>\n>3\n");
    }
}
