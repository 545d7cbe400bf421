//! AGC048 D, wrong: lets the opponent's pile come down only to what it needs, where it must become less.

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
