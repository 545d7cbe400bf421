//! Requests and answers, in JSON. A game is its name, its start and the numbers of the moves made so far:
//! nothing else is remembered between two requests, but for what has been searched.

use crate::board::{Choice, Table};
use crate::games::{self, Entry, GAMES};
use crate::scene::Place;
use crate::values::{self, Values};
use jury::Random;
use jury::perfect::{self, Outcome};
use jury::position::{Position, TooLarge};
use jury::rules::Player;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;

/// The most positions that are searched.
pub const LIMIT: usize = 30_000;

/// What is asked. One shape for all requests keeps the module small.
#[derive(Deserialize)]
struct Request {
    #[serde(rename = "do")]
    what: What,
    /// The name of the game.
    #[serde(default)]
    game: String,
    /// The start, and who begins where the players have different moves.
    #[serde(default)]
    start: String,
    #[serde(default)]
    first: Side,
    /// The numbers of the moves made so far.
    #[serde(default)]
    moves: Vec<usize>,
    /// Of a random start and of the machine's move.
    #[serde(default)]
    seed: u64,
    /// Whether the first player should win a random start.
    aim: Option<bool>,
    #[serde(default)]
    level: Level,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum What {
    /// All games.
    Games,
    /// A random start.
    New,
    /// The position: its picture and its moves.
    Show,
    /// A best move of a player who would like to know.
    Hint,
    /// The machine's move.
    Machine,
    /// What the position and its options are worth.
    Values,
}

/// One of two players with different moves.
#[derive(Clone, Copy, Default, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    #[default]
    Left,
    Right,
}

/// How the machine plays.
#[derive(Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Level {
    #[default]
    Perfect,
    Random,
}

/// What is answered.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Games {
        games: &'static [Entry],
    },
    New {
        start: String,
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
}

/// A position as it is shown.
#[derive(Serialize)]
struct View {
    svg: String,
    places: Vec<Place>,
    moves: Vec<NamedMove>,
    /// Whose turn it is, if the players have different moves.
    turn: Option<Side>,
    /// Whether the player to move has won, if the game is over.
    over: Option<bool>,
}

#[derive(Serialize)]
struct NamedMove {
    name: String,
    clicks: Vec<String>,
}

/// The answer to a request: what was asked for, or an object with an `error`.
pub fn answer(request: &[u8]) -> Vec<u8> {
    let request = serde_json::from_slice(request);
    let answer = request
        .map_err(|error| format!("the request cannot be read: {error}"))
        .and_then(|request| respond(&request));
    let json = match answer {
        Ok(answer) => serde_json::to_vec(&answer),
        Err(error) => serde_json::to_vec(&serde_json::json!({ "error": error })),
    };
    json.unwrap_or_default()
}

fn respond(request: &Request) -> Result<Answer, String> {
    match request.what {
        What::Games => Ok(Answer::Games { games: &GAMES }),
        What::New => start(request),
        What::Show => show(&*table(request)?),
        What::Hint => hint(&*table(request)?),
        What::Machine => machine(&*table(request)?, &request.level, request.seed),
        What::Values => {
            let table = table(request)?;
            let values = values::of(&*searched(&*table), &table.moves());
            values.map(Answer::Values).map_err(too_large)
        }
    }
}

/// The game that is asked about.
fn entry(request: &Request) -> Result<&'static Entry, String> {
    let game = &request.game;
    games::game(game).ok_or_else(|| format!("there is no game “{game}”"))
}

/// The position of a game in progress.
fn table(request: &Request) -> Result<Box<dyn Table>, String> {
    let open = entry(request)?.open;
    let start = open(&request.start, player(request.first))?;
    request.moves.iter().try_fold(start, |table, &number| {
        table
            .after(number)
            .ok_or_else(|| format!("there is no move number {number}"))
    })
}

fn player(side: Side) -> Player {
    match side {
        Side::Left => Player::Left,
        Side::Right => Player::Right,
    }
}

fn too_large(_: TooLarge) -> String {
    String::from("too many positions can come of this one to be searched here: try a smaller one")
}

