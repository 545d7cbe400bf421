//! A round of doubling or adding 1. Outcomes are found from the limit down as runs of numbers, however long,
//! in which all numbers win, or wins and losses alternate.

/// The results that the player to move can force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcomes {
    /// True if the player can force a win.
    pub wins: bool,
    /// True if the player can force a loss.
    pub loses: bool,
}

/// Returns these results if whoever exceeds `limit` loses.
pub fn outcomes(number: u64, limit: u64) -> Outcomes {
    Outcomes { wins: reaches_goal(number, limit, false), loses: reaches_goal(number, limit, true) }
}

/// Consecutive numbers, with the outcome of the last one.
struct Run {
    first: u64,
    last: u64,
    outcome: bool,
    alternates: bool,
}

impl Run {
    fn outcome(&self, number: u64) -> bool {
        let is_other = self.alternates && !(self.last - number).is_multiple_of(2);
        self.outcome != is_other
    }
}

/// Returns whether the player to move can exceed the limit or, if `by_going_beyond` is false, make the
/// opponent exceed it.
fn reaches_goal(number: u64, limit: u64, by_going_beyond: bool) -> bool {
    // The numbers whose double exceeds the limit. If exceeding it is bad, adding 1 is the only move.
    let mut runs = vec![Run {
        first: limit / 2 + 1,
        last: limit,
        outcome: by_going_beyond,
        alternates: !by_going_beyond,
    }];
    // From the numbers half as large as a run's, doubling leads to the run's even numbers. If these are
    // losses, doubling wins; otherwise only adding 1 may help.
    for at in 0.. {
        let last_run = &runs[runs.len() - 1];
        if last_run.first <= number {
            break;
        }
        let next = last_run.first;
        let doubled = &runs[at];
        let (first, last) = (doubled.first.div_ceil(2), doubled.last / 2);
        if first > last {
            continue;
        }
        let doubling_wins = !doubled.outcome(2 * last);
        runs.push(Run {
            first,
            last,
            outcome: doubling_wins || !last_run.outcome(next),
            alternates: !doubling_wins,
        });
    }
    let run = runs.iter().find(|run| run.first <= number);
    run.is_some_and(|run| run.outcome(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_those_of_the_definition() {
        for limit in 1..=200 {
            for by_going_beyond in [false, true] {
                let mut reaches = vec![false; limit + 1];
                for number in (1..=limit).rev() {
                    let wins_by = |next: usize| match reaches.get(next) {
                        Some(opponent) => !opponent,
                        None => by_going_beyond,
                    };
                    reaches[number] = wins_by(number + 1) || wins_by(2 * number);
                    let found = reaches_goal(number as u64, limit as u64, by_going_beyond);
                    assert_eq!(found, reaches[number], "{number}, {limit}");
                }
            }
        }
    }
}
