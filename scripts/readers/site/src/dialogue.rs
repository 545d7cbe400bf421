//! The dialogue of a solution and the judge about a case.

use anyhow::{Context, Result, ensure};
use judge::binaries::Binaries;
use judge::catalog::{Catalog, Problem, Solution};
use judge::runner::{Ending, Runner};
use judge::verdict;
use jury::dialogue::{Interactor, Step};
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A line of a dialogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    Judge(String),
    Program(String),
}

/// The solutions of interactive problems, built.
pub struct Dialogues(Binaries);

impl Dialogues {
    pub fn new(catalog: &Catalog) -> Result<Dialogues> {
        let solutions = catalog.solutions();
        let interactive = solutions.filter(|(problem, _)| problem.facts.interactive);
        Binaries::build(interactive.map(|(_, solution)| &*solution.name)).map(Dialogues)
    }

    /// The dialogue about the first of a problem's samples, with its name, if there is one.
    pub fn of(
        &self,
        problem: &Problem,
        solution: &Solution,
    ) -> Result<Option<(String, Vec<Line>)>> {
        if !problem.facts.interactive {
            return Ok(None);
        }
        let cases = problem.cases()?;
        let sample = cases.iter().find(|case| case.name.starts_with("sample"));
        let case = sample.or(cases.first()).context("no case")?;
        let input = fs::read_to_string(&case.input)?;
        let lines = dialogue(problem, &input, self.0.path(&solution.name)?)?;
        Ok(Some((case.name.clone(), lines)))
    }
}

/// The dialogue of a program about a case.
///
/// # Errors
///
/// When the program cannot be run, or the dialogue does not come to its end.
pub fn dialogue(problem: &Problem, input: &str, program: &Path) -> Result<Vec<Line>> {
    let lines = Arc::new(Mutex::new(Vec::new()));
    let interactor =
        Recorder { interactor: verdict::interactor(problem, input)?, lines: Arc::clone(&lines) };
    let bounds = verdict::bounds(problem);
    let (_, dialogue) = Runner::default().converse(program, &[], Box::new(interactor), &bounds)?;
    ensure!(
        matches!(dialogue.ending, Ending::Over(_)),
        "{}: the dialogue fails: {:?}",
        problem.id,
        dialogue.ending
    );
    Ok(locked(&lines).clone())
}

/// The lines so far, even if the thread that recorded them has panicked.
fn locked(lines: &Mutex<Vec<Line>>) -> MutexGuard<'_, Vec<Line>> {
    lines.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An interactor that keeps all lines.
struct Recorder {
    interactor: Box<dyn Interactor>,
    lines: Arc<Mutex<Vec<Line>>>,
}

impl Recorder {
    fn record(&self, step: Step) -> Step {
        locked(&self.lines).extend(step.says.lines().map(|line| Line::Judge(line.to_owned())));
        step
    }
}

impl Interactor for Recorder {
    fn begin(&mut self) -> Step {
        let step = self.interactor.begin();
        self.record(step)
    }

    fn hear(&mut self, line: &str) -> Step {
        let said = Line::Program(line.to_owned());
        locked(&self.lines).push(said);
        let step = self.interactor.hear(line);
        self.record(step)
    }
}