/// A random start, which the first player wins, or does not, as is asked for, if such a one is met.
fn start(request: &Request) -> Result<Answer, String> {
    let game = entry(request)?;
    let mut random = Random::seed_from_u64(request.seed);
    let mut start = (game.random)(&mut random);
    for _ in 0..60 {
        let table = (game.open)(&start, player(request.first))?;
        if is_asked_for(&*table.search(), request.aim) {
            break;
        }
        start = (game.random)(&mut random);
    }
    Ok(Answer::New { start })
}

/// Whether a position can be searched, is no game of one move, and is won for the player to move if it
/// should be.
fn is_asked_for(position: &dyn Position, aim: Option<bool>) -> bool {
    let outcome = perfect::outcome(position, LIMIT);
    let is_as_aimed = outcome.is_ok_and(|outcome| match aim {
        Some(true) => outcome.is_win(),
        Some(false) => outcome.is_loss(),
        None => true,
    });
    let moves = position.moves();
    let goes_on = moves.iter().any(|(_, after)| !after.moves().is_empty());
    is_as_aimed && moves.len() > 1 && goes_on
}

thread_local! {
    /// A position of the last game that was searched.
    static LAST: RefCell<Option<Box<dyn Position>>> = const { RefCell::new(None) };
}

/// The position of a table, which knows what has been searched in the requests before.
fn searched(table: &dyn Table) -> Box<dyn Position> {
    LAST.with_borrow_mut(|last| {
        let mut position = table.search();
        if let Some(last) = last {
            position.share_search(&**last);
        }
        let mut kept = table.search();
        kept.share_search(&*position);
        *last = Some(kept);
        position
    })
}

fn show(table: &dyn Table) -> Result<Answer, String> {
    let position = searched(table);
    perfect::outcome(&*position, LIMIT).map_err(too_large)?;
    let scene = table.scene();
    let moves = table.moves().into_iter();
    let moves = moves.map(|Choice { name, clicks, .. }| NamedMove { name, clicks });
    Ok(Answer::Show(View {
        svg: scene.svg(&description(&table.draw())),
        places: scene.places().to_vec(),
        moves: moves.collect(),
        turn: table.turn().map(|player| match player {
            Player::Left => Side::Left,
            Player::Right => Side::Right,
        }),
        over: perfect::ended(&*position).map(Outcome::is_win),
    }))
}

/// What a screen reader says of the picture as a whole. A drawing of several lines is for the eye; its
/// places say as much.
fn description(drawing: &str) -> String {
    if drawing.contains('\n') {
        return String::from("Position");
    }
    format!("Position: {drawing}")
}

fn hint(table: &dyn Table) -> Result<Answer, String> {
    let position = searched(table);
    let outcome = match perfect::outcome(&*position, LIMIT).map_err(too_large)? {
        Outcome::Draw | Outcome::Score(0) => "draw",
        outcome if outcome.is_win() => "win",
        _ => "loss",
    };
    // The same hint every time.
    let number = best(table, &*position, 0)?;
    Ok(Answer::Hint { number, outcome })
}

fn machine(table: &dyn Table, level: &Level, seed: u64) -> Result<Answer, String> {
    let number = match level {
        Level::Perfect => best(table, &*searched(table), seed)?,
        Level::Random => {
            let moves = table.moves().len();
            if moves == 0 {
                return Err(over());
            }
            Random::seed_from_u64(seed).random_range(0..moves)
        }
    };
    Ok(Answer::Machine { number })
}

/// The number of the perfect player's move on the table.
fn best(table: &dyn Table, position: &dyn Position, seed: u64) -> Result<usize, String> {
    let mut random = Random::seed_from_u64(seed);
    let best = perfect::best(position, LIMIT, &mut random).map_err(too_large)?;
    let best = best.ok_or_else(over)?;
    let in_rules = position
        .moves()
        .iter()
        .position(|(name, _)| *name == best.name);
    let moves = table.moves();
    let same = |choice: &Choice| in_rules.is_some_and(|at| choice.in_rules.contains(&at));
    moves
        .iter()
        .position(same)
        .ok_or_else(|| format!("the board does not know the move “{}”", best.name))
}

fn over() -> String {
    String::from("the game is over")
}
