//! A position in words.

use super::Extent;
use crate::report::{counted, excerpt_of, fitted, shortened, table};
use comfy_table::Table;
use guesser::measured::name;
use jury::perfect::{self, Move, Outcome};
use jury::position::{Measure, Position, TooLarge, Value};
use jury::search::impartial::Play;
use std::fmt::Write;

/// The maximum number of lines of a drawing to show.
const LINES: usize = 60;

/// The drawing of a position, or a word for the empty position.
pub(crate) fn drawing(position: &dyn Position) -> String {
    let drawing = position.draw();
    if drawing.trim().is_empty() {
        return String::from("(nothing left)");
    }
    drawing
}

pub(crate) fn indented_drawing(position: &dyn Position) -> String {
    excerpt_of(drawing(position).as_bytes(), LINES)
}

/// The value and winning moves of a position and, for a sum, the values of its parts.
///
/// # Errors
///
/// If the search exceeds the limit.
pub fn explain(position: &dyn Position, extent: Extent) -> Result<String, TooLarge> {
    let outcome = perfect::outcome(position, extent.limit)?;
    let mut text = indented_drawing(position);
    if let Some(turn) = position.turn() {
        let _ = writeln!(text, "    {turn:?} to move");
    }
    let who = mover(position);
    let _ = match (perfect::ended(position), outcome) {
        (Some(_), Outcome::Score(score)) => {
            writeln!(text, "  {who} cannot move, and {}.", by_points(score))
        }
        (Some(_), _) => writeln!(text, "  {who} cannot move, and so has {}.", won(outcome)),
        (None, _) => writeln!(text, "  {who} {}.", outcome_in_words(outcome)),
    };
    if let Some(values) = values(position, extent.limit)? {
        let _ = writeln!(text, "  {values}.");
    }
    if perfect::ended(position).is_none() {
        text += &moves(position, outcome, extent)?;
    }
    text += &sum(position, extent)?;
    Ok(text)
}

fn mover(position: &dyn Position) -> String {
    match position.turn() {
        Some(turn) => format!("{turn:?}, who is to move,"),
        None => String::from("The player to move"),
    }
}

fn won(outcome: Outcome) -> &'static str {
    if outcome.is_win() { "won" } else { "lost" }
}

/// The result of perfect play, as a phrase that follows the player's name.
pub(crate) fn outcome_in_words(outcome: Outcome) -> String {
    let length = |moves: Option<u32>| match moves {
        Some(1) => String::from(" in 1 move"),
        Some(moves) => format!(" in {moves} moves of both players"),
        None => String::new(),
    };
    match outcome {
        Outcome::Win(moves) => format!("wins{}", length(moves)),
        Outcome::Draw => String::from("can neither win nor be beaten: a draw"),
        Outcome::Loss(moves) => format!("loses{} against perfect play", length(moves)),
        Outcome::Score(score @ ..0) => format!("{} against perfect play", by_points(score)),
        Outcome::Score(score) => by_points(score),
    }
}

fn by_points(score: i64) -> String {
    match score {
        1.. => format!("wins by {}", points(score)),
        0 => String::from("ties"),
        ..0 => format!("loses by {}", points(score)),
    }
}

pub(crate) fn points(score: i64) -> String {
    counted(score.unsigned_abs(), "point")
}

fn value_in_words(measure: Measure, value: Option<Value>) -> String {
    match (measure, value) {
        (Measure::Grundy, Some(value)) => format!("Grundy value {value}"),
        (Measure::Canonical, Some(value)) => format!("canonical form {value}"),
        (Measure::Canonical, None) => String::from("a canonical form too large to be shown"),
        (Measure::Mean, Some(value)) => format!("mean {value}"),
        (Measure::Temperature, Some(value)) => format!("temperature {value}"),
        (Measure::Score, Some(value)) => format!("score {value}, Left's points minus Right's"),
        (_, Some(Value::N)) => String::from("outcome N, a win for the next player"),
        (_, Some(Value::P)) => String::from("outcome P, a win for the previous player"),
        (_, Some(Value::L)) => String::from("outcome L, a win for Left, whoever begins"),
        (_, Some(Value::R)) => String::from("outcome R, a win for Right, whoever begins"),
        (_, Some(value)) => value.to_string(),
        (_, None) => String::new(),
    }
}

