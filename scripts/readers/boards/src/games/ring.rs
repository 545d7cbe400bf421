//! Vertices on a circle, with edges or arcs between them.

use crate::scene::{Place, Scene, circle, text};
use std::collections::BTreeSet;
use std::f64::consts::TAU;

/// Vertices on a circle, the first on top and the others clockwise.
pub struct Ring {
    /// The angle between neighbours, in radians.
    step: f64,
    radius: f64,
}

/// The maximum number of vertices in most games.
pub const MOST: usize = 20;

const VERTEX: f64 = 19.0;

/// The radius of a vertex's clickable area.
const AROUND: u32 = 30;

impl Ring {
    /// A circle of `vertices` vertices; `None` if there are more than `most`, which is below 256.
    pub fn new(vertices: usize, most: usize) -> Option<Self> {
        let count = f64::from(vertices as u8);
        let radius = (count * 68.0 / TAU).max(90.0);
        let step = TAU / count;
        (vertices <= most).then_some(Ring { step, radius })
    }

    pub fn scene(&self) -> Scene {
        let side = 2 * self.centre() as u32;
        Scene::new(side, side, 2 * AROUND)
    }

    /// Both coordinates of the centre.
    fn centre(&self) -> f64 {
        self.radius + VERTEX + 20.0
    }

    fn point(&self, vertex: usize) -> (f64, f64) {
        let angle = self.step * f64::from(vertex as u8);
        let centre = self.centre();
        (centre + self.radius * angle.sin(), centre - self.radius * angle.cos())
    }

    pub fn edge(&self, class: &str, (a, b): (usize, usize)) -> String {
        let ((x1, y1), (x2, y2)) = (self.point(a), self.point(b));
        format!(
            "<line class=\"{class}\" x1=\"{x1:.0}\" y1=\"{y1:.0}\" x2=\"{x2:.0}\" y2=\"{y2:.0}\"/>"
        )
    }

    /// An arc with its head, bent to the right so that it does not lie on the reverse arc. A loop is a small
    /// circle.
    pub fn arc(&self, class: &str, (from, to): (usize, usize)) -> String {
        let ((x1, y1), (x2, y2)) = (self.point(from), self.point(to));
        if from == to {
            let (x, y) = towards((x1, y1), (self.centre(), self.centre()), -VERTEX);
            return circle(class, (x as i32, y as i32), 10);
        }
        let (dx, dy) = (x2 - x1, y2 - y1);
        let length = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / length, dy / length);
        let bend = length / 7.0;
        let control = (f64::midpoint(x1, x2) - uy * bend, f64::midpoint(y1, y2) + ux * bend);
        let start = towards((x1, y1), control, VERTEX + 1.0);
        let tip = towards((x2, y2), control, VERTEX + 2.0);
        let neck = towards((x2, y2), control, VERTEX + 12.0);
        let (nx, ny) = ((neck.1 - tip.1) / 2.0, (tip.0 - neck.0) / 2.0);
        format!(
            "<path class=\"{class}\" d=\"M{:.1} {:.1} Q{:.1} {:.1} {:.1} {:.1}\"/>\
             <path class=\"{class} head\" d=\"M{:.1} {:.1} L{:.1} {:.1} L{:.1} {:.1} z\"/>",
            start.0,
            start.1,
            control.0,
            control.1,
            neck.0,
            neck.1,
            tip.0,
            tip.1,
            neck.0 + nx,
            neck.1 + ny,
            neck.0 - nx,
            neck.1 - ny
        )
    }

    pub fn add_handle(&self, scene: &mut Scene, vertices: usize) {
        let middle = self.centre() as i32;
        let name = String::from("add a vertex");
        scene.handle(id(vertices), name, (middle, middle), '+');
    }

    /// Adds a vertex as a place, with a class, a label, the end of its name, and the reason if it cannot be chosen.
    pub fn place(
        &self,
        scene: &mut Scene,
        vertex: usize,
        class: &str,
        label: &str,
        about: &str,
        refusal: &str,
    ) {
        let (x, y) = self.point(vertex);
        let centre = (x as i32, y as i32);
        let shapes = circle("hit", centre, AROUND)
            + &circle(class, centre, VERTEX as u32)
            + &text("number", centre, label);
        let name = format!("vertex {}{about}", vertex + 1);
        scene.place(Place::new(id(vertex), name, refusal), shapes);
    }
}

fn towards((x, y): (f64, f64), (to_x, to_y): (f64, f64), distance: f64) -> (f64, f64) {
    let length = (to_x - x).hypot(to_y - y).max(1.0);
    (x + (to_x - x) / length * distance, y + (to_y - y) / length * distance)
}

pub fn id(vertex: usize) -> String {
    format!("vertex-{}", vertex + 1)
}

/// The vertices to click to turn one graph into another, both given by the neighbours or successors of each
/// vertex: the ends of the only differing edge, where the handle stands for a new vertex, or the handle alone
/// for a new vertex without edges. `None` for any other difference.
pub fn change(before: &[Vec<usize>], after: &[Vec<usize>]) -> Option<Vec<String>> {
    let pairs = |graph: &[Vec<usize>]| -> BTreeSet<(usize, usize)> {
        let from = graph.iter().enumerate();
        from.flat_map(|(from, to)| to.iter().map(move |&to| (from, to))).collect()
    };
    let more = after.len().checked_sub(before.len()).filter(|&more| more <= 1)?;
    let (before_pairs, after_pairs) = (pairs(before), pairs(after));
    let changed: Vec<(usize, usize)> =
        before_pairs.symmetric_difference(&after_pairs).copied().collect();
    match *changed {
        [] if more == 1 => Some(vec![id(before.len())]),
        [(from, to)] => Some(vec![id(from), id(to)]),
        [(a, b), back] if (b, a) == back => Some(vec![id(a), id(b)]),
        _ => None,
    }
}
