//! Thermographs as text and as pictures.

use jury::short::{Number, Thermograph, Wall};
use pictures::Picture;
use pictures::thermographs::of_game;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// The number of columns from the greatest value to the least.
const COLUMNS: f64 = 48.0;
/// The number of rows from tax 0 to the temperature.
const ROWS: u32 = 10;
/// The number of columns of the labels, unless the temperature is longer.
const LABELS: usize = 8;
/// The number of rows of the mast above the temperature.
const MAST: u32 = 2;

/// Sketches a thermograph with taxes upwards and greater values on the left.
pub(crate) fn of(graph: &Thermograph) -> String {
    let walls = [&graph.left, &graph.right].map(corners);
    let mean = graph.mean.to_f64();
    let values = || walls.iter().flatten().map(|corner| corner.1);
    let greatest = values().fold(mean, f64::max);
    let width = greatest - values().fold(mean, f64::min);
    let column = |value: f64| match width {
        0.0 => 0,
        _ => ((greatest - value) / width * COLUMNS).round() as usize,
    };
    let hottest = graph.temperature.to_f64().max(0.0);
    let labels = graph.temperature.to_string().len().max(LABELS);
    let mut sketch = String::new();
    for row in (0..=ROWS + MAST).rev() {
        let tax = hottest * f64::from(row) / f64::from(ROWS);
        let marks = if row >= ROWS || hottest == 0.0 {
            BTreeMap::from([(column(mean), "│")])
        } else {
            let mark = |wall: &Vec<_>| (column(at(wall, tax)), slope(wall, tax));
            walls.iter().map(mark).collect()
        };
        let label = match row {
            0 => String::from("0"),
            ROWS if hottest > 0.0 => graph.temperature.to_string(),
            _ => String::new(),
        };
        sketch += &line(&format!("{label:>labels$}"), marks);
    }
    let [left, right] = [&graph.left, &graph.right].map(|wall| wall.at(Number::ZERO));
    let stops =
        [left, right, graph.mean].map(|number| (column(number.to_f64()), number.to_string()));
    sketch + &line(&" ".repeat(labels), BTreeMap::from(stops))
}

/// A line with a label and these texts at their columns.
fn line<T: AsRef<str>>(label: &str, marks: BTreeMap<usize, T>) -> String {
    let mut text = format!("{label} ");
    let margin = text.chars().count() + 1;
    for (column, mark) in marks {
        let end = text.chars().count();
        let gap = (margin + column).saturating_sub(end).max(1);
        text.extend(std::iter::repeat_n(' ', gap));
        text += mark.as_ref();
    }
    text + "\n"
}

/// The last corner of a wall at or below a tax, and the direction of the wall above it.
fn piece(wall: &[(f64, f64)], tax: f64) -> ((f64, f64), Ordering) {
    let last = wall.partition_point(|corner| corner.0 <= tax) - 1;
    let next = wall.get(last + 1).unwrap_or(&wall[last]);
    (wall[last], next.1.total_cmp(&wall[last].1))
}

fn at(wall: &[(f64, f64)], tax: f64) -> f64 {
    let ((from, value), direction) = piece(wall, tax);
    value + (tax - from) * f64::from(direction as i8)
}

/// The direction of a wall in the drawing, where greater values are on the left.
fn slope(wall: &[(f64, f64)], tax: f64) -> &'static str {
    match piece(wall, tax).1 {
        Ordering::Greater => "╲",
        Ordering::Less => "╱",
        Ordering::Equal => "│",
    }
}

/// A picture of a game's thermograph, with the game as text.
pub(crate) fn picture(game: &str, graph: &Thermograph) -> Picture {
    let [left, right] = [&graph.left, &graph.right].map(corners);
    of_game(game, [&left, &right], graph.mean.to_f64())
}

fn corners(wall: &Wall) -> Vec<(f64, f64)> {
    let corners = wall.corners().iter();
    corners.map(|(tax, value)| (tax.to_f64(), value.to_f64())).collect()
}
