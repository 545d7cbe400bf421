//! Values of bars in Cutcake, by definition.

use crate::rules::cutcake::Bar;
use crate::search::memo::Memo;

/// The values of bars of up to 64 squares a side: each is the integer nearest to 0 that is greater than the
/// value after any break by Alice and less than that after any break by Bob.
pub fn values_by_definition() -> Memo<Bar, i64> {
    let mut values: Memo<Bar, i64> = Memo::default();
    for x in 1..=64 {
        for y in 1..=64 {
            let alice = (1..=x / 2).map(|part| values[&(part, y)] + values[&(x - part, y)]);
            let bob = (1..=y / 2).map(|part| values[&(x, part)] + values[&(x, y - part)]);
            let least = alice.max().map_or(i64::MIN, |greatest| greatest + 1);
            let most = bob.min().map_or(i64::MAX, |least| least - 1);
            values.insert((x, y), 0.clamp(least, most));
        }
    }
    values
}
