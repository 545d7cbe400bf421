//! A pursuer and a fugitive on a graph. In turn, each moves along an arc or stays. The pursuer wins when both
//! are on the same vertex.

use super::drawing::{numbers, vertices};
use super::{Game, Player, Visit};
use Player::{Left as Pursuer, Right as Fugitive};

/// The vertices to which each player can move from each vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pursuit {
    /// The pursuer's moves.
    pub pursuer: Vec<Vec<usize>>,
    /// The fugitive's moves.
    pub fugitive: Vec<Vec<usize>>,
}

/// The vertices of both, and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chased {
    /// The vertex of the pursuer.
    pub pursuer: usize,
    /// The vertex of the fugitive.
    pub fugitive: usize,
    /// The player to move.
    pub turn: Player,
}

impl Game for Pursuit {
    type Position = Chased;

    fn moves(&self, at: &Chased, visit: Visit<Chased>) {
        let turn = at.turn.other();
        let (reached, from) = match at.turn {
            Pursuer => (&self.pursuer[at.pursuer], at.pursuer),
            Fugitive => (&self.fugitive[at.fugitive], at.fugitive),
        };
        if at.pursuer == at.fugitive {
            // The fugitive has moved to the pursuer.
            if at.turn == Pursuer {
                visit(Chased { turn, ..*at }, format_args!("end the pursuit"));
            }
            return;
        }
        let mut visit_vertex = |vertex, name: std::fmt::Arguments| {
            let next = match at.turn {
                Pursuer => Chased { pursuer: vertex, turn, ..*at },
                Fugitive => Chased { fugitive: vertex, turn, ..*at },
            };
            visit(next, name);
        };
        visit_vertex(from, format_args!("stay"));
        for &vertex in reached {
            visit_vertex(vertex, format_args!("move to {}", vertex + 1));
        }
    }

    /// The vertices with each player's moves; `p` and `f` mark the players.
    fn draw(&self, at: &Chased) -> String {
        let list = vertices(self.pursuer.len(), |vertex| {
            let mark = match (vertex == at.pursuer, vertex == at.fugitive) {
                (true, true) => "pf",
                (true, false) => "p ",
                (false, true) => "f ",
                _ => ". ",
            };
            let reached = [&self.pursuer, &self.fugitive].map(|all| numbers(all[vertex].clone()));
            (mark.to_owned(), reached.join(" | "))
        });
        let turn = if at.turn == Pursuer { 'p' } else { 'f' };
        format!("{list}\n{turn} to move")
    }
}
