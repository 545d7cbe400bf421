//! Green pictures whose only cycles are loops, and the steps that several pictures share.

use crate::drawing::{Draw, GREEN, INK, Point, circle, length, line, path, point};
use shared::nim;
use svg::node::element::path::Data;
use svg::node::element::{Group, Line, Path};

/// The part of a picture on a vertex.
pub struct Plant {
    pub loops: usize,
    /// The parts on the segments' upper ends.
    pub branches: Vec<Plant>,
}

impl Plant {
    pub fn carrying(branches: Vec<Plant>) -> Self {
        Plant { loops: 0, branches }
    }

    pub fn stalk(height: u64) -> Self {
        let tip = Plant::carrying(vec![]);
        (0..height).fold(tip, |above, _| Plant::carrying(vec![above]))
    }

    /// The number of segments if this is a stalk; `None` otherwise.
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

    /// Applies the colon principle once: replaces the stalks of the first vertex that carries several and
    /// nothing else by one stalk. Returns the heights of the replaced stalks; `None` if there is no such
    /// vertex.
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

    pub fn open_loops(&mut self) {
        let loops = std::mem::take(&mut self.loops);
        self.branches.splice(0..0, (0..loops).map(|_| Plant::stalk(0)));
        self.branches.iter_mut().for_each(Plant::open_loops);
    }

    /// The number of tips and loops side by side.
    pub fn breadth(&self) -> f64 {
        let above: f64 = self.branches.iter().map(Plant::breadth).sum();
        (length(self.loops) + above).max(1.0)
    }

    /// Draws the plant from `left` on; returns the middle of its foot.
    pub fn draw(&self, drawing: &mut Group, left: f64, foot: f64) -> Point {
        let middle = |left: f64, plant: &Plant| left + SLOT * plant.breadth() / 2.0;
        let at = (middle(left, self), foot);
        let mut left = left;
        for _ in 0..self.loops {
            drawing.draw(petal(at, left + SLOT / 2.0));
            left += SLOT;
        }
        for above in &self.branches {
            drawing.draw(segment(at, (middle(left, above), foot - SEGMENT)));
            above.draw(drawing, left, foot - SEGMENT);
            left += SLOT * above.breadth();
        }
        drawing.draw(circle(at, 3.5).set("fill", INK));
        at
    }
}

/// The breadth of a tip or a loop.
pub const SLOT: f64 = 30.0;
pub const SEGMENT: f64 = 46.0;

pub fn segment(from: Point, to: Point) -> Line {
    line(from, to).set("stroke", GREEN).set("stroke-width", 4)
}

/// A loop at a vertex, towards a tip above it.
fn petal(at: Point, tip: f64) -> Path {
    const LONG: f64 = 1.3 * SEGMENT;
    let apart = (tip - at.0).hypot(SEGMENT);
    let (dx, dy) = (LONG * (tip - at.0) / apart, -LONG * SEGMENT / apart);
    let side = |sign: f64| point((at.0 + dx - sign * dy * 0.45, at.1 + dy + sign * dx * 0.45));
    let data = Data::new().move_to(point(at)).cubic_curve_to((side(-1.0), side(1.0), point(at)));
    path(data).set("stroke", GREEN).set("stroke-width", 4)
}
