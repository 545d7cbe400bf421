//! Games whose moves a program lists.

use super::finding::Finding;
use super::why::Why;
use super::{
    Explored, Format, GIVEN_UP, NONE, Options, Shown, into, name, print, print_json, print_legend,
    value,
};
use crate::build::Build;
use crate::catalog::{Catalog, Problem};
use crate::explore::answer::{Answer, Form};
use crate::explore::guess::{
    Dyadic, Guess, Impartial, Known, TwoSided, of_impartial, of_two_sided,
};
use crate::explore::proof::{Proof, proof};
use crate::explore::rules::Rules;
use crate::explore::{Template, Words, range};
use crate::languages::Languages;
use crate::output::stdout;
use crate::report::counted;
use crate::runner::Runner;
use crate::submission::Entry;
use anyhow::{Context, Result, bail, ensure};
use jury::position::{Measure, Position, Value};
use jury::states::{Kind, States, WithDistance, Worth, one_line, positions};
use std::cell::Cell;
use std::collections::HashSet;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// The numbers of larger states on which a guess is tested, as multiples of the number shown: if there are too many
/// states, fewer are tried.
const FACTORS: [u64; 3] = [10, 4, 2];

/// The time for computing ten times as many states; for fewer, half of it and a quarter.
const ATTACK: Duration = Duration::from_secs(5);

/// The time after which a long search for states is mentioned.
const PATIENCE: Duration = Duration::from_secs(10);

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
pub(super) fn run(options: &Options, entry: Entry, case: Option<&str>) -> Result<ExitCode> {
    let case =
        case.context("name the states to explore, such as 0..40, '0..12 0..12' or '[RB]{1..6}'")?;
    check_ranges(case)?;
    let shape = match Words::new(case)? {
        Some(words) => Shape::Words(words),
        None => Shape::Numbers(Template::new(case)?),
    };
    let cases = shape.cases();
    if let Some(path) = &options.into {
        into::check(path)?;
    }
    let problem = Problem::unregistered(String::from("game"));
    let built = options.own.build(vec![(&problem, entry)], Build::default())?;
    let program = built[0].program()?;
    let rules = Rules { runner: Runner::default(), program, until: None };
    let mut states = States::default();
    let begin = Instant::now();
    let is_told = Cell::new(false);
    let ask = |asked: &[&str]| {
        if begin.elapsed() > PATIENCE && !is_told.replace(true) {
            let last = asked.last().unwrap_or(&"");
            eprintln!("still finding states, now such as `{last}`; do all moves lead to an end?");
        }
        rules.answers(asked)
    };
    states.reach(&ask, &starts(&cases), options.limit)?;
    let asked = Asked { options, rules, shape, cases };
    match states.kind() {
        Kind::Impartial => asked.impartial(states),
        Kind::Partizan | Kind::Scoring => asked.two_sided(states),
    }
}

