//! Games that need not end: positions may come back.

use super::impartial::Play;
use crate::rules::Game;
use rustc_hash::FxHashMap;

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
pub fn solve<G: Game>(
    game: &G,
    play: Play,
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
            let outcome = match (reached.is_empty(), play) {
                (false, _) => Outcome::Draw,
                (true, Play::Normal) => Outcome::Loss(0),
                (true, Play::Misere) => Outcome::Win(0),
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
    use crate::rules::Visit;

    /// A token on a graph: a 2-cycle that one end leaves to a dead end.
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