/// The position's values by all measures, except the length of a game, which is part of its outcome.
fn values(position: &dyn Position, limit: usize) -> Result<Option<String>, TooLarge> {
    let mut values = Vec::new();
    for &measure in position.measures() {
        let value = position.value(measure, limit)?;
        if !matches!(value, Some(Value::Win(_) | Value::Loss(_) | Value::Draw)) {
            values.push(value_in_words(measure, value));
        }
    }
    values.retain(|value| !value.is_empty());
    if position.play() == Some(Play::Misere) {
        values.push(String::from("misère play: whoever cannot move wins"));
    }
    let values = values.join("; ");
    Ok((!values.is_empty()).then(|| capitalised(&values)))
}

/// The text with a capital letter at its beginning.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

fn moves(position: &dyn Position, outcome: Outcome, extent: Extent) -> Result<String, TooLarge> {
    let moves = perfect::moves(position, extent.limit)?;
    let right = perfect::right(&moves);
    let all = counted(moves.len() as u64, "move");
    let mut text = match (outcome, right.len()) {
        (Outcome::Loss(_), _) if moves.len() == 1 => String::from("  The only move loses.\n"),
        (Outcome::Loss(_), _) => format!("  All {all} lose.\n"),
        (Outcome::Draw, 1) => format!("  1 of {all} keeps the draw:\n"),
        (Outcome::Draw, right) => format!("  {right} of {all} keep the draw:\n"),
        (Outcome::Win(_), 1) => format!("  1 of {all} wins:\n"),
        (Outcome::Win(_), right) => format!("  {right} of {all} win:\n"),
        (Outcome::Score(_), 1) => format!("  1 of {all} is best:\n"),
        (Outcome::Score(_), right) => format!("  {right} of {all} are best:\n"),
    };
    text += &listed(&right, extent.listed);
    Ok(text)
}

/// The names of moves, each with the resulting position if it fits on the line.
fn listed(moves: &[&Move], most: usize) -> String {
    let shown = &moves[..moves.len().min(most)];
    let width = shown.iter().map(|one| one.name.chars().count()).max();
    let width = width.unwrap_or(0).min(50);
    let mut text = String::new();
    for one in shown {
        let after = drawing(&*one.position);
        let length = match one.outcome {
            Outcome::Win(Some(moves)) => format!("  win in {moves}"),
            _ => String::new(),
        };
        let line = if after.contains('\n') {
            format!("{}{length}", one.name)
        } else {
            format!("{:<width$}  {after}{length}", one.name)
        };
        let _ = writeln!(text, "    {}", shortened(line.as_bytes()));
    }
    text + &left_out(moves.len() - shown.len())
}

/// A table that leaves room for its indentation.
fn indented(mut rows: Table) -> String {
    if let Some(width) = rows.width() {
        rows.set_width(width.saturating_sub(4));
    }
    rows.lines().fold(String::new(), |indented, line| indented + "    " + &line + "\n")
}

fn left_out(more: usize) -> String {
    match more {
        0 => String::new(),
        more => format!("    … {more} more, which --all shows\n"),
    }
}

fn sum(position: &dyn Position, extent: Extent) -> Result<String, TooLarge> {
    let parts = position.parts();
    if parts.len() < 2 {
        return Ok(String::new());
    }
    let measure = position.measures()[0];
    let mut values = Vec::new();
    for part in &parts {
        values.push(part.value(measure, extent.limit)?);
    }
    let mut rows = table(&["part", &format!("{}>", name(measure))]);
    for (part, value) in parts.iter().zip(&values).take(extent.listed) {
        rows.add_row([drawing(&**part), worth(value.as_ref())]);
    }
    let mut text = format!("  It is the sum of {} positions", parts.len());
    let sum = position.value(measure, extent.limit)?;
    if let (Some(values), Some(sum)) = (values.into_iter().collect::<Option<Vec<Value>>>(), sum) {
        text += &added(measure, &values, &sum, extent.listed);
    }
    text += ":\n";
    text += &indented(rows);
    Ok(text + &left_out(parts.len().saturating_sub(extent.listed)))
}

