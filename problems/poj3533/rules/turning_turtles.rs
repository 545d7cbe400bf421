//! Turning Turtles in three dimensions: a move switches the lamps at the corners of a box; the one farthest from the
//! origin must be on.

use super::{Game, Visit, bits_alone};
use crate::listed::Listed;

/// The coordinates of a lamp, each at least 1.
pub type Lamp = [u64; 3];

/// The lamps between the origin and a farthest one, at most 32. A position is the set of those that
/// are on, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurningTurtles {
    farthest: Lamp,
}

impl TurningTurtles {
    /// The game on the lamps up to this one.
    ///
    /// # Panics
    ///
    /// If there are more than 32.
    pub fn new(farthest: Lamp) -> Self {
        let lamps: u64 = farthest.iter().product();
        assert!(lamps <= 32, "{lamps} lamps");
        TurningTurtles { farthest }
    }

    /// The farthest lamp.
    pub fn farthest(&self) -> Lamp {
        self.farthest
    }

    /// A set of lamps as bits, from a list that may repeat them.
    pub fn set(&self, lamps: &[Lamp]) -> u32 {
        let [_, height, depth] = self.farthest;
        let number = |&[x, y, z]: &Lamp| ((x - 1) * height + y - 1) * depth + z - 1;
        lamps.iter().fold(0, |set, lamp| set | 1 << number(lamp))
    }

    fn is_on(&self, on: u32, lamp: Lamp) -> bool {
        on & self.set(&[lamp]) != 0
    }
}

impl Game for TurningTurtles {
    type Position = u32;

    fn moves(&self, &on: &u32, visit: Visit<u32>) {
        for far in lamps_up_to(self.farthest) {
            if !self.is_on(on, far) {
                continue;
            }
            for near in lamps_up_to(far) {
                visit(
                    on ^ self.set(&corners(near, far)),
                    format_args!("switch the corners of the box from {near:?} to {far:?}"),
                );
            }
        }
    }

    fn parts(&self, &on: &u32) -> Vec<u32> {
        bits_alone(on)
    }

    /// The layers of equal `x`, each with a row for each `y`: `o` for a lamp that is on.
    fn draw(&self, &on: &u32) -> String {
        let [width, height, depth] = self.farthest;
        let letter = |lamp| if self.is_on(on, lamp) { 'o' } else { '.' };
        let row = |x, y| -> String { (1..=depth).map(|z| letter([x, y, z])).collect() };
        let layer = |x| -> Vec<String> { (1..=height).map(|y| row(x, y)).listed() };
        let layers: Vec<String> = (1..=width).map(|x| layer(x).join("\n")).listed();
        layers.join("\n\n")
    }
}

/// The lamps with no coordinate above those of this one.
pub fn lamps_up_to([x, y, z]: Lamp) -> Vec<Lamp> {
    let mut lamps = Vec::new();
    for x in 1..=x {
        for y in 1..=y {
            for z in 1..=z {
                lamps.push([x, y, z]);
            }
        }
    }
    lamps
}

/// The corners of a box; some coincide if it has no extent in a dimension.
pub fn corners(near: Lamp, far: Lamp) -> [Lamp; 8] {
    std::array::from_fn(|choice| [0, 1, 2].map(|axis| [near, far][choice >> axis & 1][axis]))
}
