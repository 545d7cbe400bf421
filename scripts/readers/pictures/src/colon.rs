//! A green tree, reduced to a stalk by the colon principle.

use crate::drawing::{Draw, arrow, line, nim_sum, text};
use crate::green::{Plant, SLOT};
use crate::picture::Picture;
use shared::green_hackenbush::tree_value;
use svg::node::element::Group;

const GROUND: f64 = 246.0;
const ARROW: f64 = 104.0;

pub fn picture() -> Picture {
    let mut plant = tree();
    let mut drawing = Group::new();
    let mut left = 20.0;
    loop {
        let breadth = SLOT * plant.breadth();
        plant.draw(&mut drawing, left, GROUND);
        drawing.draw(
            text((left + breadth / 2.0, GROUND + 22.0), value(&plant)).set("font-weight", 600),
        );
        left += breadth;
        let Some(heights) = plant.join_stalks() else {
            break;
        };
        draw_step(&mut drawing, left, &heights);
        left += ARROW;
    }
    drawing.draw(line((10.0, GROUND), (left + 10.0, GROUND)).set("stroke-width", 2));
    Picture {
        name: "colon",
        module: "green_hackenbush",
        title: "The colon principle, step by step",
        description: "A green tree. In each step, the stalks that meet in a vertex become one stalk whose \
                      height is their nim-sum, written above the arrow. The value below the ground stays \
                      the same until it is the height of the only stalk."
            .to_owned(),
        size: ((left + 20.0) as u32, 286),
        drawing,
    }
}

fn tree() -> Plant {
    Plant::carrying(vec![Plant::carrying(vec![
        Plant::carrying(vec![Plant::stalk(0), Plant::stalk(2)]),
        Plant::carrying(vec![Plant::stalk(1), Plant::stalk(1)]),
    ])])
}

fn value(tree: &Plant) -> u64 {
    let (edges, vertices) = tree.edges();
    tree_value(vertices, &edges, 0)
}

fn draw_step(drawing: &mut Group, left: f64, heights: &[u64]) {
    let y = GROUND - 24.0;
    drawing.draw(text((left + ARROW / 2.0, y - 16.0), nim_sum(heights)));
    drawing.draw(arrow((left, y), (left + ARROW, y), (22.0, 22.0)).set("stroke-width", 2));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_changes_the_value() {
        let mut tree = tree();
        let before = value(&tree);
        let mut steps = 0;
        while tree.join_stalks().is_some() {
            assert_eq!(value(&tree), before);
            steps += 1;
        }
        assert!(steps > 1);
    }
}
