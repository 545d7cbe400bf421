//! The dialogue between a solution and the judge about a case.

use anyhow::{Context, Result, ensure};
use judge::binaries::Binaries;
use judge::catalog::{Catalog, Problem, Solution};
use judge::runner::{Ending, Runner};
use judge::verdict;
use jury::dialogue::{Interactor, Step};
use std::fs;
use std::path::Path;
use std::sync::mpsc::{self, Sender};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    Judge(String),
    Program(String),
}

/// The built solutions of interactive problems.
pub struct Dialogues(Binaries);

impl Dialogues {
    pub fn new(catalog: &Catalog) -> Result<Dialogues> {
        let solutions = catalog.solutions();
        let interactive = solutions.filter(|(problem, _)| problem.facts.interactive);
        Binaries::build(interactive.map(|(_, solution)| &*solution.name)).map(Dialogues)
    }

    /// The dialogue about a problem's first sample or else case, with its name; `None` if not interactive.
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

/// Records the dialogue between a program and the judge about a case.
///
/// # Errors
///
/// Fails if the program cannot be run or if the dialogue does not reach its end.
pub fn dialogue(problem: &Problem, input: &str, program: &Path) -> Result<Vec<Line>> {
    let (lines, said) = mpsc::channel();
    let interactor = Recorder { interactor: verdict::interactor(problem, input)?, lines };
    let bounds = verdict::bounds(problem);
    let (_, dialogue) = Runner::default().converse(program, &[], Box::new(interactor), &bounds)?;
    ensure!(
        matches!(dialogue.ending, Ending::Over(_)),
        "{}: the dialogue fails: {:?}",
        problem.id,
        dialogue.ending
    );
    Ok(said.try_iter().collect())
}

struct Recorder {
    interactor: Box<dyn Interactor>,
    lines: Sender<Line>,
}

impl Recorder {
    fn record(&self, step: Step) -> Step {
        for line in step.says.lines() {
            // Nobody listens any longer if the program was ended.
            let _ = self.lines.send(Line::Judge(line.to_owned()));
        }
        step
    }
}

impl Interactor for Recorder {
    fn begin(&mut self) -> Step {
        let step = self.interactor.begin();
        self.record(step)
    }

    fn hear(&mut self, line: &str) -> Step {
        let _ = self.lines.send(Line::Program(line.to_owned()));
        let step = self.interactor.hear(line);
        self.record(step)
    }
}
