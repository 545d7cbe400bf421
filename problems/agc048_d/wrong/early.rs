//! Lets the opponent's pile fall only to the size that it needs, though it must fall below it.

use super::common::answer;

pub fn main() {
    answer(
        |opposite, threat, reserve| {
            if opposite < threat {
                1
            } else {
                opposite - threat + reserve
            }
        },
    );
}
