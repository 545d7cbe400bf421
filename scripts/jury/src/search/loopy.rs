//! Games that need not end: positions may come back.

use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The rules of a game with moves back and forth. A position says whose turn it is.
pub trait Loopy {
    /// A position, with the player to move where that matters.
    type Position: Clone + Eq + Hash;

    /// The options of the player to move.
    fn options(&self, position: &Self::Position) -> Vec<Self::Position>;

    /// What a position without options means for the player to move.
    fn end(&self, position: &Self::Position) -> End;
}

/// The result of a game for the player who is to move at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The player to move has won.
    Won,
    /// The player to move has lost.
    Lost,
}

/// What perfect play leads to, for the player to move: who can win wins as soon as possible, who
/// must lose does so as late as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Wins after this number of moves of both players.
    Win(u32),
    /// Loses after this number of moves of both players.
    Loss(u32),
    /// Neither player can force an end.
    Draw,
}

/// The outcomes of all positions that can be reached from `starts`, by value iteration to a fixed
/// point: round `d` decides the positions that are decided in exactly `d` moves.
pub fn solve<G: Loopy>(
    game: &G,
    starts: impl IntoIterator<Item = G::Position>,
) -> FxHashMap<G::Position, Outcome> {
    let mut options: FxHashMap<G::Position, Vec<G::Position>> = FxHashMap::default();
    let mut open: Vec<G::Position> = starts.into_iter().collect();
    while let Some(position) = open.pop() {
        options.entry(position).or_insert_with_key(|position| {
            let reached = game.options(position);
            open.extend(reached.iter().cloned());
            reached
        });
    }

    let mut outcomes: FxHashMap<G::Position, Outcome> = options
        .iter()
        .map(|(position, reached)| {
            let outcome = match reached.is_empty().then(|| game.end(position)) {
                Some(End::Won) => Outcome::Win(0),
                Some(End::Lost) => Outcome::Loss(0),
                None => Outcome::Draw,
            };
            (position.clone(), outcome)
        })
        .collect();
    for moves in 1.. {
        let decided: Vec<(G::Position, Outcome)> = options
            .iter()
            .filter(|(position, _)| outcomes[*position] == Outcome::Draw)
            .filter_map(|(position, reached)| {
                let known = reached.iter().map(|option| outcomes[option]);
                decide(known, moves).map(|outcome| (position.clone(), outcome))
            })
            .collect();
        if decided.is_empty() {
            break;
        }
        outcomes.extend(decided);
    }
    outcomes
}

/// The outcome of a position after `moves` moves, if the outcomes of its options decide it.
fn decide(mut options: impl Iterator<Item = Outcome> + Clone, moves: u32) -> Option<Outcome> {
    if options
        .clone()
        .any(|option| matches!(option, Outcome::Loss(_)))
    {
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

    /// A token on a graph: a 2-cycle that one end leaves to a dead end.
    struct Token(Vec<Vec<usize>>);

    impl Loopy for Token {
        type Position = usize;

        fn options(&self, &vertex: &usize) -> Vec<usize> {
            self.0[vertex].clone()
        }

        fn end(&self, _: &usize) -> End {
            End::Lost
        }
    }

    #[test]
    fn a_cycle_is_a_draw_unless_somebody_can_leave_it_and_win() {
        let outcomes = solve(
            &Token(vec![vec![1], vec![0], vec![3], vec![4, 2], vec![]]),
            [0, 2],
        );
        assert_eq!(outcomes[&0], Outcome::Draw);
        assert_eq!(outcomes[&3], Outcome::Win(1));
        assert_eq!(outcomes[&2], Outcome::Loss(2));
        assert_eq!(outcomes[&4], Outcome::Loss(0));
    }
}
