//! Takes every portal to a won planet for a win.

use super::common::answer;

pub fn main() {
    let losing = |children: &[(u64, bool)]| match children.iter().filter(|child| child.1).count() {
        0 => children.iter().map(|child| child.0).sum(),
        1 => children.iter().filter(|child| child.1).map(|child| child.0).sum(),
        _ => 0,
    };
    answer(losing, false);
}
