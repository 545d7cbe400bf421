//! Outcomes and distances against the rules, by play, and by iteration.

use jury::cases::subsets;
use jury::search::loopy::{self, End, Loopy};
use proptest::prelude::*;
use rstest::rstest;
use shared::chase::Chase;
use shared::retrograde::{
    best_options, iterate_values, solve, Decisions, Game, Graph, Options, Outcome, Play, Player,
    INFINITY,
};

type Arcs = Vec<(usize, usize)>;

/// A token on a graph by its rules; it stops on the positions `lost`.
struct Token<'a> {
    arcs: &'a [(usize, usize)],
    play: Play,
    lost: &'a [usize],
}

impl Loopy for Token<'_> {
    type Position = usize;

    fn options(&self, &token: &usize) -> Vec<usize> {
        let arcs = self.arcs.iter();
        let from_here = arcs.filter(|(from, _)| *from == token && !self.lost.contains(&token));
        from_here.map(|&(_, to)| to).collect()
    }

    fn end(&self, token: &usize) -> End {
        if self.play == Play::Misere && !self.lost.contains(token) {
            End::Won
        } else {
            End::Lost
        }
    }
}

fn by_the_rules(positions: usize, token: &Token) -> Vec<Outcome> {
    let outcomes = loopy::solve(token, 0..positions);
    let outcome = |position| match outcomes[&position] {
        loopy::Outcome::Win(moves) => Outcome::Win(moves),
        loopy::Outcome::Loss(moves) => Outcome::Loss(moves),
        loopy::Outcome::Draw => Outcome::Draw,
    };
    (0..positions).map(outcome).collect()
}

/// Checks the outcomes of all positions, with the game over on `lost` as well.
fn check(positions: usize, arcs: &[(usize, usize)], lost: &[usize]) {
    let graph = Graph::new(positions, arcs);
    for play in [Play::Normal, Play::Misere] {
        let mut decisions = Decisions::new(&graph, play, &[]);
        decisions.next();
        for lost in [lost, &[]] {
            let expected = by_the_rules(positions, &Token { arcs, play, lost });
            let mut outcomes = vec![Outcome::Draw; positions];
            decisions.restart(lost);
            for (position, outcome) in decisions.by_ref() {
                assert_eq!(outcomes[position], Outcome::Draw, "shown twice");
                outcomes[position] = outcome;
            }
            assert_eq!(outcomes, expected, "{play:?} {arcs:?} {lost:?}");
        }
        assert_eq!(
            solve(&graph, play),
            by_the_rules(
                positions,
                &Token {
                    arcs,
                    play,
                    lost: &[]
                }
            )
        );
    }
}

#[test]
fn every_graph_on_up_to_three_vertices() {
    for positions in 0..=3 {
        let pairs: Arcs = (0..positions)
            .flat_map(|a| (0..positions).map(move |b| (a, b)))
            .collect();
        for arcs in subsets(pairs) {
            for lost in subsets((0..positions).collect::<Vec<_>>()) {
                check(positions, &arcs, &lost);
            }
        }
    }
}

/// Graphs with loops and parallel arcs.
fn graphs() -> impl Strategy<Value = (usize, Arcs)> {
    (1..=12usize).prop_flat_map(|positions| {
        let arcs = prop::collection::vec((0..positions, 0..positions), 0..=2 * positions);
        (Just(positions), arcs)
    })
}

/// The value that the outcome amounts to for the player whose turn it is.
fn value(outcome: Outcome, turn: Player) -> i32 {
    let value = match outcome {
        Outcome::Win(moves) => INFINITY - moves as i32,
        Outcome::Loss(moves) => moves as i32 - INFINITY,
        Outcome::Draw => 0,
    };
    match turn {
        Player::Left => value,
        Player::Right => -value,
    }
}

proptest! {
    #[test]
    fn random_graphs((positions, arcs) in graphs(), lost in prop::collection::vec(0..12usize, 0..3)) {
        let lost: Vec<usize> = lost.into_iter().filter(|&vertex| vertex < positions).collect();
        check(positions, &arcs, &lost);
    }

    #[test]
    fn iteration_finds_the_values_of_different_moves_for_both_players(
        (half, arcs) in graphs(),
        others in prop::collection::vec((0..12usize, 0..12usize), 0..24),
    ) {
        // Left moves from the even positions to odd ones, Right back.
        let inside = others.into_iter().filter(|&(from, to)| from < half && to < half);
        let lefts = arcs.iter().map(|&(from, to)| (2 * from, 2 * to + 1));
        let moves: Arcs = lefts.chain(inside.map(|(from, to)| (2 * from + 1, 2 * to))).collect();
        let turn = |position| if position % 2 == 0 { Player::Left } else { Player::Right };
        let game = Graph::new(2 * half, &moves);
        let outcomes = game.solve(Play::Normal);
        let expected: Vec<i32> = (0..2 * half).map(|at| value(outcomes[at], turn(at))).collect();
        prop_assert_eq!(iterate_values(&game, turn), expected);
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
            // If both delay and hurry, the promise is kept exactly.
            let (mut token, mut moves) = (start, 0);
            while let Some(&option) = best_options(&graph, &outcomes, token).first() {
                (token, moves) = (option, moves + 1);
            }
            prop_assert_eq!(moves, promised);
        }
    }

    #[test]
    fn whoever_keeps_a_draw_is_never_lost((positions, arcs) in graphs()) {
        let graph = Graph::new(positions, &arcs);
        let outcomes = graph.solve(Play::Normal);
        for position in (0..positions).filter(|&at| outcomes[at] == Outcome::Draw) {
            let best = best_options(&graph, &outcomes, position);
            prop_assert!(!best.is_empty());
            prop_assert!(best.iter().all(|&option| outcomes[option] == Outcome::Draw));
        }
    }
}

#[test]
fn the_easy_chase_by_iteration() {
    for size in 2..=7 {
        let chase = Chase::new(size);
        let outcomes = solve(&chase, Play::Normal);
        let values = iterate_values(&chase, |at| chase.turn(at));
        for (position, &found) in values.iter().enumerate() {
            assert_eq!(found, value(outcomes[position], chase.turn(position)));
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

#[rstest]
#[case((0, 2))]
#[case((2, 0))]
#[should_panic(expected = "a position that does not exist")]
fn moves_beyond_the_last_position_are_refused(#[case] one: (usize, usize)) {
    let _ = Graph::new(2, &[one]);
}
