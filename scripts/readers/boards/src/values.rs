//! The values of a position and its options, explained by the definitions.

use crate::board::Choice;
use jury::perfect::{self, Outcome};
use jury::position::{Measure, Position, TooLarge, Value};
use jury::search::impartial::Play;
use serde::{Deserialize, Serialize};

/// The maximum number of positions in a search.
pub const LIMIT: usize = 30_000;

/// The words in which a position is explained.
#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Words {
    /// The values of the theory.
    #[default]
    Values,
    /// Won and lost, for readers who do not know values.
    Outcomes,
}

/// The values of a position and its options.
#[derive(Serialize)]
pub struct Values {
    /// A sentence about the position.
    pub summary: String,
    /// The parts, if the position is a sum of several.
    pub parts: Vec<PartValue>,
    /// The moves of the board.
    pub options: Vec<OptionValue>,
}

/// A part of a position.
#[derive(Serialize)]
pub struct PartValue {
    /// The part as text.
    pub drawing: String,
    /// Its value.
    pub value: String,
}

/// A move and the position that it leads to.
#[derive(Serialize)]
pub struct OptionValue {
    /// Its name.
    pub name: String,
    /// The value of the position after the move.
    pub value: String,
    /// The result for the player who makes the move: `wins`, `draws` or `loses`.
    pub result: &'static str,
}

/// The values of a position and of its moves.
///
/// # Errors
///
/// Fails if the position is too large to be searched.
pub fn of(position: &dyn Position, moves: &[Choice], words: Words) -> Result<Values, TooLarge> {
    let outcome = perfect::outcome(position, LIMIT)?;
    let after = perfect::moves(position, LIMIT)?;
    let mut options = Vec::new();
    for one in moves {
        let leads_to = &after[one.in_rules[0]];
        let (result, leads_to_outcome) = match leads_to.outcome {
            Outcome::Draw | Outcome::Score(0) => ("draws", "a draw"),
            outcome if outcome.is_win() => ("wins", "a lost position"),
            _ => ("loses", "a won position"),
        };
        options.push(OptionValue {
            name: one.name.clone(),
            value: match words {
                Words::Values => worth(&*leads_to.position)?,
                Words::Outcomes => String::from(leads_to_outcome),
            },
            result,
        });
    }
    if let Words::Outcomes = words {
        return Ok(Values {
            summary: by_definition(outcome, &options),
            parts: Vec::new(),
            options,
        });
    }
    let summary = match position.measures()[0] {
        Measure::Grundy => {
            let mut values = Vec::new();
            for one in &after {
                if let Some(Value::Grundy(value)) = one.position.value(Measure::Grundy, LIMIT)? {
                    values.push(value);
                }
            }
            match position.value(Measure::Grundy, LIMIT)? {
                Some(Value::Grundy(value)) => grundy(value, values),
                _ => won(outcome),
            }
        }
        Measure::Canonical => match position.value(Measure::Canonical, LIMIT)? {
            Some(value) => format!("This position is {value}. {}", who_wins(position)?),
            None => won(outcome),
        },
        Measure::Outcome => match position.play() {
            Some(Play::Misere) => {
                format!("{} In misère play whoever cannot move wins.", won(outcome))
            }
            _ => won(outcome),
        },
        Measure::Score | Measure::Mean | Measure::Temperature => won(outcome),
    };
    Ok(Values { summary, parts: parts(position)?, options })
}

/// The values of the parts of a sum.
fn parts(position: &dyn Position) -> Result<Vec<PartValue>, TooLarge> {
    let parts = position.parts();
    if parts.len() < 2 {
        return Ok(Vec::new());
    }
    let parts =
        parts.iter().map(|part| Ok(PartValue { drawing: part.draw(), value: worth(&**part)? }));
    parts.collect()
}

