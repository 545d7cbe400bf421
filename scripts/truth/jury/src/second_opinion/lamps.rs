//! Grundy values of lamps in space, by their definition.

use super::nim_sum;
use crate::rules::turning_turtles::{Lamp, corners, lamps_up_to};
use crate::search::impartial::mex;
use crate::search::memo::Memo;

/// The Grundy values of single lamps with coordinates up to 6. A move leaves the lamps at the other corners of a
/// box.
pub fn values_of_near_lamps() -> Memo<Lamp, u64> {
    let mut values = Memo::default();
    for lamp in lamps_up_to([6; 3]) {
        let options = lamps_up_to(lamp).into_iter().map(|near| {
            let mut others = Vec::new();
            for corner in corners(near, lamp) {
                if corner != lamp && !others.contains(&corner) {
                    others.push(corner);
                }
            }
            nim_sum(others.iter().map(|other| values[other]))
        });
        let value = mex(options);
        values.insert(lamp, value);
    }
    values
}
