//! Sums of switches against their rules.

use proptest::prelude::*;
use shared::dyadic::Dyadic;
use shared::short_game::Games;
use shared::switches::stops;

type Switch = (i64, i64);

/// Returns the values of a sum if Left begins and if Right begins, by every line of play.
fn searched(switches: &[Switch]) -> (i64, i64) {
    if switches.is_empty() {
        return (0, 0);
    }
    let without = |at: usize| [&switches[..at], &switches[at + 1..]].concat();
    let moves: Vec<(Switch, (i64, i64))> =
        (0..switches.len()).map(|at| (switches[at], searched(&without(at)))).collect();
    let left = moves.iter().map(|((a, _), (_, right))| a + right).max();
    let right = moves.iter().map(|((_, b), (left, _))| b + left).min();
    (left.unwrap(), right.unwrap())
}

fn switch(points: i64) -> impl Strategy<Value = Switch> {
    (-points..=points, 0..=points).prop_map(|(b, more)| (b + more, b))
}

/// The gain of a first move beyond the means, times 2.
fn twice_gain(switches: &[Switch]) -> i64 {
    let (left, right) = stops(switches);
    left - right
}

proptest! {
    #[test]
    fn switches_are_played_in_order_of_temperature(
        switches in proptest::collection::vec(switch(6), 0..=6),
    ) {
        prop_assert_eq!(stops(&switches), searched(&switches));
    }

    #[test]
    fn a_further_switch_gains_no_more_than_its_temperature(
        switches in proptest::collection::vec(switch(1000), 0..=20),
        further in switch(1000),
    ) {
        let mut more = switches.clone();
        more.push(further);
        let gains = twice_gain(&switches) + twice_gain(&more);
        let hottest = switches.iter().map(|(a, b)| a - b).max().unwrap_or(0);
        let temperature = further.0 - further.1; // times 2, as the gains are
        prop_assert!(temperature <= gains);
        prop_assert!(temperature < hottest || temperature == gains);
    }

    /// The switches as games in which whoever cannot move loses, with numbers as points.
    #[test]
    fn stops_are_those_of_short_games(
        switches in proptest::collection::vec(switch(4), 0..=4),
    ) {
        let mut games = Games::new();
        let mut sum = games.number(Dyadic::ZERO);
        for &(a, b) in switches.iter().filter(|(a, b)| a > b) {
            let [a, b] = [a, b].map(|points| games.number(Dyadic::from(points)));
            let switch = games.canonical(&[a], &[b]);
            sum = games.sum(sum, switch);
        }
        let settled: i64 = switches.iter().filter(|(a, b)| a == b).map(|(a, _)| a).sum();
        let (left, right) = stops(&switches);
        prop_assert_eq!(games.left_stop(sum), Dyadic::from(left - settled));
        prop_assert_eq!(games.right_stop(sum), Dyadic::from(right - settled));
    }
}

#[test]
#[should_panic(expected = "has a less than b")]
fn cold_switches_are_refused() {
    stops(&[(1, 0), (0, 1)]);
}
