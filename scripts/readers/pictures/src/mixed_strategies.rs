//! The guarantees of mixed strategies in a 2×2 game.

use crate::drawing::{BLUE, Draw, INK, Point, RED, circle, line, path, point, text, with_minus};
use crate::picture::Picture;
use shared::matrix_game::{Exact, solve_exactly};
use svg::node::element::Group;
use svg::node::element::path::Data;

/// One or two fingers: the column player pays an even sum to the row player, and receives an odd one.
const FINGERS: [[i32; 2]; 2] = [[2, -3], [-3, 4]];

/// The entries between which all lines stay.
const LEAST: f64 = -3.0;
const GREATEST: f64 = 4.0;

const WIDTH: f64 = 220.0;
const TOP: f64 = 44.0;
const HEIGHT: f64 = 170.0;

struct Side {
    title: &'static str,
    legend: &'static str,
    colour: &'static str,
    /// For each choice of the other player: the means for the shares 0 and 1 of the player's first choice.
    lines: [[i32; 2]; 2],
    /// The guarantee of two means.
    guarantee: fn(f64, f64) -> f64,
    /// The numerator of the best share.
    share: i128,
}

pub fn picture() -> Picture {
    let [[a, b], [c, d]] = FINGERS;
    let solution = solve_exactly(&FINGERS.map(|row| row.map(i64::from).to_vec()))
        .expect("the numbers of a small game fit");
    let rows = Side {
        title: "mixtures of the rows",
        legend: "solid: against column 1, dashed: against column 2",
        colour: BLUE,
        lines: [[c, a], [d, b]],
        guarantee: f64::min,
        share: solution.rows[0],
    };
    let columns = Side {
        title: "mixtures of the columns",
        legend: "solid: against row 1, dashed: against row 2",
        colour: RED,
        lines: [[b, a], [d, c]],
        guarantee: f64::max,
        share: solution.columns[0],
    };
    let mut drawing = Group::new();
    draw(&mut drawing, 50.0, &rows, &solution);
    draw(&mut drawing, 390.0, &columns, &solution);
    let value = fraction(solution.value, solution.denominator);
    let share = fraction(rows.share, solution.denominator);
    Picture {
        name: "mixed-strategies",
        module: "matrix_game",
        title: "The guarantees of mixed strategies",
        description: format!(
            "The game with the rows 2, −3 and −3, 4. The share of the first row, or of the first column, \
             grows to the right. Each thin line is the mean against one choice of the other player. The \
             thick line is the guarantee: for the rows the lower of the two lines, which is highest where \
             they cross, at the share {share}; for the columns the upper one, which is lowest there. Both \
             touch the dotted line, the value {value}."
        ),
        size: (660, 262),
        drawing,
    }
}

fn draw(drawing: &mut Group, left: f64, side: &Side, solution: &Exact) {
    let at = |share: f64, mean: f64| -> Point {
        (left + share * WIDTH, TOP + (GREATEST - mean) / (GREATEST - LEAST) * HEIGHT)
    };
    let below = TOP + HEIGHT;
    let middle = left + WIDTH / 2.0;
    drawing.draw(text((middle, 16.0), side.title).set("font-weight", 600));
    drawing.draw(text((middle, below + 38.0), side.legend).set("font-size", 11));
    for (end, share, aside) in [(0, 0.0, -14.0), (1, 1.0, 14.0)] {
        let (foot, top) = (at(share, LEAST), at(share, GREATEST));
        drawing.draw(line(foot, top).set("stroke-opacity", 0.4));
        drawing.draw(text((foot.0, below + 16.0), share));
        for means in side.lines {
            let (x, y) = at(share, f64::from(means[end]));
            drawing.draw(text((x + aside, y), with_minus(means[end])));
        }
    }
    for (means, dash) in side.lines.into_iter().zip(["none", "7 4"]) {
        let [from, to] = means.map(f64::from);
        drawing.draw(line(at(0.0, from), at(1.0, to)).set("stroke-dasharray", dash));
    }
    let best = decimal(side.share, solution.denominator);
    let value = decimal(solution.value, solution.denominator);
    let [first, second] = side.lines.map(|means| means.map(f64::from));
    let corners = [
        at(0.0, (side.guarantee)(first[0], second[0])),
        at(best, value),
        at(1.0, (side.guarantee)(first[1], second[1])),
    ];
    let [start, crossing, end] = corners.map(point);
    let guarantee = Data::new().move_to(start).line_to(crossing).line_to(end);
    drawing.draw(path(guarantee).set("stroke", side.colour).set("stroke-width", 4));
    let (foot, level) = (at(best, LEAST), [at(0.0, value), at(1.0, value)]);
    drawing.draw(line(level[0], level[1]).set("stroke-dasharray", "2 4"));
    drawing.draw(line(at(best, value), foot).set("stroke-opacity", 0.4));
    drawing.draw(circle(at(best, value), 5.0).set("fill", INK));
    let share = fraction(side.share, solution.denominator);
    drawing.draw(text((foot.0, below + 16.0), share));
    let value = fraction(solution.value, solution.denominator);
    drawing.draw(text((level[1].0 + 26.0, level[1].1), value));
}

#[expect(clippy::cast_precision_loss, reason = "pictures show small numbers")]
fn decimal(numerator: i128, denominator: i128) -> f64 {
    numerator as f64 / denominator as f64
}

/// A fraction in lowest terms, with a proper minus sign.
fn fraction(numerator: i128, denominator: i128) -> String {
    let divisor = gcd(numerator.abs(), denominator);
    with_minus(format!("{}/{}", numerator / divisor, denominator / divisor))
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
