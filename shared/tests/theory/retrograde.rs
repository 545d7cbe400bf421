//! Outcomes and distances against the rules, and by play.

use crate::panic_message;
use jury::cases::subsets;
use proptest::prelude::*;
use shared::retrograde::{best_options, solve, Decisions, Game, Graph, Options, Outcome, Play};

pub type Arcs = Vec<(usize, usize)>;

/// The outcomes of moving a token on a graph, where the game also ends on the positions `lost`. Positions are decided
/// in the order of their distance: the ends first, then those one move away, and so on.
fn by_the_rules(
    positions: usize,
    arcs: &[(usize, usize)],
    play: Play,
    lost: &[usize],
) -> Vec<Outcome> {
    let options = |token: usize| arcs.iter().filter(move |(from, _)| *from == token);
    let end = |token: usize| match play {
        _ if lost.contains(&token) => Outcome::Loss(0),
        _ if options(token).count() > 0 => Outcome::Draw,
        Play::Normal => Outcome::Loss(0),
        Play::Misere => Outcome::Win(0),
    };
    let mut outcomes: Vec<Outcome> = (0..positions).map(end).collect();
    for moves in 1.. {
        let before = outcomes.clone();
        for token in (0..positions).filter(|&token| before[token] == Outcome::Draw) {
            let mut reached = options(token).map(|&(_, to)| before[to]);
            if reached.clone().any(|option| matches!(option, Outcome::Loss(_))) {
                outcomes[token] = Outcome::Win(moves);
            } else if reached.all(|option| matches!(option, Outcome::Win(_))) {
                outcomes[token] = Outcome::Loss(moves);
            }
        }
        if outcomes == before {
            break;
        }
    }
    outcomes
}

/// Checks the outcomes of all positions, with the game over on `lost` as well.
fn check(positions: usize, arcs: &[(usize, usize)], lost: &[usize]) {
    let graph = Graph::new(positions, arcs);
    for play in [Play::Normal, Play::Misere] {
        let expected = by_the_rules(positions, arcs, play, lost);
        let mut outcomes = vec![Outcome::Draw; positions];
        for (position, outcome) in Decisions::new(&graph, play, lost) {
            assert_eq!(outcomes[position], Outcome::Draw, "decided twice");
            outcomes[position] = outcome;
        }
        assert_eq!(outcomes, expected, "{play:?} {arcs:?} {lost:?}");
        let expected = by_the_rules(positions, arcs, play, &[]);
        assert_eq!(solve(&graph, play), expected, "{play:?} {arcs:?}");
    }
}

#[test]
fn every_graph_on_up_to_three_vertices() {
    for positions in 0..=3 {
        let pairs: Arcs =
            (0..positions).flat_map(|a| (0..positions).map(move |b| (a, b))).collect();
        for arcs in subsets(pairs) {
            for lost in subsets((0..positions).collect::<Vec<_>>()) {
                check(positions, &arcs, &lost);
            }
        }
    }
}

/// Graphs with loops and parallel arcs.
pub fn graphs() -> impl Strategy<Value = (usize, Arcs)> {
    (1..=12usize).prop_flat_map(|positions| {
        let arcs = prop::collection::vec((0..positions, 0..positions), 0..=2 * positions);
        (Just(positions), arcs)
    })
}

proptest! {
    #[test]
    fn random_graphs((positions, arcs) in graphs(), lost in prop::collection::vec(0..12usize, 0..3)) {
        let lost: Vec<usize> = lost.into_iter().filter(|&vertex| vertex < positions).collect();
        check(positions, &arcs, &lost);
    }

    #[test]
    fn best_options_win_in_time_whatever_the_loser_does(
        (positions, arcs) in graphs(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 40),
    ) {
        let graph = Graph::new(positions, &arcs);
        let outcomes = graph.solve(Play::Normal);
        for start in 0..positions {
            let (Outcome::Win(promised) | Outcome::Loss(promised)) = outcomes[start] else {
                continue;
            };
            let (mut token, mut moves) = (start, 0);
            let mut winner_moves = matches!(outcomes[start], Outcome::Win(_));
            while graph.degree(token) > 0 {
                prop_assert!(moves < promised);
                let mut options = Vec::new();
                graph.each_option(token, |option| options.push(option));
                let best = best_options(&graph, &outcomes, token);
                prop_assert!(!best.is_empty() && best.iter().all(|option| options.contains(option)));
                token = if winner_moves { best[0] } else { *choices[moves as usize].get(&options) };
                winner_moves = !winner_moves;
                moves += 1;
            }
            prop_assert!(!winner_moves, "the loser made the last move");
            // If the winner hurries and the loser delays, the number of moves is exact.
            let (mut token, mut moves) = (start, 0);
            while let Some(&option) = best_options(&graph, &outcomes, token).first() {
                (token, moves) = (option, moves + 1);
            }
            prop_assert_eq!(moves, promised);
        }
    }

    #[test]
    fn whoever_keeps_a_draw_never_loses((positions, arcs) in graphs()) {
        let graph = Graph::new(positions, &arcs);
        let outcomes = graph.solve(Play::Normal);
        for position in (0..positions).filter(|&at| outcomes[at] == Outcome::Draw) {
            let best = best_options(&graph, &outcomes, position);
            prop_assert!(!best.is_empty());
            prop_assert!(best.iter().all(|&option| outcomes[option] == Outcome::Draw));
        }
    }
}

/// More positions than can be numbered.
struct TooMany;

impl Game for TooMany {
    fn positions(&self) -> usize {
        1 << 31
    }

    fn degree(&self, _: usize) -> usize {
        panic!("no position is looked at");
    }

    fn each_predecessor<F: FnMut(usize)>(&self, _: usize, _: F) {
        panic!("no position is looked at");
    }
}

#[test]
#[should_panic(expected = "fewer than 2^31 positions")]
fn more_positions_than_can_be_numbered_are_refused() {
    Decisions::new(&TooMany, Play::Normal, &[]);
}

#[test]
fn moves_beyond_the_last_position_are_refused() {
    for arc in [(0, 2), (2, 0)] {
        let message = panic_message(|| Graph::new(2, &[arc]));
        assert!(message.contains("does not exist"), "{arc:?}: {message}");
    }
}
