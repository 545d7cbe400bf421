//! Delete Nim on pairs of heaps: a move deletes one heap of a pair and splits the other into two,
//! the new pair.

use super::{Game, Visit, each_alone, replaced};
use crate::listed::Listed;

/// A position is the pairs as [`sorted`] leaves them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeleteNim;

impl Game for DeleteNim {
    type Position = Vec<[u64; 2]>;

    fn moves(&self, pairs: &Vec<[u64; 2]>, visit: Visit<Vec<[u64; 2]>>) {
        for (at, &[first, second]) in pairs.iter().enumerate() {
            for (deleted, heap) in [(1, second), (2, first)] {
                for part in 1..=heap / 2 {
                    let (rest, number) = (heap - part, at + 1);
                    visit(
                        sorted(replaced(pairs, at, [part, rest])),
                        format_args!(
                            "delete heap {deleted} of pair {number}, split the other into {part} \
                             and {rest}"
                        ),
                    );
                }
            }
        }
    }

    fn parts(&self, pairs: &Vec<[u64; 2]>) -> Vec<Vec<[u64; 2]>> {
        each_alone(pairs)
    }

    fn draw(&self, pairs: &Vec<[u64; 2]>) -> String {
        let pairs: Vec<String> = pairs.iter().map(|[a, b]| format!("({a}, {b})")).listed();
        pairs.join(" ")
    }
}

/// Pairs in ascending order, each of them too, so that equivalent positions become the same.
pub fn sorted(pairs: Vec<[u64; 2]>) -> Vec<[u64; 2]> {
    let mut ordered = Vec::with_capacity(pairs.len());
    for [a, b] in pairs {
        ordered.push((a.min(b), a.max(b)));
    }
    ordered.sort_unstable();
    ordered.into_iter().map(<[u64; 2]>::from).listed()
}
