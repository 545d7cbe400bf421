//! Green pictures without cycles but loops, drawn and computed alike in all pictures.

use crate::drawing::{Draw, GREEN, INK, Point, circle, length, line, path, point};
use shared::nim;
use svg::node::element::Group;
use svg::node::element::path::Data;

/// The part of a picture that stands on a vertex.
#[derive(Clone)]
pub struct Plant {
    /// How many loops there are at the vertex.
    pub loops: usize,
    /// What stands on the upper end of each segment.
    pub branches: Vec<Plant>,
}

impl Plant {
    /// A vertex without loops that carries some branches.
    pub fn carrying(branches: Vec<Plant>) -> Self {
        Plant { loops: 0, branches }
    }

    /// A stalk of some segments.
    pub fn stalk(height: u64) -> Self {
        let tip = Plant::carrying(vec![]);
        (0..height).fold(tip, |above, _| Plant::carrying(vec![above]))
    }

    /// The number of segments of a stalk; `None` of anything else.
    fn height(&self) -> Option<u64> {
        match (self.loops, self.branches.as_slice()) {
            (0, []) => Some(0),
            (0, [above]) => Some(above.height()? + 1),
            _ => None,
        }
    }

    /// The edges, with the ground as vertex 0, and the number of vertices.
    pub fn edges(&self) -> (Vec<(usize, usize)>, usize) {
        fn add(
            plant: &Plant,
            vertex: usize,
            vertices: &mut usize,
            edges: &mut Vec<(usize, usize)>,
        ) {
            edges.extend((0..plant.loops).map(|_| (vertex, vertex)));
            for above in &plant.branches {
                let end = *vertices;
                *vertices += 1;
                edges.push((vertex, end));
                add(above, end, vertices, edges);
            }
        }
        let (mut edges, mut vertices) = (Vec::new(), 1);
        add(self, 0, &mut vertices, &mut edges);
        (edges, vertices)
    }

    /// Applies the colon principle once: the first vertex that carries several stalks and nothing
    /// else gets one stalk instead. Returns the heights of these stalks.
    pub fn join_stalks(&mut self) -> Option<Vec<u64>> {
        if let Some(heights) = self.branches.iter_mut().find_map(Plant::join_stalks) {
            return Some(heights);
        }
        let heights: Option<Vec<u64>> = self.branches.iter().map(Plant::height).collect();
        let mut heights = heights.filter(|heights| heights.len() > 1 && self.loops == 0)?;
        for height in &mut heights {
            *height += 1;
        }
        *self = Plant::stalk(nim::sum(&heights));
        Some(heights)
    }

    /// Opens the loops: each becomes a segment.
    pub fn open_loops(&mut self) {
        let loops = std::mem::take(&mut self.loops);
        self.branches
            .splice(0..0, (0..loops).map(|_| Plant::stalk(0)));
        self.branches.iter_mut().for_each(Plant::open_loops);
    }

    /// How many tips and loops there are side by side.
    pub fn breadth(&self) -> f64 {
        let above: f64 = self.branches.iter().map(Plant::breadth).sum();
        (length(self.loops) + above).max(1.0)
    }

    /// Draws it with its foot at the middle of the breadth, from `left` on.
    pub fn draw(&self, drawing: &mut Group, left: f64, foot: f64) -> Point {
        let at = (left + SLOT * self.breadth() / 2.0, foot);
        let mut left = left;
        for _ in 0..self.loops {
            drawing.draw(petal(at, left + SLOT / 2.0));
            left += SLOT;
        }
        for above in &self.branches {
            let end = above.draw(drawing, left, foot - SEGMENT);
            drawing.draw(segment(at, end));
            left += SLOT * above.breadth();
        }
        drawing.draw(circle(at, 3.5).set("fill", INK));
        at
    }
}

/// The breadth of a tip or a loop.
pub const SLOT: f64 = 30.0;
/// The height of a segment.
pub const SEGMENT: f64 = 46.0;

/// A green segment.
pub fn segment(from: Point, to: Point) -> svg::node::element::Line {
    line(from, to).set("stroke", GREEN).set("stroke-width", 4)
}

/// A loop at a vertex.
fn petal((x, y): Point, towards: f64) -> svg::node::element::Path {
    let (high, wide) = (y - 1.4 * SEGMENT, 0.95 * SLOT);
    let data = Data::new().move_to(point((x, y))).cubic_curve_to((
        point((towards - wide + (towards - x) / 3.0, high)),
        point((towards + wide + (towards - x) / 3.0, high)),
        point((x, y)),
    ));
    path(data).set("stroke", GREEN).set("stroke-width", 4)
}
