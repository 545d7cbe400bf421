//! Games that need not end: positions may recur.

use super::impartial::Play;
use super::memo::{Memo, Numbered};
use super::{Search, note};
use crate::listed::Listed;
use crate::rules::Game;

/// The result of perfect play for the player to move: winners win as soon, and losers lose as late, as
/// possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Wins after this number of moves of both players.
    Win(u32),
    /// Loses after this number of moves of both players.
    Loss(u32),
    /// Neither player can force a win.
    Draw,
}

/// The outcomes of all positions reachable from `starts`, by iteration to a fixed point: round `d` decides
/// those decided in exactly `d` moves.
pub fn solve<G: Game>(
    game: &G,
    play: Play,
    starts: impl IntoIterator<Item = G::Position>,
) -> Memo<G::Position, Outcome> {
    note(Search::LoopyOutcomes);
    let mut reached = Numbered::default();
    for start in starts {
        reached.number(start);
    }
    let mut options: Vec<Vec<usize>> = Vec::new();
    while options.len() < reached.count() {
        let mut numbers = Vec::new();
        for option in game.options(reached.position(options.len())) {
            numbers.push(reached.number(option));
        }
        options.push(numbers);
    }
    Memo::new(reached, outcomes(&options, play))
}

fn outcomes(options: &[Vec<usize>], play: Play) -> Vec<Outcome> {
    let at_once = |reached: &Vec<usize>| match (reached.is_empty(), play) {
        (false, _) => Outcome::Draw,
        (true, Play::Normal) => Outcome::Loss(0),
        (true, Play::Misere) => Outcome::Win(0),
    };
    let mut outcomes: Vec<Outcome> = options.iter().map(at_once).listed();
    for moves in 1.. {
        let mut decided = Vec::new();
        for (position, reached) in options.iter().enumerate() {
            if outcomes[position] == Outcome::Draw {
                let known = reached.iter().map(|&option| outcomes[option]);
                decided.extend(decide(known, moves).map(|outcome| (position, outcome)));
            }
        }
        if decided.is_empty() {
            break;
        }
        for (position, outcome) in decided {
            outcomes[position] = outcome;
        }
    }
    outcomes
}

/// The outcome of a position after `moves` moves, if its options decide it.
fn decide(mut options: impl Iterator<Item = Outcome> + Clone, moves: u32) -> Option<Outcome> {
    if options.clone().any(|option| matches!(option, Outcome::Loss(_))) {
        Some(Outcome::Win(moves))
    } else if options.all(|option| matches!(option, Outcome::Win(_))) {
        Some(Outcome::Loss(moves))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Visit;

    /// A token on a graph: a 2-cycle, one end of which leads to a dead end.
    struct Token(Vec<Vec<usize>>);

    impl Game for Token {
        type Position = usize;

        fn moves(&self, &vertex: &usize, visit: Visit<usize>) {
            for &to in &self.0[vertex] {
                visit(to, format_args!("move to {to}"));
            }
        }

        fn draw(&self, vertex: &usize) -> String {
            vertex.to_string()
        }
    }

    #[test]
    fn a_cycle_is_a_draw_unless_somebody_can_leave_it_and_win() {
        let outcomes = solve(
            &Token(vec![vec![1], vec![0], vec![3], vec![4, 2], vec![]]),
            Play::Normal,
            [0, 2],
        );
        assert_eq!(outcomes[&0], Outcome::Draw);
        assert_eq!(outcomes[&3], Outcome::Win(1));
        assert_eq!(outcomes[&2], Outcome::Loss(2));
        assert_eq!(outcomes[&4], Outcome::Loss(0));
    }
}
