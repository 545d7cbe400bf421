//! Lets Sigma wait where she is, as if only an edge at X could save her.

use super::common::answer;

pub fn main() {
    answer(|far| far >= 3, |_, _| false);
}
