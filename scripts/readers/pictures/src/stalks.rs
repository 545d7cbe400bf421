//! Stalks and the values of their segments.

use crate::drawing::{
    Draw, INK, Point, between, circle, length, line, number, text_from, with_minus,
};
use crate::hackenbush::{key, segment};
use crate::picture::Picture;
use shared::dyadic::Dyadic;
use shared::hackenbush::Colour::{self, Blue, Red};
use shared::hackenbush::{prefix_values, stalk_value};
use svg::node::element::Group;

const GROUND: f64 = 270.0;
const SEGMENT: f64 = 40.0;
const DISTANCE: f64 = 60.0;

pub fn picture() -> Picture {
    let mut stalks: Vec<Vec<Colour>> = (0..8).map(three_segments).collect();
    stalks.sort_by_key(|stalk| stalk_value(stalk));
    let mut drawing = Group::new();
    for (at, stalk) in stalks.iter().enumerate() {
        draw(&mut drawing, 40.0 + DISTANCE * length(at), stalk);
    }
    draw(&mut drawing, 580.0, &[Blue, Blue, Red, Blue, Red, Blue]);
    drawing.draw(line((10.0, GROUND), (630.0, GROUND)).set("stroke-width", 2));
    for (row, (colour, says)) in
        [(Blue, "blue: Left cuts it, it counts up"), (Red, "red: Right cuts it, it counts down")]
            .into_iter()
            .enumerate()
    {
        key(&mut drawing, (28.0, 30.0 + 24.0 * length(row)), colour, 5, says);
    }
    Picture {
        name: "stalks",
        module: "hackenbush",
        title: "Red-blue stalks and what they are worth",
        description: "The eight stalks of three segments from the least to the greatest, and a longer one. \
                      The segments of the first colour count 1 each; from the first change of colour on, \
                      each segment counts half as much as the one below it."
            .to_owned(),
        size: (640, 310),
        drawing,
    }
}

/// The stalk whose colours are the lowest three bits.
fn three_segments(digits: u32) -> Vec<Colour> {
    let colour = |at: u32| if digits >> at & 1 == 0 { Red } else { Blue };
    (0..3).map(colour).collect()
}

fn draw(drawing: &mut Group, x: f64, stalk: &[Colour]) {
    let joint = |height: usize| -> Point { (x, GROUND - SEGMENT * length(height)) };
    let values = prefix_values(stalk);
    for (height, &colour) in stalk.iter().enumerate() {
        let (low, high) = (joint(height), joint(height + 1));
        drawing.draw(segment(low, high, colour).set("stroke-width", 5));
        let worth = values[height + 1] - values[height];
        let sign = if worth > Dyadic::ZERO { "+" } else { "" };
        let label = with_minus(format!("{sign}{worth}"));
        let (_, middle) = between(low, high, 0.5);
        drawing.draw(text_from((x + 9.0, middle), label).set("font-size", 11));
    }
    for height in 1..=stalk.len() {
        drawing.draw(circle(joint(height), 3.0).set("fill", INK));
    }
    let value = *values.last().expect("a stalk has a foot");
    drawing.draw(number((x, GROUND + 22.0), value).set("font-weight", 600));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Ordering;

    #[test]
    fn the_lowest_difference_decides_which_stalk_is_greater() {
        let mut stalks: Vec<Vec<Colour>> = vec![vec![]];
        for at in 0..31 {
            for colour in [Red, Blue] {
                stalks.push([stalks[at].as_slice(), &[colour]].concat());
            }
        }
        for a in &stalks {
            for b in &stalks {
                if let Some((one, _)) = a.iter().zip(b).find(|(one, other)| one != other) {
                    let expected = if *one == Blue { Ordering::Greater } else { Ordering::Less };
                    assert_eq!(stalk_value(a).cmp(&stalk_value(b)), expected, "{a:?} {b:?}");
                }
            }
        }
    }
}
