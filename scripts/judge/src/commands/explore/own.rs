//! Games whose moves a program lists.

use super::why::Why;
use super::{Explored, Format, Options, Shown, into, patiently, print, print_json, print_legend};
use crate::build::Build;
use crate::catalog::{Catalog, Problem, called};
use crate::explore::rules::{self, Rules};
use crate::languages::Languages;
use crate::output::stdout;
use crate::report::counted;
use crate::submission::Entry;
use anyhow::{Context, Result, ensure};
use guesser::answer::Answer;
use guesser::exploration::{FACTORS, Game, ImpartialGame, Question, TwoSidedGame};
use guesser::finding::{Finding, Summary};
use guesser::guess::Known;
use guesser::starts::{Cases, Starts};
use guesser::theory::Theory;
use jury::position::Measure;
use jury::states::{Worth, one_line};
use std::io::Write;
use std::iter;
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

/// The time for computing up to ten times as many states, and the time after which no more are computed.
const ATTACK: Duration = Duration::from_secs(5);
const FURTHER_ATTACK: Duration = Duration::from_secs(3);

/// The program that lists moves, if one is named, and the requested states.
pub(super) fn program(options: &Options) -> Result<Option<(Entry<'_>, Option<&str>)>> {
    let (first, case) = (options.problem.as_deref(), options.case.as_deref());
    if let Some(command) = &options.own.program {
        ensure!(case.is_none(), "a file and `--program` are given; name one program");
        return Ok(Some((Entry::Command(command.clone()), first)));
    }
    let first = first.unwrap_or_default();
    let languages = Languages::load()?;
    let path = Path::new(first);
    // Only a file without the extension of a language can have the name of a problem or of a game.
    let catalog = if path.is_file() && languages.of_source(path).is_none() {
        Catalog::load_or_carried()?
    } else {
        Catalog::default()
    };
    let file = options.own.file(&catalog, &languages, first)?;
    if file.is_none() {
        options.own.check_no_source()?;
    }
    Ok(file.map(|file| (Entry::File(file), case)))
}

/// Prints the values of states by the moves that a program lists.
pub(super) fn run(options: &Options, entry: Entry, case: Option<&str>) -> Result<ExitCode> {
    let case =
        case.context("name the states to explore, such as 0..40, '0..12 0..12' or '[RB]{1..6}'")?;
    let measure = options.value.map(Shown::measure);
    let question = Question::new(case, options.misere, measure, options.limit)?;
    if let Some(path) = &options.into {
        into::check(path)?;
    }
    let problem = Problem::unregistered(String::from("game"));
    let allowance = |_: &_| Ok(rules::ALLOWANCE);
    let built = options.own.build_allowing(vec![(&problem, entry)], Build::default(), allowance)?;
    let rules = Rules::new(built[0].program()?);
    let asked = Asked { options, rules: &rules, question: &question };
    let last = Arc::clone(&rules.last);
    let explored = patiently(
        || question.explore(&rules),
        || {
            let last = last.lock().unwrap_or_else(PoisonError::into_inner);
            let place =
                if last.is_empty() { String::new() } else { format!(", with moves from `{last}`") };
            format!(
                "still exploring{place}; ask for fewer states, or check that all moves lead to an end"
            )
        },
    );
    rules.finish()?;
    match explored? {
        Game::Impartial(game) => asked.impartial(game),
        Game::TwoSided(game) => asked.two_sided(game),
    }
}

/// The request.
struct Asked<'a> {
    options: &'a Options,
    rules: &'a Rules<'a>,
    question: &'a Question,
}