/// Refuses a word that is almost a range.
fn check_ranges(case: &str) -> Result<()> {
    ensure!(
        !case.trim().is_empty(),
        "the states to explore are an empty text; name some, such as 0..40"
    );
    let is_digit = |letter: char| letter.is_ascii_digit();
    for word in case.split_whitespace() {
        let is_like_range =
            word.contains("..") && (word.starts_with(is_digit) || word.ends_with(is_digit));
        ensure!(
            !is_like_range || range(word).is_some(),
            "`{word}` is not a range of natural numbers; write both ends, as in 0..40"
        );
    }
    Ok(())
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

    /// A set of about this many times as many cases; `None` if these are too many.
    fn wider(&self, factor: u64) -> Option<Shape> {
        match self {
            Shape::Numbers(template) => template.wider(factor).map(Shape::Numbers),
            Shape::Words(words) => words.wider(factor).map(Shape::Words),
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
            case: one_line(case).into_owned(),
        });
        shown.collect()
    }

    fn ranges(&self) -> usize {
        match &self.shape {
            Shape::Numbers(template) => template.ranges.len(),
            Shape::Words(_) => 0,
        }
    }

    /// More cases, from about ten times to twice as many. Each set may take some time from when it is asked for.
    fn attacks(&self) -> impl Iterator<Item = (Cases, Rules<'_>)> {
        let times = std::iter::successors(Some(ATTACK), |time| Some(*time / 2));
        let sets = FACTORS.iter().zip(times);
        let sets = sets.filter_map(|(factor, time)| Some((self.shape.wider(*factor)?, time)));
        sets.map(|(shape, time)| {
            let until = Some(Instant::now() + time);
            (shape.cases(), Rules { until, ..self.rules.clone() })
        })
    }

    /// The states of the largest set of more cases that are found in time.
    fn larger_states(&self, states: &States) -> Option<(Cases, States)> {
        self.attacks().find_map(|(cases, rules)| {
            let mut states = states.clone();
            let ask = |asked: &[&str]| rules.answers(asked);
            states.reach(&ask, &starts(&cases), self.options.limit).ok()?;
            Some((cases, states))
        })
    }

    fn impartial(self, mut states: States) -> Result<ExitCode> {
        let (measure, mut worths) = worths(self.options, &states)?;
        let is_told = measure == Measure::Outcome && states.grundy().is_none();
        let text = |worth: &Worth| {
            if is_told { WithDistance(*worth).to_string() } else { worth.to_string() }
        };
        let value = |case: &String| states.worth_of(&worths, case).map_or(String::new(), text);
        let explored = self.explored(starts(&self.cases).iter().map(value).collect());
        let format = self.options.format();
        if format != Format::Json {
            print(self.options, self.ranges(), name(measure), &explored)?;
        }
        if format == Format::Csv {
            return Ok(ExitCode::SUCCESS);
        }
        let shown = known(&states, &worths, &self.cases);
        let mut finding = Finding::new(self.guesses(&shown, of_impartial), &shown);
        let mut held = shown.clone();
        let mut is_tested = FACTORS.iter().all(|factor| self.shape.wider(*factor).is_none());
        // If larger states are too many or too slow, a guess is not tested on them.
        if finding.has_guess()
            && let Some((cases, larger)) = self.larger_states(&states)
            && let Ok((found, all)) = self::worths(self.options, &larger)
        {
            if found != measure {
                finding.blame("since larger states can repeat, and have no Grundy values");
            }
            is_tested = true;
            (states, worths) = (larger, all);
            held = known(&states, &worths, &cases);
            finding.test(&held);
        }
        // The moves from larger states may refute what those shown seem to be.
        let is_provable = is_tested && !self.options.misere;
        let prove =
            |guess: &Guess<Impartial>| is_provable.then(|| proof(guess, &held, &states)).flatten();
        let proof = finding.guess().and_then(prove);
        if format == Format::Json {
            print_json(measure, &explored, finding.json(&held, prove))?;
        } else if self.cases.len() > 1 {
            finding.print(&held, proof.as_ref())?;
        }
        if self.options.why {
            let misere = self.options.misere;
            match finding.guess_or_refuted() {
                Some(guess) => Why::new(guess, &states, &worths, misere, &held)?.print(&shown)?,
                None => writeln!(stdout(), "there is no guess to explain")?,
            }
        }
        if self.options.into.is_some() && worths.contains(&Worth::Draw) {
            bail!(
                "--into needs a game without draws: in a state that is not lost, the player to move must win"
            );
        }
        self.hand_over(&finding, &shown, &held, proof.as_ref())
    }

    /// The guesses about these states; there are none about a single state.
    fn guesses<W>(
        &self,
        known: &[Known<W>],
        guesses: impl Fn(&[Known<W>]) -> Vec<Guess<W>>,
    ) -> Vec<Guess<W>> {
        if self.cases.len() > 1 { guesses(known) } else { Vec::new() }
    }

    /// Writes the answer of a guess that holds to the requested file.
    fn hand_over(
        &self,
        finding: &Finding<Impartial>,
        shown: &[Known<Impartial>],
        held: &[Known<Impartial>],
        proof: Option<&Proof>,
    ) -> Result<ExitCode> {
        let Some(path) = &self.options.into else {
            return Ok(ExitCode::SUCCESS);
        };
        let Some(guess) = finding.guess() else {
            eprintln!("{}: not written, since no guess holds", path.display());
            return Ok(ExitCode::FAILURE);
        };
        let (subject, code) = guess.code.as_ref().context("a guess about values has code")?;
        let form = match &self.shape {
            Shape::Words(_) => Some(Form::Word),
            Shape::Numbers(template) => template.form(),
        };
        let form = form.context("--into needs states that are numbers or words over letters")?;
        let answer = Answer { text: &guess.text, code, subject: *subject, form };
        let count = into::write(path, &answer, &finding.grounds(proof), shown, held)?;
        let states = counted(count as u64, "state");
        eprintln!("{}: written, and tested on {states}", path.display());
        Ok(ExitCode::SUCCESS)
    }

    fn two_sided(self, states: States) -> Result<ExitCode> {
        let options = self.options;
        if options.why || options.into.is_some() {
            bail!(
                "--why and --into are for games in which both players have the same moves and nobody counts points"
            );
        }
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
            let (numbers, name) = (choice.clone(), one_line(case).into_owned());
            held.extend(worth.map(|worth| Known { numbers, name, worth }));
        }
        let measure = search.measure.context("there is no state to explore")?;
        let explored = self.explored(values);
        let format = options.format();
        if format != Format::Json {
            print(options, self.ranges(), name(measure), &explored)?;
        }
        match format {
            Format::Csv => return Ok(ExitCode::SUCCESS),
            Format::Table => print_legend(options.limit, measure, &explored)?,
            Format::Json => {}
        }
        let guess = |known: &[Known<TwoSided>]| of_two_sided(name_in_guess(measure), known);
        let mut finding = Finding::new(self.guesses(&held, guess), &held);
        let known: HashSet<String> = starts(&self.cases).into_iter().collect();
        let shown = held.len();
        if finding.has_guess() {
            let larger = self.attacks().find_map(|(mut cases, rules)| {
                cases.retain(|(_, case)| !known.contains(&*one_line(case)));
                larger(&rules, &states, &mut search, &cases)
            });
            held.extend(larger.into_iter().flatten());
        }
        if held.len() > shown {
            finding.test(&held);
        }
        if format == Format::Json {
            print_json(measure, &explored, finding.json(&held, |_| None))?;
        } else if self.cases.len() > 1 {
            finding.print(&held, None)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The worths of these states as far as they can be found in time; `None` if there are too many or too slow ones.
fn larger(
    rules: &Rules,
    states: &States,
    search: &mut Search,
    cases: &[(Vec<u64>, String)],
) -> Option<Vec<Known<TwoSided>>> {
    let mut states = states.clone();
    let ask = |asked: &[&str]| rules.answers(asked);
    states.reach(&ask, &starts(cases), search.options.limit).ok()?;
    let positions = positions(&Rc::new(states), &starts(cases)).ok()?;
    let mut more = Vec::new();
    for (position, (choice, case)) in positions.into_iter().zip(cases) {
        if rules.until.is_some_and(|until| Instant::now() > until) {
            break;
        }
        let worth = search.value(position).ok().and_then(|(_, worth)| worth);
        let (numbers, name) = (choice.clone(), one_line(case).into_owned());
        more.extend(worth.map(|worth| Known { numbers, name, worth }));
    }
    Some(more)
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
    cases.iter().map(|(_, case)| one_line(case).into_owned()).collect()
}

/// The known winners and values of these cases.
fn known(states: &States, worths: &[Worth], cases: &[(Vec<u64>, String)]) -> Vec<Known<Impartial>> {
    let known = cases.iter().filter_map(|(choice, case)| {
        let name = one_line(case).into_owned();
        let (value, is_lost) = match *states.worth_of(worths, &name)? {
            Worth::Grundy(value) => (Some(value), value == 0),
            Worth::Win(_) | Worth::Draw => (None, false),
            Worth::Loss(_) => (None, true),
        };
        Some(Known { numbers: choice.clone(), name, worth: Impartial { value, is_lost } })
    });
    known.collect()
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
