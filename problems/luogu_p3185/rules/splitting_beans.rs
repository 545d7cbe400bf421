//! Splitting beans: a move takes a bean out of a bottle and puts one into each of two bottles
//! further on, or two into one.

use super::{Game, Visit, draw_heaps, replaced};

/// A position is the number of beans in each bottle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SplittingBeans;

/// The bottles of each move, from 0, in lexicographic order: from `i` to `j` and `k`, where
/// `i < j <= k`.
pub fn moves(beans: &[u64]) -> Vec<[usize; 3]> {
    let mut moves = Vec::new();
    for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
        for j in i + 1..beans.len() {
            for k in j..beans.len() {
                moves.push([i, j, k]);
            }
        }
    }
    moves
}

/// The position after a move.
pub fn moved(beans: &[u64], [i, j, k]: [usize; 3]) -> Vec<u64> {
    let mut beans = beans.to_vec();
    beans[i] -= 1;
    beans[j] += 1;
    beans[k] += 1;
    beans
}

impl Game for SplittingBeans {
    type Position = Vec<u64>;

    fn moves(&self, beans: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for [i, j, k] in moves(beans) {
            visit(
                moved(beans, [i, j, k]),
                format_args!("a bean from bottle {i} becomes one in {j} and one in {k}"),
            );
        }
    }
    /// Beans move independently, and those in the last bottle cannot move.
    fn parts(&self, beans: &Vec<u64>) -> Vec<Vec<u64>> {
        let none = vec![0; beans.len()];
        let mut parts = Vec::new();
        for (bottle, &beans) in beans.iter().take(beans.len() - 1).enumerate() {
            for _ in 0..beans {
                parts.push(replaced(&none, bottle, 1));
            }
        }
        parts
    }

    fn draw(&self, beans: &Vec<u64>) -> String {
        draw_heaps(beans)
    }
}
