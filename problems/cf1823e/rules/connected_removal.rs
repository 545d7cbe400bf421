//! Paths and cycles: a move removes a connected piece whose number of vertices is within bounds.

use super::{Game, Visit, each_alone};
use crate::listed::Listed;
use crate::sorted;
use std::ops::RangeInclusive;

/// The bounds. A position is the pieces as [`sorted`] leaves them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConnectedRemoval(pub RangeInclusive<usize>);

/// A path or a cycle, with its number of vertices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Piece {
    /// A path.
    Path(usize),
    /// A cycle.
    Cycle(usize),
}

impl Game for ConnectedRemoval {
    type Position = Vec<Piece>;

    fn moves(&self, pieces: &Vec<Piece>, visit: Visit<Vec<Piece>>) {
        for (at, &piece) in pieces.iter().enumerate() {
            let others = [&pieces[..at], &pieces[at + 1..]].concat();
            let mut leave = |left: &[Piece], name: std::fmt::Arguments| {
                visit(sorted([&others[..], left].concat()), name);
            };
            let number = at + 1;
            for count in self.0.clone() {
                match piece {
                    Piece::Cycle(vertices) if count <= vertices => {
                        let name = format_args!("remove {count} from piece {number}");
                        leave(&[Piece::Path(vertices - count)], name);
                    }
                    Piece::Path(vertices) if count <= vertices => {
                        let rest = vertices - count;
                        for first in 0..=rest / 2 {
                            let second = rest - first;
                            let name = format_args!(
                                "remove {count} from piece {number}, leaving {first} and {second}"
                            );
                            leave(&[Piece::Path(first), Piece::Path(second)], name);
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    fn parts(&self, pieces: &Vec<Piece>) -> Vec<Vec<Piece>> {
        each_alone(pieces)
    }

    fn draw(&self, pieces: &Vec<Piece>) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Path(vertices) => format!("a path of {vertices}"),
            Piece::Cycle(vertices) => format!("a cycle of {vertices}"),
        };
        pieces.iter().map(piece).listed().join(", ")
    }
}

/// Nonempty pieces in order.
pub fn sorted(mut pieces: Vec<Piece>) -> Vec<Piece> {
    pieces.retain(|&piece| piece != Piece::Path(0));
    sorted::sort_by_number(&mut pieces, |piece| match *piece {
        Piece::Path(vertices) => vertices as u64,
        Piece::Cycle(vertices) => vertices as u64 | 1 << 63,
    });
    pieces
}
