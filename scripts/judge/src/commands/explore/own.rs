//! Games whose moves a program lists.

use super::{Explored, GIVEN_UP, NONE, Options, Shown, name, print, print_legend, value};
use crate::build::Build;
use crate::catalog::{Catalog, Problem};
use crate::explore::guess::{
    Dyadic, Guess, Impartial, Known, TwoSided, of_impartial, of_two_sided,
};
use crate::explore::positions::positions;
use crate::explore::proof::proof;
use crate::explore::rules::{Rules, one_line};
use crate::explore::states::{Kind, States, WithDistance, Worth};
use crate::explore::{Template, Words};
use crate::languages::Languages;
use crate::output::stdout;
use crate::report::counted;
use crate::runner::Runner;
use crate::submission::Entry;
use anyhow::{Context, Result, bail};
use jury::position::{Measure, Position, Value};
use std::collections::HashSet;
use std::io::Write;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// The time for computing larger states, against which a guess is tested.
const ATTACK: Duration = Duration::from_secs(5);

/// The program that lists moves, if one is named, and the requested states.
pub(super) fn program(options: &Options) -> Result<Option<(Entry<'_>, Option<&str>)>> {
    let (first, case) = (options.problem.as_deref(), options.case.as_deref());
    if let Some(command) = &options.own.program {
        if case.is_some() {
            bail!("a file and `--program` are given; name one program");
        }
        return Ok(Some((Entry::Command(command.clone()), first)));
    }
    let first = first.unwrap_or_default();
    let languages = Languages::load()?;
    if languages.of_source(Path::new(first)).is_none() && !Path::new(first).is_file() {
        options.own.check_no_source()?;
        return Ok(None);
    }
    let file = options.own.file(&Catalog::default(), &languages, first)?;
    Ok(file.map(|file| (Entry::File(file), case)))
}

/// Prints the values of states by the moves that a program lists.
pub(super) fn run(options: &Options, entry: Entry, case: Option<&str>) -> Result<()> {
    let case =
        case.context("name the states to explore, such as 0..40, '0..12 0..12' or '[RB]{1..6}'")?;
    let shape = match Words::new(case)? {
        Some(words) => Shape::Words(words),
        None => Shape::Numbers(Template::new(case)?),
    };
    let cases = shape.cases();
    let problem = Problem::unregistered(String::from("game"));
    let built = options.own.build(vec![(&problem, entry)], Build::default())?;
    let program = built[0].program()?;
    let rules = Rules { runner: Runner::default(), program, until: None };
    let mut states = States::default();
    states.reach(&rules, &starts(&cases), options.limit)?;
    let asked = Asked { options, rules, shape, cases };
    match states.kind() {
        Kind::Impartial => asked.impartial(states),
        Kind::Partizan | Kind::Scoring => asked.two_sided(states),
    }
}

/// Cases, with the numbers chosen for each.
type Cases = Vec<(Vec<u64>, String)>;

/// A set of cases.
enum Shape {
    Numbers(Template),
    Words(Words),
}

impl Shape {
    fn cases(&self) -> Cases {
        match self {
            Shape::Numbers(template) => template.cases(),
            Shape::Words(words) => words.all().into_iter().map(|word| (Vec::new(), word)).collect(),
        }
    }

    /// A set of about ten times as many cases; `None` if these are too many.
    fn wider(&self) -> Option<Shape> {
        match self {
            Shape::Numbers(template) => template.wider().map(Shape::Numbers),
            Shape::Words(words) => words.wider().map(Shape::Words),
        }
    }
}

/// The cases that are asked for.
struct Asked<'a> {
    options: &'a Options,
    rules: Rules<'a>,
    shape: Shape,
    cases: Cases,
}

