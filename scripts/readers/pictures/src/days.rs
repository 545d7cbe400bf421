//! The tree of numbers by the days of their birth.

use crate::drawing::{Draw, Point, length, line, number, text_from};
use crate::hackenbush::{key, segment};
use crate::picture::Picture;
use shared::dyadic::Dyadic;
use shared::hackenbush::Colour::{Blue, Red};
use shared::surreal::simplest_between;
use svg::node::element::Group;

const LAST: usize = 4;

/// A number and its birthday.
type Born = (Dyadic, usize);

pub fn picture() -> Picture {
    let numbers = numbers();
    let place = |at: usize| -> Point { (68.0 + 19.0 * length(at), row(numbers[at].1)) };
    let mut drawing = Group::new();
    for day in 0..=LAST {
        let y = row(day);
        drawing.draw(text_from((4.0, y), format!("day {day}")).set("font-size", 12));
        if day < LAST {
            drawing.draw(line((4.0, y + 35.0), (650.0, y + 35.0)).set("stroke-opacity", 0.15));
        }
    }
    for (at, &(born, day)) in numbers.iter().enumerate() {
        if let Some(parent) = parent(&numbers, at) {
            let ((x0, y0), (x1, y1)) = (place(parent), place(at));
            let colour = if at > parent { Blue } else { Red };
            drawing.draw(segment((x0, y0 + 19.0), (x1, y1 - 19.0), colour).set("stroke-width", 3));
        }
        let size = if day == LAST { 11 } else { 14 };
        drawing.draw(number(place(at), born).set("font-size", size));
    }
    for (x, colour, says) in [(470.0, Blue, "greater"), (130.0, Red, "less")] {
        key(&mut drawing, (x, row(0)), colour, 3, says);
    }
    Picture {
        name: "days",
        module: "surreal",
        title: "The numbers that are born on the first days",
        description: "On each day, one number is born between any two neighbouring older numbers, and one \
                      beyond each end. The path down to a number, blue where it turns to the greater side, \
                      is the Hackenbush stalk with this value, its foot first."
            .to_owned(),
        size: (660, 340),
        drawing,
    }
}

fn row(day: usize) -> f64 {
    30.0 + 70.0 * length(day)
}

/// The numbers of all shown days, in ascending order.
fn numbers() -> Vec<Born> {
    let mut numbers: Vec<Born> = Vec::new();
    for day in 0..=LAST {
        let mut next = Vec::new();
        for gap in 0..=numbers.len() {
            let left = gap.checked_sub(1).map(|at| numbers[at]);
            let right = numbers.get(gap);
            let born = simplest_between(left.map(|(l, _)| l), right.map(|&(r, _)| r));
            next.extend(left);
            next.extend(born.map(|born| (born, day)));
        }
        numbers = next;
    }
    numbers
}

/// The index of a number's parent: of its two neighbours among older numbers, the one born on the day before.
fn parent(numbers: &[Born], at: usize) -> Option<usize> {
    let day = numbers[at].1;
    let older = |&other: &usize| numbers[other].1 < day;
    let left = (0..at).rev().find(older);
    let right = (at + 1..numbers.len()).find(older);
    [left, right].into_iter().flatten().find(|&other| numbers[other].1 + 1 == day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shared::hackenbush::{Colour, stalk_value};

    #[test]
    fn the_path_down_to_a_number_is_its_stalk() {
        let numbers = numbers();
        assert_eq!(numbers.len(), (1 << (LAST + 1)) - 1);
        for (at, &(number, day)) in numbers.iter().enumerate() {
            assert_eq!(number.birthday(), day as u128);
            let mut stalk: Vec<Colour> = Vec::new();
            let mut here = at;
            while let Some(parent) = parent(&numbers, here) {
                stalk.insert(0, if here > parent { Blue } else { Red });
                here = parent;
            }
            assert_eq!(stalk.len(), day);
            assert_eq!(stalk_value(&stalk), number);
        }
    }
}