fn worth(value: Option<&Value>) -> String {
    value.map_or_else(|| String::from("too large"), Value::to_string)
}

/// The sum of the parts' values beside the value of the whole: `, 1 ⊕ 2 = 3`. The latter is found by the whole's own
/// moves; once a search in the game has exceeded 5,000 positions, by the parts.
fn added(measure: Measure, values: &[Value], sum: &Value, most: usize) -> String {
    let sign = match measure {
        Measure::Grundy => "⊕",
        Measure::Canonical => "+",
        _ => return String::new(),
    };
    if values.len() > most {
        return format!(", in all {sum}");
    }
    let terms: Vec<String> = values.iter().map(in_a_sum).collect();
    format!(", {} = {sum}", terms.join(&format!(" {sign} ")))
}

/// A value as a term: negative numbers in parentheses.
fn in_a_sum(value: &Value) -> String {
    let text = value.to_string();
    if text.starts_with('-') {
        return format!("({text})");
    }
    text
}

/// Positions of one game that share their search results.
pub(crate) fn sharing(mut positions: Vec<Box<dyn Position>>) -> Vec<Box<dyn Position>> {
    for at in 1..positions.len() {
        let (before, after) = positions.split_at_mut(at);
        after[0].share_search(&*before[at - 1]);
    }
    positions
}

/// A table of several positions, each with its outcome and right moves.
pub(crate) fn several(
    positions: Vec<Box<dyn Position>>,
    extent: Extent,
) -> Result<String, TooLarge> {
    let all = positions.len();
    let mut rows = table(&["", "position", "outcome", "right moves"]);
    for (number, position) in (1..).zip(sharing(positions)).take(extent.listed) {
        let outcome = position.value(perfect::decisive(&*position), extent.limit)?;
        let moves = perfect::moves(&*position, extent.limit)?;
        let mut right = perfect::right(&moves);
        let more = right.len().saturating_sub(RIGHT_MOVES);
        right.truncate(RIGHT_MOVES);
        let mut names: Vec<String> = right.iter().map(|one| one.name.clone()).collect();
        names.extend((more > 0).then(|| format!("… {more} more")));
        rows.add_row([
            number.to_string(),
            drawing(&*position),
            outcome.map_or_else(String::new, |value| value.to_string()),
            names.join("\n"),
        ]);
    }
    Ok(indented(rows) + &left_out(all.saturating_sub(extent.listed)))
}

/// The maximum number of moves to show in a row.
const RIGHT_MOVES: usize = 6;

/// A table of the moves from a position, each with the value after it, the number of right replies, and the
/// winner. An arrow marks the move made.
pub(crate) fn options(moves: &[Move], made: &str, limit: usize) -> Result<String, TooLarge> {
    let mut rows = table(&["", "move", "leaves", "worth>", "right replies>", "the mover"]);
    for one in moves {
        let mark = if one.name == made { "→" } else { "" };
        let measure = one.position.measures()[0];
        let value = one.position.value(measure, limit)?;
        let replies = perfect::moves(&*one.position, limit)?;
        rows.add_row([
            mark.to_owned(),
            one.name.clone(),
            drawing(&*one.position),
            worth(value.as_ref()),
            perfect::right(&replies).len().to_string(),
            String::from(match one.outcome {
                Outcome::Draw => "draws",
                Outcome::Score(0) => "ties",
                outcome if outcome.is_win() => "wins",
                _ => "loses",
            }),
        ]);
    }
    Ok(fitted(rows, &[1, 2], &[4]) + "\n")
}
