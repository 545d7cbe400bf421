//! Lets no won planet become lost.

use super::common::answer;

pub fn main() {
    let losing = |children: &[(u64, bool)]| {
        if children.iter().any(|child| child.1) {
            return 0;
        }
        children.iter().map(|child| child.0).sum()
    };
    answer(losing, true);
}
