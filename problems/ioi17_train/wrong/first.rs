//! IOI 2017, Toy Train, wrong: takes away what Borzou wins once only, and does not look again.

use super::common::answer;

pub fn main() {
    answer(|railway| {
        let reached = railway.forced(true, &railway.chargers, false);
        let lost: Vec<bool> = reached.iter().map(|reached| !reached).collect();
        let lost = railway.forced(false, &lost, false);
        lost.iter().map(|lost| !lost).collect()
    });
}
