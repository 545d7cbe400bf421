//! `cargo judge play`

use super::stress::clock;
use crate::catalog::{Catalog, Subject};
use crate::explain::{self, LIMIT, can_be_listed, capitalised};
use crate::inputs;
use crate::output::stdout;
use crate::play::{Match, Opponent, Reply};
use crate::report::wrapped;
use anyhow::{Context, Result, anyhow, bail, ensure};
use jury::Random;
use jury::books::{AnyBook, ShownBook, book, rules_of_game, shown, shown_game};
use jury::perfect;
use jury::position::Position;
use jury::search::impartial::Play;
use jury::start;
use rand::{Rng, SeedableRng};
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
Without a case, the game begins with a small random position that you can win;
if the first player loses, the machine begins:

  cargo judge play luogu_p2197
  cargo judge play poj1067 '8 12' --second
  cargo judge play theeasychase --against random

A perfect machine never loses a position that it can win. In the game, `hint`
shows the winning moves, `undo` takes a move back, `why` explains the machine's
last move, and `help` lists all commands. Moves can be piped in, one per line.

Exit status: 0 if the game was played to its end or left by `quit`, 1 if the
input ended first, 2 if the command cannot be carried out.")]
pub(crate) struct Options {
    /// Problem, by id or title; or another game
    problem: String,

    /// Bundled case, input file, or literal case
    ///
    /// A literal case is written as in an input file; `\n` stands for a line break
    ///
    /// [default: a random position]
    input: Option<String>,

    /// Number of the case, if the input has several
    #[arg(long = "case", value_name = "N", default_value_t = 1, requires = "input")]
    case: usize,

    /// Let the machine begin
    #[arg(long)]
    second: bool,

    /// Strategy of the machine
    #[arg(long, value_enum, default_value = "perfect")]
    against: Opponent,

    /// Seed of random choices [default: the clock's seconds]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Refuse a position if more than N are reachable from it
    #[arg(long, value_name = "N", default_value_t = LIMIT)]
    limit: usize,
}

/// The limit for random positions. It is low so that they are found quickly.
const DRAWN_LIMIT: usize = 20_000;

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let catalog = Catalog::load_or_carried()?;
    let subject = catalog.subject(&options.problem)?;
    let seed = options.seed.unwrap_or_else(clock);
    let mut rng = Random::seed_from_u64(seed);
    let mut book = book(subject.id)?;
    let (start, machine_begins) = start(options, &subject, &mut *book, &mut rng)?;
    let translation = subject.problem.and_then(|problem| problem.facts.translation.as_ref());
    let in_english = translation.map(|translation| format!(" ({})", translation.title));
    let heading = format!(
        "{}{}, seed {seed}. You move {}, against {}.",
        subject.title,
        in_english.unwrap_or_default(),
        if machine_begins { "second" } else { "first" },
        match options.against {
            Opponent::Perfect => "perfect play",
            Opponent::Random => "random moves",
        }
    );
    write!(stdout(), "{}", wrapped(&heading))?;
    write!(stdout(), "{}", wrapped(&rules(&subject, &*start)?))?;
    let game = Match::new(start, options.against, machine_begins, options.limit, rng)?;
    converse(game)
}

/// The rules of the game. The header of a solution says who wins; elsewhere, the position does.
fn rules(subject: &Subject, start: &dyn Position) -> Result<String> {
    let mut rules = match subject.problem {
        None => rules_of_game(subject.id)?.to_owned(),
        Some(problem) if problem.has_only_facts() => {
            let url = problem.facts.url.as_ref();
            url.map_or_else(String::new, |url| format!("The rules are at {url}."))
        }
        Some(problem) => {
            let solution = problem.facts.solutions.first();
            let header = solution.map(|solution| explain::part(solution, "Game")).transpose()?;
            let header = header.unwrap_or_default().join(" ");
            if !header.is_empty() {
                return Ok(capitalised(&header));
            }
            header
        }
    };
    rules += match start.play() {
        Some(Play::Normal) => " Whoever cannot move loses.",
        Some(Play::Misere) => " Whoever cannot move wins.",
        None => " Whoever has more points in the end wins.",
    };
    Ok(rules)
}

/// The requested or a random position, and whether the machine begins.
fn start(
    options: &Options,
    subject: &Subject,
    book: &mut dyn AnyBook,
    rng: &mut Random,
) -> Result<(Box<dyn Position>, bool)> {
    let id = subject.id;
    let shown = match subject.problem {
        Some(_) => shown(id)?,
        None => shown_game(id)?,
    };
    if let Some(input) = &options.input {
        let input = inputs::named(subject, book, input)?;
        let (number, of) = (options.case, input.cases.len());
        let Some(case) = number.checked_sub(1).and_then(|at| input.cases.get(at)) else {
            bail!("{}: there is no case {number}; it has {of}", input.name);
        };
        let start = one_of(book, &*shown, case, options.limit, rng).map_err(|error| {
            anyhow!("{id}: this cannot be played: {error:#}; without a case, a random position is played")
        })?;
        return Ok((start, options.second));
    }
    let limit = options.limit.min(DRAWN_LIMIT);
    let mut drawn = |is_won| {
        let start = start::random(&*shown, is_won, limit, rng);
        start.with_context(|| format!("{id}: {}", why_none(book, rng)))
    };
    if !options.second {
        let start = drawn(true)?.position;
        if !perfect::outcome(&*start, limit)?.is_loss() {
            return Ok((start, false));
        }
    }
    Ok((drawn(false)?.position, true))
}

fn one_of(
    book: &mut dyn AnyBook,
    shown: &dyn ShownBook,
    case: &str,
    limit: usize,
    rng: &mut Random,
) -> Result<Box<dyn Position>> {
    ensure!(can_be_listed(book, case), "it is too large to be searched");
    let mut positions = shown.positions(case)?;
    let mut too_large = None;
    positions.retain(|position| match perfect::outcome(&**position, limit) {
        Ok(_) => perfect::ended(&**position).is_none(),
        Err(error) => {
            too_large = Some(error);
            false
        }
    });
    match (positions.len(), too_large) {
        (0, Some(error)) => bail!("{error}; --limit allows more"),
        (0, None) => bail!("there is no move in it"),
        (all, _) => Ok(positions.swap_remove(rng.random_range(0..all))),
    }
}

/// The reason why no random position was found.
fn why_none(book: &mut dyn AnyBook, rng: &mut Random) -> String {
    let case = book.random(rng);
    match book.positions(&case) {
        Err(reason) => format!("there is no position to play: {reason}"),
        Ok(_) => String::from("no small random position was found; give a case"),
    }
}

/// Plays the game through the standard input and output.
fn converse(mut game: Match) -> Result<ExitCode> {
    let is_terminal = io::stdin().is_terminal();
    let mut reply = game.begin()?;
    let mut input = io::stdin().lock();
    loop {
        let Reply { text, is_last } = reply;
        write!(stdout(), "{text}")?;
        if is_last {
            return Ok(ExitCode::SUCCESS);
        }
        if is_terminal {
            write!(stdout(), "> ")?;
        }
        stdout().flush()?;
        let mut line = Vec::new();
        let read =
            input.read_until(b'\n', &mut line).context("the standard input cannot be read")?;
        if read == 0 {
            writeln!(stdout(), "\nThe input has ended before the game.")?;
            return Ok(ExitCode::FAILURE);
        }
        reply = game.hear(&String::from_utf8_lossy(&line))?;
    }
}
