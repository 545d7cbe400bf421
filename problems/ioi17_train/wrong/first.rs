//! Removes the stations that Borzou wins only once, without repeating the search.

use super::common::answer;

pub fn main() {
    answer(|railway| {
        let reached = railway.forced(true, &railway.chargers, false);
        let lost: Vec<bool> = reached.iter().map(|reached| !reached).collect();
        let lost = railway.forced(false, &lost, false);
        lost.iter().map(|lost| !lost).collect()
    });
}
