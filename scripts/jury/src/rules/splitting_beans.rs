//! Splitting beans: a move takes a bean out of a bottle and puts one into each of two bottles
//! further on, or two into one.

use super::{Game, Visit, draw_heaps, replaced};
use crate::listed::Listed;

/// Splitting beans. A position is the number of beans in each bottle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SplittingBeans;

/// The bottles of each move, counted from 0, in lexicographic order: from `i` to `j` and `k`, where
/// `i < j <= k`.
pub fn moves(beans: &[u64]) -> impl Iterator<Item = [usize; 3]> + '_ {
    let bottles = beans.len();
    let filled = (0..bottles).filter(|&i| beans[i] > 0);
    filled
        .flat_map(move |i| (i + 1..bottles).flat_map(move |j| (j..bottles).map(move |k| [i, j, k])))
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
    /// Each bean moves alone, and in the last bottle not at all.
    fn parts(&self, beans: &Vec<u64>) -> Vec<Vec<u64>> {
        let none = vec![0; beans.len()];
        let bottles = beans.iter().take(beans.len() - 1).enumerate();
        let beans = bottles.flat_map(|(bottle, &beans)| (0..beans).map(move |_| bottle));
        beans.map(|bottle| replaced(&none, bottle, 1)).listed()
    }

    fn draw(&self, beans: &Vec<u64>) -> String {
        draw_heaps(beans)
    }
}