impl Asked<'_> {
    /// The states of these cases with their values as text.
    fn explored(&self, values: Vec<String>) -> Vec<Explored> {
        let shown = self.cases.iter().zip(values).map(|((choice, case), value)| Explored {
            value,
            drawing: String::new(),
            choice: choice.clone(),
            case: one_line(case),
        });
        shown.collect()
    }

    fn ranges(&self) -> usize {
        match &self.shape {
            Shape::Numbers(template) => template.ranges.len(),
            Shape::Words(_) => 0,
        }
    }

    /// Limits the time from now on. Returns about ten times as many cases, or none if these are too many.
    fn attack(&mut self) -> Cases {
        self.rules.until = Some(Instant::now() + ATTACK);
        self.shape.wider().map_or(Vec::new(), |shape| shape.cases())
    }

    fn impartial(mut self, mut states: States) -> Result<()> {
        let (measure, worths) = worths(self.options, &states)?;
        let is_told = measure == Measure::Outcome && states.grundy().is_none();
        let text = |worth: &Worth| {
            if is_told { WithDistance(*worth).to_string() } else { worth.to_string() }
        };
        let value = |case: &String| states.worth_of(&worths, case).map_or(String::new(), text);
        let explored = self.explored(starts(&self.cases).iter().map(value).collect());
        print(self.options, self.ranges(), name(measure), &explored)?;
        if self.options.csv || self.cases.len() == 1 {
            return Ok(());
        }
        let mut held = known(&states, &worths, &self.cases);
        let guesses = of_impartial(&held);
        let cases = self.attack();
        let mut has_more = false;
        let mut is_complete = true;
        // Too many or too slow states leave a guess untested.
        if !guesses.is_empty() && !cases.is_empty() {
            is_complete = states.reach(&self.rules, &starts(&cases), self.options.limit).is_ok();
            if is_complete && let Ok((_, worths)) = self::worths(self.options, &states) {
                held = known(&states, &worths, &cases);
                has_more = true;
            }
        }
        let is_provable = is_complete && !self.options.misere;
        print_guess(guesses, &held, has_more, |guess| {
            is_provable
                .then(|| proof(guess, &held, &states))
                .flatten()
                .map(|proof| proof.to_string())
        })
    }

    fn two_sided(mut self, states: States) -> Result<()> {
        let options = self.options;
        if options.misere {
            bail!(
                "--misere is for games in which both players have the same moves and nobody counts points; omit it, or \
                 define `moves` alone"
            );
        }
        let states = Rc::new(states);
        let mut search = Search::new(options);
        let mut values = Vec::new();
        let mut held = Vec::new();
        let positions = positions(&states, &starts(&self.cases))?;
        for (position, (choice, case)) in positions.into_iter().zip(&self.cases) {
            let (text, worth) = search.value(position)?;
            values.push(text);
            let (numbers, name) = (choice.clone(), one_line(case));
            held.extend(worth.map(|worth| Known { numbers, name, worth }));
        }
        let measure = search.measure.context("there is no state to explore")?;
        let explored = self.explored(values);
        print(options, self.ranges(), name(measure), &explored)?;
        if options.csv {
            return Ok(());
        }
        print_legend(options.limit, measure, &explored)?;
        if self.cases.len() == 1 {
            return Ok(());
        }
        let guesses = of_two_sided(name_in_guess(measure), &held);
        let known: HashSet<String> = starts(&self.cases).into_iter().collect();
        let mut cases = self.attack();
        cases.retain(|(_, case)| !known.contains(&one_line(case)));
        let shown = held.len();
        if !guesses.is_empty() {
            held.extend(larger(&self.rules, &states, &mut search, &cases));
        }
        print_guess(guesses, &held, held.len() > shown, |_| None)
    }
}

/// The worths of these states as far as they can be found in time.
fn larger(
    rules: &Rules,
    states: &States,
    search: &mut Search,
    cases: &[(Vec<u64>, String)],
) -> Vec<Known<TwoSided>> {
    let mut states = states.clone();
    // Too many or too slow states leave a guess untested.
    if states.reach(rules, &starts(cases), search.options.limit).is_err() {
        return Vec::new();
    }
    let Ok(positions) = positions(&Rc::new(states), &starts(cases)) else {
        return Vec::new();
    };
    let mut more = Vec::new();
    for (position, (choice, case)) in positions.into_iter().zip(cases) {
        if rules.until.is_some_and(|until| Instant::now() > until) {
            break;
        }
        let worth = search.value(position).ok().and_then(|(_, worth)| worth);
        let (numbers, name) = (choice.clone(), one_line(case));
        more.extend(worth.map(|worth| Known { numbers, name, worth }));
    }
    more
}

/// The search for the requested measure, or else the first of the game.
struct Search<'a> {
    options: &'a Options,
    measure: Option<Measure>,
    last: Option<Box<dyn Position>>,
}

