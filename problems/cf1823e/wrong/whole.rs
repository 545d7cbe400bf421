//! Gives cycles of more than r vertices, which cannot be removed as a whole, the value 0.

use super::common::answer;

pub fn main() {
    answer(|length, l, r| if length <= r { length / l } else { 0 });
}
