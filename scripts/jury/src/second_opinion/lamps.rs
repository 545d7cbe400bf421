//! Grundy values of lamps in space, by their definition.

use super::nim_sum;
use crate::rules::turning_turtles::{Lamp, corners, lamps_up_to};
use crate::search::impartial::mex;
use std::collections::{BTreeSet, HashMap};

/// The Grundy values of single lamps with coordinates up to 6: a move leaves the other lamps at the
/// corners of a box.
pub fn values_of_near_lamps() -> HashMap<Lamp, u64> {
    let mut values = HashMap::new();
    for lamp in lamps_up_to([6; 3]) {
        let options = lamps_up_to(lamp).map(|near| {
            let mut others = BTreeSet::from(corners(near, lamp));
            others.remove(&lamp);
            nim_sum(others.iter().map(|other| values[other]))
        });
        let value = mex(options);
        values.insert(lamp, value);
    }
    values
}
