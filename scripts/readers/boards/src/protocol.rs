//! Requests and answers in JSON. A game is its problem and its first case, or the listing of a visitor's game
//! and its first state, and the numbers of the moves so far. Between requests, only search results are
//! remembered.

use crate::board::{Choice, Table};
use crate::explore::{self, Explored};
use crate::games;
use crate::matrix::Matrix;
use crate::scene::{Picture, Place};
use crate::values::{self, LIMIT, Values, Words};
use anyhow::{Context, Error, Result, ensure};
use jury::Random;
use jury::books::shown;
use jury::perfect::{self, Outcome};
use jury::position::{Position, TooLarge};
use jury::rules::Player;
use jury::search::chances::Fraction;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

const MOST_MOVES: usize = 1000;

/// The answer to a request for a move when there is none.
const OVER: &str = "the game is over";

/// A request; one shape for all keeps the module small.
#[derive(Deserialize)]
struct Request {
    #[serde(rename = "do")]
    what: What,
    #[serde(default)]
    problem: String,
    /// A case, as in an input of the problem; a state of the listing; or the start states to explore.
    #[serde(default)]
    start: String,
    /// The states of a visitor's game, each followed by its answer, in lines.
    #[serde(default)]
    listing: String,
    /// True if a visitor's game is played by the misère rule.
    #[serde(default)]
    misere: bool,
    /// The number of the position, from 0, if the case asks about several.
    #[serde(default)]
    number: usize,
    #[serde(default)]
    moves: Vec<usize>,
    /// The seed of a random start or a machine's move.
    #[serde(default)]
    seed: u64,
    /// True if the first player should win a random start.
    #[serde(default)]
    aim: bool,
    #[serde(default)]
    level: Level,
    #[serde(default)]
    words: Words,
    /// The payments of a 2×2 matrix game.
    #[serde(default)]
    matrix: String,
    /// The share of `matrix`'s first row in a mixture.
    #[serde(default)]
    share: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum What {
    New,
    /// The position, its picture and its moves.
    Show,
    /// The start for editing: like `Show`, with changes in place of moves.
    Edit,
    Hint,
    Machine,
    Values,
    Judge,
    /// A mixture's guarantee in a matrix game.
    Mixture,
    /// The start states of a visitor's game, and larger sets of states.
    Starts,
    /// The values of the start states of a visitor's game, and the guesses about them.
    Explore,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    Left,
    Right,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Level {
    #[default]
    Perfect,
    Random,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    New {
        start: String,
        number: usize,
    },
    Show(View),
    Hint {
        number: usize,
        outcome: &'static str,
    },
    Machine {
        number: usize,
    },
    Values(Values),
    Judge {
        outcome: &'static str,
        /// The Grundy value or canonical form, if the game has one.
        value: Option<String>,
    },
    Mixture {
        guarantee: String,
        /// True if no mixture guarantees more.
        best: bool,
    },
    Starts {
        sets: Vec<Vec<String>>,
        /// The maximum number of states.
        most: usize,
    },
    Explore(Explored),
}

#[derive(Serialize)]
struct View {
    html: String,
    text: String,
    /// True if `html` is a picture, not text with a list of moves.
    drawn: bool,
    places: Vec<Place>,
    moves: Vec<NamedMove>,
    /// The player to move, if the players' moves differ.
    turn: Option<Side>,
    /// The outcome for the player to move at the end of the game.
    over: Option<&'static str>,
    /// The winner's lead at the end of a game in which points decide, rather than the last move.
    lead: Option<u64>,
    positions: usize,
    clicks: &'static str,
    ending: &'static str,
    /// The players' names if their moves differ: Left and Right.
    sides: Option<[&'static str; 2]>,
}

#[derive(Serialize)]
struct NamedMove {
    name: String,
    clicks: Vec<String>,
    /// The changed start, for a change.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
}

/// Answers a request, by an object with an `error` on failure.
pub fn answer(request: &[u8]) -> Vec<u8> {
    let request = serde_json::from_slice(request).context("the request cannot be read");
    let json = match request.and_then(|request| respond(&request)) {
        Ok(answer) => serde_json::to_vec(&answer),
        Err(error) => serde_json::to_vec(&serde_json::json!({ "error": said(&error) })),
    };
    json.unwrap_or_default()
}

fn said(error: &Error) -> String {
    if error.is::<TooLarge>() {
        return String::from("too many positions to search: try a smaller start");
    }
    format!("{error:#}")
}

fn respond(request: &Request) -> Result<Answer> {
    match request.what {
        What::New => {
            let start = games::random(&request.problem, request.aim, request.seed)?;
            Ok(Answer::New { start: start.case, number: start.number })
        }
        What::Show => show(request),
        What::Edit => edit(request),
        What::Hint => hint(&*table(request)?),
        What::Machine => machine(&*table(request)?, &request.level, request.seed),
        What::Values => {
            let table = table(request)?;
            Ok(Answer::Values(values::of(table.position(), &table.moves(), request.words)?))
        }
        What::Judge => judge(table(request)?.position()),
        What::Mixture => mixture(request),
        What::Starts => {
            let sets = explore::starts(&request.start)?;
            Ok(Answer::Starts { sets, most: explore::LIMIT })
        }
        What::Explore => {
            let explored = explore::explore(&request.start, &request.listing, request.misere)?;
            Ok(Answer::Explore(explored))
        }
    }
}

fn table(request: &Request) -> Result<Box<dyn Table>> {
    let start = start(request)?;
    let start = games::table(&start.positions[start.number]);
    request.moves.iter().try_fold(start, |table, &number| {
        table.after(number).with_context(|| format!("there is no move number {number}"))
    })
}

#[derive(Clone)]
struct Start {
    asked: Rc<Asked>,
    positions: Rc<[Rc<dyn Position>]>,
    number: usize,
}

/// The game of a problem or of a visitor, and its start, as a request names them.
struct Asked {
    problem: String,
    case: String,
    listing: String,
    misere: bool,
}

impl Asked {
    fn is_in(&self, Request { problem, start, listing, misere, .. }: &Request) -> bool {
        let own = (&self.problem, &self.case, &self.listing, &self.misere);
        own == (problem, start, listing, misere)
    }
}

thread_local! {
    /// The last request's start: its positions keep search results.
    static LAST: RefCell<Option<Start>> = const { RefCell::new(None) };
}

fn start(request: &Request) -> Result<Start> {
    LAST.with_borrow_mut(|last| {
        let start = match last.take() {
            Some(start) if start.asked.is_in(request) => start,
            _ => opened(request)?,
        };
        let start = Start { number: request.number, ..start };
        *last = Some(start.clone());
        let count = start.positions.len();
        let plural = if count == 1 { "" } else { "s" };
        ensure!(start.number < count, "the case asks about only {count} position{plural}");
        Ok(start)
    })
}

fn opened(request: &Request) -> Result<Start> {
    let Request { problem, start: case, listing, misere, .. } = request;
    let positions: Rc<[Rc<dyn Position>]> = if listing.is_empty() {
        let mut book = shown(problem)?;
        let positions = book.positions(case)?;
        ensure!(book.is_searchable(case)?, TooLarge(LIMIT));
        positions.into_iter().map(Rc::from).collect()
    } else {
        Rc::new([Rc::from(explore::opened(case, listing, *misere)?)])
    };
    let (problem, case, listing) = (problem.clone(), case.clone(), listing.clone());
    let asked = Rc::new(Asked { problem, case, listing, misere: *misere });
    Ok(Start { asked, positions, number: 0 })
}

fn show(request: &Request) -> Result<Answer> {
    let table = table(request)?;
    let moves = table.moves().into_iter();
    let moves = moves.map(|Choice { name, clicks, .. }| NamedMove { name, clicks, start: None });
    let moves: Vec<NamedMove> = moves.collect();
    ensure!(
        moves.len() <= MOST_MOVES,
        "this position has {} moves, too many to choose from: try a smaller one",
        moves.len()
    );
    view(request, &*table, table.picture(), moves)
}

fn edit(request: &Request) -> Result<Answer> {
    let start = start(request)?;
    let table = games::table(&start.positions[start.number]);
    let book = shown(&request.problem)?;
    let picture = table.editing();
    let is_place = |id: &String| picture.places.iter().any(|place| place.id == *id);
    // Removing either of two equal heaps gives the same start: each gets its own clicks.
    let mut taken = BTreeSet::new();
    let mut clicks = |positions: &[Box<dyn Position>]| {
        let other = positions.get(start.number);
        let ways = other.map_or_else(Vec::new, |other| table.change(&**other));
        let way =
            ways.into_iter().find(|way| way.iter().all(is_place) && taken.insert(way.clone()));
        way.unwrap_or_default()
    };
    let edits = book.edits(&request.start)?.into_iter();
    // A change may leave a case without positions, such as a graph with a cycle.
    let moves = edits.filter_map(|edit| {
        let clicks = clicks(&book.positions(&edit.value).ok()?);
        Some(NamedMove { name: edit.name, clicks, start: Some(edit.value) })
    });
    let moves = moves.take(MOST_MOVES).collect();
    view(request, &*table, picture, moves)
}

fn view(
    request: &Request,
    table: &dyn Table,
    picture: Picture,
    moves: Vec<NamedMove>,
) -> Result<Answer> {
    let position = table.position();
    perfect::outcome(position, LIMIT)?;
    let (about, turn) = (table.about(), table.turn());
    let over = perfect::ended(position);
    Ok(Answer::Show(View {
        html: picture.html,
        text: position.draw(),
        drawn: table.is_drawn(),
        places: picture.places,
        moves,
        over: over.map(named),
        lead: match over {
            Some(Outcome::Score(lead)) => Some(lead.unsigned_abs()),
            _ => None,
        },
        positions: start(request)?.positions.len(),
        clicks: about.clicks,
        ending: about.ending,
        sides: turn.and(about.sides),
        turn: turn.map(|player| match player {
            Player::Left => Side::Left,
            Player::Right => Side::Right,
        }),
    }))
}

fn judge(position: &dyn Position) -> Result<Answer> {
    Ok(Answer::Judge {
        outcome: named(perfect::outcome(position, LIMIT)?),
        value: values::written(position)?,
    })
}

fn mixture(request: &Request) -> Result<Answer> {
    let matrix: Matrix = request.matrix.parse().map_err(Error::msg)?;
    let share: Fraction = request.share.parse().map_err(Error::msg)?;
    let other = Fraction::ONE.minus(share);
    let guarantee = other.and_then(|other| matrix.guarantee(&[share, other]));
    let guarantee = guarantee.context("a share is from 0 to 1")?;
    let best = matrix.value() == Some(guarantee);
    Ok(Answer::Mixture { guarantee: guarantee.to_string(), best })
}

fn hint(table: &dyn Table) -> Result<Answer> {
    let outcome = named(perfect::outcome(table.position(), LIMIT)?);
    // A fixed seed repeats the same hint.
    let number = best(table, 0)?;
    Ok(Answer::Hint { number, outcome })
}

fn named(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Draw | Outcome::Score(0) => "draw",
        outcome if outcome.is_win() => "win",
        _ => "loss",
    }
}

fn machine(table: &dyn Table, level: &Level, seed: u64) -> Result<Answer> {
    let number = match level {
        Level::Perfect => best(table, seed)?,
        Level::Random => {
            let moves = table.moves().len();
            ensure!(moves > 0, OVER);
            Random::seed_from_u64(seed).random_range(0..moves)
        }
    };
    Ok(Answer::Machine { number })
}

fn best(table: &dyn Table, seed: u64) -> Result<usize> {
    let position = table.position();
    let mut rng = Random::seed_from_u64(seed);
    let best = perfect::best(position, LIMIT, &mut rng)?.context(OVER)?;
    let in_rules = position.moves().iter().position(|(name, _)| *name == best.name);
    let moves = table.moves();
    let same = |choice: &Choice| in_rules.is_some_and(|at| choice.in_rules.contains(&at));
    let number = moves.iter().position(same);
    number.with_context(|| format!("the board has no move “{}”", best.name))
}