impl Asked<'_> {
    /// Prints the start states with these values, unless all is printed as JSON later.
    fn explored(&self, measure: Measure, values: Vec<String>) -> Result<Vec<Explored>> {
        let Question { starts, cases, .. } = self.question;
        let explored = cases.iter().zip(values).map(|((choice, case), value)| Explored {
            value,
            drawing: String::new(),
            choice: choice.clone(),
            case: one_line(case).into_owned(),
        });
        let explored: Vec<Explored> = explored.collect();
        if self.options.format() != Format::Json {
            print(self.options, starts.ranges(), measure, &explored)?;
        }
        Ok(explored)
    }

    fn print_finding<W>(
        &self,
        measure: Measure,
        explored: &[Explored],
        finding: &Finding<W>,
        held: &[Known<W>],
    ) -> Result<()> {
        match self.options.format() {
            Format::Json => print_json(measure, explored, finding.json(held)),
            _ if explored.len() > 1 => print_summary(&finding.summary(held)),
            _ => Ok(()),
        }
    }

    /// More start states, from twice as many on, which together may take some time from when the first ones are asked
    /// for, and then further ones.
    fn attacks(
        &self,
        further: impl Iterator<Item = Starts>,
    ) -> impl Iterator<Item = (Cases, Rules<'_>)> {
        let starts = &self.question.starts;
        let wider = FACTORS.iter().filter_map(|factor| starts.wider(*factor));
        let further = further.map(|starts| (starts, FURTHER_ATTACK));
        let mut begin = None;
        wider.map(|starts| (starts, ATTACK)).chain(further).map(move |(starts, time)| {
            let until = *begin.get_or_insert_with(Instant::now) + time;
            (starts.cases(), self.rules.until(until))
        })
    }

    fn impartial(&self, mut game: ImpartialGame) -> Result<ExitCode> {
        let explored = self.explored(game.measure, game.values())?;
        if self.options.format() == Format::Csv {
            return Ok(ExitCode::SUCCESS);
        }
        game.attack(self.attacks(self.question.further()));
        self.print_finding(game.measure, &explored, &game.finding, &game.held)?;
        if self.options.why {
            match game.finding.guess_or_refuted() {
                Some(guess) => Why::new(guess, &game, self.options.misere)?.print(&game.shown)?,
                None => writeln!(stdout(), "there is no guess to explain")?,
            }
        }
        ensure!(
            self.options.into.is_none() || !game.worths.contains(&Worth::Draw),
            "--into needs a game without draws: in a state that is not lost, the player to move must win"
        );
        self.hand_over(&game)
    }

    /// Writes the answer of a guess that holds to the requested file.
    fn hand_over(&self, game: &ImpartialGame) -> Result<ExitCode> {
        let Some(path) = &self.options.into else {
            return Ok(ExitCode::SUCCESS);
        };
        let Some(guess) = game.finding.guess() else {
            eprintln!("{}: not written, since no guess holds", path.display());
            return Ok(ExitCode::FAILURE);
        };
        let (subject, code) = guess.code.as_ref().context("a guess about values has code")?;
        let form = self.question.starts.form();
        let form = form.context("--into needs states that are numbers or words over letters")?;
        let answer = Answer { text: &guess.text, code, subject: *subject, form };
        let count = into::write(path, &answer, &game.finding.grounds(), &game.shown, &game.held)?;
        let states = counted(count as u64, "state");
        eprintln!("{}: written, and tested on {states}", path.display());
        Ok(ExitCode::SUCCESS)
    }

    fn two_sided(&self, mut game: TwoSidedGame) -> Result<ExitCode> {
        let options = self.options;
        ensure!(
            !options.why && options.into.is_none(),
            "--why and --into are for games in which both players have the same moves and nobody counts points"
        );
        let explored = self.explored(game.measure, game.values.clone())?;
        match options.format() {
            Format::Csv => return Ok(ExitCode::SUCCESS),
            Format::Table => print_legend(options.limit, game.measure, &explored)?,
            Format::Json => {}
        }
        // Canonical forms take too long for further states.
        game.attack(self.attacks(iter::empty()));
        self.print_finding(game.measure, &explored, &game.finding, &game.held)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn print_summary(Summary { line, problems, theory }: &Summary) -> Result<()> {
    writeln!(stdout(), "{line}")?;
    if let Some(first) = problems.first() {
        let problems = problems.join(", ");
        writeln!(stdout(), "same rule: {problems}; see `{} explain {first}`", called())?;
    }
    if let Some(Theory { module, lesson }) = theory {
        let module = module.map(|name| format!("shared::{name}; ")).unwrap_or_default();
        writeln!(stdout(), "theory: {module}docs/lessons/{lesson}.md")?;
    }
    Ok(())
}