impl Search<'_> {
    fn new(options: &Options) -> Search<'_> {
        Search { options, measure: options.value.map(Shown::measure), last: None }
    }

    /// The value of a position as text, and if it is known, the worth for guesses.
    fn value(&mut self, mut position: Box<dyn Position>) -> Result<(String, Option<TwoSided>)> {
        if let Some(last) = &self.last {
            position.share_search(&**last);
        }
        let text = value(&*position, &mut self.measure, self.options.limit)?;
        let worth = self.worth(&*position, text.clone());
        self.last = Some(position);
        Ok((text, worth))
    }

    fn worth(&self, position: &dyn Position, text: String) -> Option<TwoSided> {
        if [NONE, GIVEN_UP].contains(&text.as_str()) {
            return None;
        }
        let number = |measure| match position.value(measure, self.options.limit) {
            Ok(Some(Value::Number(number))) => Some(Dyadic::from(number)),
            Ok(Some(Value::Score(score))) => Some(Dyadic::from(score)),
            _ => None,
        };
        let (number, temperature) = match self.measure? {
            Measure::Canonical => {
                // Numbers are the games that are colder than 0, each with itself as its mean.
                let temperature = number(Measure::Temperature);
                let is_number = temperature.is_some_and(|found| found < Dyadic::from(0));
                (is_number.then(|| number(Measure::Mean)).flatten(), temperature)
            }
            Measure::Temperature => {
                let temperature = number(Measure::Temperature);
                (temperature, temperature)
            }
            Measure::Outcome => (None, None),
            other => (number(other), None),
        };
        Some(TwoSided { text, number, temperature })
    }
}

/// The name of a measure in guesses.
fn name_in_guess(measure: Measure) -> &'static str {
    match measure {
        Measure::Canonical => "value",
        other => name(other),
    }
}

/// The states that these cases denote.
fn starts(cases: &[(Vec<u64>, String)]) -> Vec<String> {
    cases.iter().map(|(_, case)| one_line(case)).collect()
}

/// The known winners and values of these cases, except draws.
fn known(states: &States, worths: &[Worth], cases: &[(Vec<u64>, String)]) -> Vec<Known<Impartial>> {
    let known = cases.iter().filter_map(|(choice, case)| {
        let name = one_line(case);
        let (value, is_lost) = match *states.worth_of(worths, &name)? {
            Worth::Grundy(value) => (Some(value), value == 0),
            Worth::Win(_) => (None, false),
            Worth::Loss(_) => (None, true),
            Worth::Draw => return None,
        };
        Some(Known { numbers: choice.clone(), name, worth: Impartial { value, is_lost } })
    });
    known.collect()
}

/// Prints the first guess that holds for these states, with its proof if there is one.
fn print_guess<W>(
    mut guesses: Vec<Guess<W>>,
    held: &[Known<W>],
    has_more: bool,
    proof: impl FnOnce(&Guess<W>) -> Option<String>,
) -> Result<()> {
    let refuted = |guess: &Guess<W>| guess.refutation(held).is_some();
    if let Some(at) = guesses.iter().position(|guess| !refuted(guess)) {
        let guess = guesses.swap_remove(at);
        let more = if has_more { ", some of them larger than those shown" } else { "" };
        let proved = proof(&guess)
            .map_or(String::from(", and is not proved"), |proof| format!("; proved: {proof}"));
        writeln!(
            stdout(),
            "guess: {}; it holds for {}{more}{proved}",
            guess.text,
            counted(held.len() as u64, "state")
        )?;
    } else if let Some(guess) = guesses.first() {
        let at = guess.refutation(held).map_or("", |one| &one.name);
        writeln!(stdout(), "no guess holds: not `{}`, because of {at}", guess.text)?;
    } else {
        writeln!(stdout(), "no guess holds for {}", counted(held.len() as u64, "state"))?;
    }
    Ok(())
}

/// The values of all states by the requested measure, or else their Grundy values if they have any, or else
/// outcomes.
fn worths(options: &Options, states: &States) -> Result<(Measure, Vec<Worth>)> {
    let outcomes = || Ok((Measure::Outcome, states.outcomes(options.misere)?));
    match options.value {
        Some(Shown::Grundy) if options.misere => {
            bail!("Grundy values need normal play; use `--value outcome` or omit `--misere`")
        }
        Some(Shown::Grundy) | None if !options.misere => match states.grundy() {
            Some(values) => Ok((Measure::Grundy, values)),
            None if options.value.is_none() => outcomes(),
            None => {
                bail!("states can repeat, so they have no Grundy values; use `--value outcome`")
            }
        },
        Some(Shown::Outcome) | None => match states.grundy().filter(|_| !options.misere) {
            Some(values) => Ok((Measure::Outcome, values.into_iter().map(outcome).collect())),
            None => outcomes(),
        },
        _ => bail!(
            "a game with `moves` alone has outcomes and Grundy values; use `--value outcome` or `--value grundy`, or \
             define `left` and `right`, or `score`"
        ),
    }
}

/// The outcome of a state with a Grundy value.
fn outcome(worth: Worth) -> Worth {
    match worth {
        Worth::Grundy(0) => Worth::Loss(0),
        Worth::Grundy(_) => Worth::Win(0),
        other => other,
    }
}