/// The value by the position's first applicable measure.
fn worth(position: &dyn Position) -> Result<String, TooLarge> {
    for &measure in position.measures() {
        if let Some(value) = position.value(measure, LIMIT)? {
            return Ok(match value {
                Value::Grundy(value) => format!("Grundy value {value}"),
                Value::Canonical(text) => text,
                Value::Number(number) => number.to_string(),
                Value::N => String::from("N: whoever moves next wins"),
                Value::P => String::from("P: whoever moves next loses"),
                Value::L => String::from("L: Left wins, whoever moves next"),
                Value::R => String::from("R: Right wins, whoever moves next"),
                Value::Win(moves) => format!("whoever moves next wins in {moves}"),
                Value::Loss(0) => String::from("whoever moves next has lost"),
                Value::Loss(moves) => format!("whoever moves next loses in {moves}"),
                Value::Draw => String::from("draw"),
                Value::Score(score) => format!("score {score}"),
            });
        }
    }
    Ok(String::new())
}

/// The Grundy value or canonical form of a position, if its game has one.
///
/// # Errors
///
/// Fails if the position is too large to be searched.
pub fn written(position: &dyn Position) -> Result<Option<String>, TooLarge> {
    let measures = position.measures();
    let measure = [Measure::Grundy, Measure::Canonical]
        .into_iter()
        .find(|measure| measures.contains(measure));
    let Some(measure) = measure else {
        return Ok(None);
    };
    let value = position.value(measure, LIMIT)?;
    Ok(value.map(|value| value.to_string()))
}

/// Explains a Grundy value by the values of the options.
fn grundy(value: u64, mut options: Vec<u64>) -> String {
    options.sort_unstable();
    options.dedup();
    let winner = if value == 0 {
        "0 means that whoever has just moved wins."
    } else {
        "It is not 0, so whoever moves next wins, by a move to a position with the value 0."
    };
    if options.is_empty() {
        return format!("Grundy value 0: there is no move. {winner}");
    }
    let list: Vec<String> = options.iter().map(u64::to_string).collect();
    format!(
        "Grundy value {value}: the options have {}, and {value} is the least number that is not among \
         them. {winner}",
        list.join(", ")
    )
}

/// Explains who wins by a position's sign.
fn who_wins(position: &dyn Position) -> Result<&'static str, TooLarge> {
    Ok(match position.value(Measure::Outcome, LIMIT)? {
        Some(Value::L) => "It is positive: Left wins, whoever begins.",
        Some(Value::R) => "It is negative: Right wins, whoever begins.",
        Some(Value::N) => "It is confused with 0: whoever moves next wins.",
        _ => "It is 0: whoever moves next loses.",
    })
}

/// Explains who wins by the definition of won and lost positions.
fn by_definition(outcome: Outcome, options: &[OptionValue]) -> String {
    let reason = match outcome {
        Outcome::Draw | Outcome::Score(_) => return won(outcome),
        outcome if outcome.is_win() => "won: some move leads to a lost one",
        _ if options.is_empty() => "lost: there is no move",
        _ => "lost: every move leads to a won one",
    };
    format!("This position is {reason}.")
}

fn won(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(None) => String::from("Whoever moves next wins."),
        Outcome::Loss(None) => String::from("Whoever moves next loses."),
        Outcome::Win(Some(1)) => String::from("Whoever moves next wins at once."),
        Outcome::Win(Some(moves)) => format!("Whoever moves next wins after {moves} moves."),
        Outcome::Loss(Some(0)) => String::from("Whoever moves next has lost."),
        Outcome::Loss(Some(moves)) => format!("Whoever moves next loses after {moves} moves."),
        Outcome::Score(0) => String::from("Neither player can force a win: a tie."),
        Outcome::Score(score @ 1..) => format!("Whoever moves next wins by {score}."),
        Outcome::Score(score) => format!("Whoever moves next loses by {}.", -score),
        Outcome::Draw => String::from("Neither player can force a win: a draw."),
    }
}
